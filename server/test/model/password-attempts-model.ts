/** Minutes between attempts after the free ones of a counter: 1, 2, 4 … 60. */
const waitAfter = (tries: number, free: number) => (tries < free ? 0 : Math.min(60, 2 ** (tries - free)));

const DAY = 24 * 60;

/** The simplest model of the counters of wrong passwords. */
export class ModelAttempts {
  readonly #counters = new Map<string, { tries: number; minutesAgo: number }>();

  /** Counts an attempt if the counter allows one now, and returns whether it did. */
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

  /** Takes back the last attempt. */
  takeBack(name: string): void {
    const counter = this.#counters.get(name);
    if (counter) counter.tries = Math.max(0, counter.tries - 1);
  }

  pass(minutes: number): void {
    for (const counter of this.#counters.values()) counter.minutesAgo += minutes;
  }
}
