"""What the rulebooks say about the components. The data files must agree with every line of this module.

It holds known facts only: where the rulebooks are silent the data files decide, and nothing here changes
when a printed value becomes known.
"""

from typing import Final

# E3: province -> (VP where a rulebook shows it, else None; its locations).
GAZETTEER: Final[dict[str, tuple[int | None, str]]] = {
    "aigyptos": (6, "alexandreia heliopolis memphis naukratis pelousion"),
    "arabia": (None, "nabataioi"),
    "armenia": (None, "amida armavir gymnias kordyene sophene trapezous"),
    "atropatene": (None, "gazaka chauon phraaspa"),
    "babylonia": (4, "babylon larsa nippur opis sippar uruk"),
    "bithynia": (1, "astakos herakleia"),
    "epeiros": (None, "chaonia molossia"),
    "hellas": (None, "aitolia athenai elis korinthos kyklades lamia sparta"),
    "hyrkania": (None, "kadousioi mardoi zadrakarta"),
    "illyria": (None, "dardanoi pellion"),
    "kappadokia": (2, "amaseia dana komana mazaka melitene zela"),
    "karia": (None, "halikarnassos"),
    "kilikia": (2, "issos tarsos"),
    "koile_syria": (1, "damaskos triparadeisos"),
    "krete": (None, "gortyn kydonia"),
    "kypros": (None, "paphos salamis"),
    "libya": (None, "barke kyrene"),
    "lydia": (None, "ephesos lesbos pergamon sardeis"),
    "lykia_pamphylia": (None, "aspendos phaselis pisidai xanthos"),
    "makedonia": (3, "amphipolis chalkidike lynkos orestis pella"),
    "media": (2, "ekbatana elymaioi gabiene hekatompylos kossaioi nemavand paraitakene rhagai"),
    "mesopotamia": (None, "arbela doura kainai karrhai nisibis thilabous"),
    "mikra_phrygia": (2, "abydos daskyleion"),
    "palaistine": (None, "ake galaditis gaza hierosolyma"),
    "persis": (None, "pasargadai persepolis"),
    "phoenike": (None, "arados sidon tyros"),
    "phrygia": (3, "ankyra gordion kelainai ikonion"),
    "rhodos": (None, "rhodos_city"),
    "skythia": (None, "getai odessos triballoi"),
    "sousiane": (None, "charax elymais ouxioi sousa"),
    "syria": (None, "bambyke chalybon myriandros thapsakos"),
    "thessalia": (2, "larisa trikka"),
    "thrake": (3, "agrianes apollonia byzantion chersonesos odrysai philippopolis"),
}

# E3: proven kinds, ports and Independent starts.
PROVEN_KIND: Final[dict[str, str]] = {
    "major": "memphis babylon athenai salamis sardeis pella ekbatana tyros kelainai rhodos_city sousa",
    "stronghold": "sparta elymaioi",
    "minor": "alexandreia paphos pergamon larisa",
}
PROVEN_PORTS: Final = "pelousion athenai kyklades sparta tarsos aspendos xanthos ake gaza tyros rhodos_city"
PROVEN_INDEPENDENT: Final = "elymaioi apollonia mardoi"

# T-14: every province not named here lies in Asia.
REGIONS: Final[dict[str, str]] = {
    "africa": "aigyptos libya",
    "europe": "makedonia thessalia hellas thrake skythia illyria epeiros",
    "great_islands": "krete rhodos kypros",
}

# D2: links proven by the examples; kinds are the ones the example allows.
LAND_LIKE: Final = ("land", "mountain", "strait")
LINKS: Final[list[tuple[str, str, tuple[str, ...]]]] = [
    ("ephesos", "halikarnassos", ("land",)),
    ("halikarnassos", "xanthos", ("land",)),
    ("xanthos", "phaselis", ("land",)),
    ("phaselis", "aspendos", ("land",)),
    ("ephesos", "sardeis", ("land",)),
    ("sardeis", "pergamon", ("land",)),
    ("pergamon", "ephesos", ("land",)),
    ("kelainai", "sardeis", ("land",)),
    ("pisidai", "aspendos", ("land",)),
    ("ikonion", "dana", ("land",)),
    ("lamia", "larisa", ("land",)),
    ("larisa", "pella", ("land",)),
    ("elymaioi", "sousa", LAND_LIKE),
    ("larsa", "sousa", LAND_LIKE),
    ("sousa", "charax", ("land",)),
    ("sousa", "elymais", ("land",)),
    ("elymais", "ouxioi", ("land",)),
    ("hekatompylos", "rhagai", LAND_LIKE),
    ("rhagai", "ekbatana", LAND_LIKE),
    ("kyklades", "athenai", ("sea",)),
    ("xanthos", "rhodos_city", ("sea",)),
    ("tyros", "ake", ("sea",)),
    ("ake", "gaza", ("sea",)),
    ("gaza", "pelousion", ("sea",)),
]

# D2: one transit point must join all places of a line by land-type routes (X, Z), or be reached by mountain (Y).
HUBS: Final[list[tuple[str, tuple[str, ...]]]] = [
    ("kelainai ephesos halikarnassos xanthos pisidai", ("land",)),
    ("ekbatana elymaioi", LAND_LIKE),
    ("aspendos", ("mountain",)),
]

# D2: provinces joined by a strait (EX-2).
STRAITS: Final[list[tuple[str, str]]] = [("thrake", "mikra_phrygia"), ("thrake", "bithynia")]

# T-8: seniority 20 first.
SENIORITY: Final = (
    "perdikkas antipatros krateros ptolemaios leonnatos peithon lysimachos antigonos polyperchon seleukos "
    "peukestas demetrios eumenes kassandros aristonous nearchos asandros pleistarchos menelaos polyarchos"
)

# T-11: general -> (province, control markers, VP, legitimacy, CUs).
START: Final[dict[str, tuple[str, int, int, int, dict[str, int]]]] = {
    "perdikkas": ("babylonia", 6, 4, 6, {"royal": 4, "elephant": 2}),
    "antipatros": ("makedonia", 5, 3, 2, {"royal": 2, "loyal": 2}),
    "krateros": ("kilikia", 2, 2, 0, {"royal": 2, "loyal": 2}),
    "ptolemaios": ("aigyptos", 5, 6, 0, {"loyal": 2, "mercenary": 2}),
    "leonnatos": ("mikra_phrygia", 2, 2, 1, {"loyal": 2, "mercenary": 2}),
    "peithon": ("media", 6, 2, 0, {"loyal": 2, "mercenary": 2}),
    "antigonos": ("phrygia", 4, 3, 0, {"loyal": 2, "mercenary": 2}),
    "eumenes": ("kappadokia", 5, 2, 0, {"loyal": 2, "mercenary": 2}),
    "lysimachos": ("thrake", 5, 3, 0, {"loyal": 2, "mercenary": 2}),
    "seleukos": ("koile_syria", 2, 1, 2, {"loyal": 2, "elephant": 2}),
}

# T-18: fleet -> (normal, improved), None where the rulebooks do not show the side.
FLEETS: Final[dict[str, tuple[int | None, int | None]]] = {
    "makedonia": (1, None),
    "karia": (1, 2),
    "rhodos": (2, 3),
    "athenai": (None, 3),
    "aigyptos": (None, None),
    "kilikia": (1, None),
}

# S6.0.c: the six titles resolved when they are revealed from the table.
REVEALED: Final[list[str]] = [
    "plans_of_their_own",
    "greek_soldiers",
    "migration_of_illyrian_tribes",
    "scythian_invasion",
    "unrest",
    "unrest_spreads",
]
