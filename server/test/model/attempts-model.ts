/** Minutes from a try to the next one where so many of a counter's were free: 1, 2, 4 … 60. */
const waitAfter = (tries: number, free: number) => (tries < free ? 0 : Math.min(60, 2 ** (tries - free)));

const DAY = 24 * 60;

/** Counters of wrong passwords, as simple as it can be said. */
export class ModelAttempts {
  readonly #counters = new Map<string, { tries: number; minutesAgo: number }>();

  /** Whether the counter takes another try now; then it is counted. */
  take(name: string, free: number): boolean {
    const known = this.#counters.get(name);
    const counter = known && known.minutesAgo < DAY ? known : { tries: 0, minutesAgo: 0 };
    if (counter.minutesAgo < waitAfter(counter.tries, free)) return false;
    this.#counters.set(name, { tries: counter.tries + 1, minutesAgo: 0 });
    return true;
  }

  forget(name: string): void {
    this.#counters.delete(name);
  }

  /** The last try doesn't count. */
  takeBack(name: string): void {
    const counter = this.#counters.get(name);
    if (counter) counter.tries = Math.max(0, counter.tries - 1);
  }

  pass(minutes: number): void {
    for (const counter of this.#counters.values()) counter.minutesAgo += minutes;
  }
}
