"""Maps as bit sets, compared with slow and plain ways."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tyche.core.atlas import bits, flood, mask_of, reach, spread, within

PLACES = 10
Pairs = list[tuple[int, int]]
pairs = st.lists(st.tuples(st.integers(0, PLACES - 1), st.integers(0, PLACES - 1)), max_size=20)
masks = st.integers(0, (1 << PLACES) - 1)


def adjacency(routes: Pairs) -> list[int]:
    neighbours = [0] * PLACES
    for one, other in routes:
        neighbours[one] |= 1 << other
        neighbours[other] |= 1 << one
    return neighbours


def steps_from(start: int, allowed: int, neighbours: list[int]) -> dict[int, int]:
    """Breadth first, place by place."""
    found = {place: 0 for place in range(PLACES) if start >> place & 1}
    queue = list(found)
    for place in queue:
        for other in range(PLACES):
            if neighbours[place] >> other & 1 and allowed >> other & 1 and other not in found:
                found[other] = found[place] + 1
                queue.append(other)
    return found


def cheapest(start: int, costs: list[int], by_kind: list[list[int]], enter: int, through: int) -> dict[int, int]:
    """Relax every route until nothing gets cheaper."""
    found = {place: 0 for place in range(PLACES) if start >> place & 1}
    changed = True
    while changed:
        changed = False
        for place, spent in list(found.items()):
            if not (through | start) >> place & 1:
                continue
            for cost, neighbours in zip(costs, by_kind, strict=True):
                for other in range(PLACES):
                    if neighbours[place] >> other & 1 and enter >> other & 1 and spent + cost < found.get(other, 99):
                        found[other] = spent + cost
                        changed = True
    return found


@given(masks)
def test_bits_and_masks_are_each_others_inverse(mask: int) -> None:
    assert mask_of(bits(mask)) == mask
    assert bits(mask) == [place for place in range(PLACES) if mask >> place & 1]


def test_bits_of_large_sets() -> None:
    assert bits(1 << 200 | 1 << 64 | 1) == [0, 64, 200]


def test_spread_is_one_step() -> None:
    line = adjacency([(0, 1), (1, 2), (2, 3)])
    assert spread(mask_of([1]), line) == mask_of([0, 2])
    assert spread(0, line) == 0


@given(pairs, masks, masks)
def test_flood_finds_everything_connected(routes: Pairs, start: int, allowed: int) -> None:
    neighbours = adjacency(routes)
    assert flood(start, allowed, neighbours) == mask_of(list(steps_from(start, allowed, neighbours)))


@given(pairs, masks, masks, st.integers(0, 5))
def test_within_counts_steps(routes: Pairs, start: int, allowed: int, steps: int) -> None:
    neighbours = adjacency(routes)
    near = [place for place, far in steps_from(start, allowed, neighbours).items() if far <= steps]
    assert within(start, steps, allowed, neighbours) == mask_of(near)


@settings(max_examples=300)
@given(pairs, pairs, st.tuples(st.integers(0, 3), st.integers(0, 3)), masks, masks, masks, st.integers(0, 6))
def test_reach_finds_the_cheapest_ways(
    land: Pairs, sea: Pairs, costs: tuple[int, int], start: int, enter: int, through: int, budget: int
) -> None:
    by_kind = [adjacency(land), adjacency(sea)]
    levels = reach(start, budget, list(costs), by_kind, enter, through)
    expected = cheapest(start, list(costs), by_kind, enter, through)
    found = {place: cost for cost, places in enumerate(levels) for place in bits(places)}
    assert found == {place: cost for place, cost in expected.items() if cost <= budget}


def test_reach_may_end_where_it_may_not_go_on() -> None:
    line = adjacency([(0, 1), (1, 2)])
    everything = mask_of([0, 1, 2])
    assert reach(1, 5, [1], [line], everything, everything & ~mask_of([1]))[:3] == [mask_of([0]), mask_of([1]), 0]


def test_nothing_is_reached_without_a_budget() -> None:
    assert reach(1, -1, [1], [adjacency([(0, 1)])], 3, 3) == []
