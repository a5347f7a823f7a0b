/** Does one thing at a time. What is asked for meanwhile waits, and makes way for what is asked for later. */
export class LookSlot<T> {
  readonly #look: (wished: T) => Promise<void>;
  #isBusy = false;
  #next: T | undefined;

  constructor(look: (wished: T) => Promise<void>) {
    this.#look = look;
  }

  /** Does it when nothing else is under way. */
  ask(wished: T): void {
    this.#next = wished;
    if (!this.#isBusy) void this.#goOn();
  }

  /** Forgets what waits. */
  clear(): void {
    this.#next = undefined;
  }

  async #goOn(): Promise<void> {
    this.#isBusy = true;
    for (let wished = this.#take(); wished !== undefined; wished = this.#take()) await this.#look(wished);
    this.#isBusy = false;
  }

  #take(): T | undefined {
    const next = this.#next;
    this.clear();
    return next;
  }
}
