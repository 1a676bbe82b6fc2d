/** What others do is shown step by step, at the reader's own speed: what comes in faster waits for its turn. */

export class Playback<Step> {
  /** How many steps are still to be shown. */
  left = $state(0);
  #steps: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown = -Infinity;

  /** Whether what comes next waits: for a scene that is being looked at. */
  held: () => boolean = () => false;

  /** `pause` says how long a step is looked at, in ms; 0 shows all at once. */
  constructor(
    readonly show: (step: Step) => void,
    readonly pause: () => number,
  ) {}

  /** A step has come in. */
  add(step: Step): void {
    this.#steps.push(step);
    this.left = this.#steps.length;
    this.#go();
  }

  /** Show all that is left now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (let step = this.#steps.shift(); step !== undefined; step = this.#steps.shift()) this.show(step);
    this.left = 0;
  }

  /** Forget what is left: the table comes whole. */
  drop(): void {
    this.#steps = [];
    this.flush();
  }

  /** What waited goes on. */
  resume(): void {
    this.#go();
  }

  #go(): void {
    const pause = this.pause();
    if (pause === 0) return this.flush();
    if (this.held()) return;
    if (this.#timer !== undefined || !this.#steps.length) return;
    this.#timer = setTimeout(() => this.#next(), Math.max(0, this.#shown + pause - Date.now()));
  }

  #next(): void {
    this.#timer = undefined;
    const step = this.#steps.shift();
    this.left = this.#steps.length;
    this.#shown = Date.now();
    if (step !== undefined) this.show(step);
    this.#go();
  }
}
