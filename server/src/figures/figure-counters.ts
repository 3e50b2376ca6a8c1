/** The kinds of figures, and how many names of each are told apart in a day, by each process; further ones count together. */
const NAMES = { page: 100, event: 20, referrer: 300, campaign: 100, "empty search": 300 } as const;

export type FigureKind = keyof typeof NAMES;

/** Counts of one name since they were taken last. */
export type FigureCount = { kind: FigureKind; name: string; count: number };

/** The name under which those beyond the bounds are counted. */
export const OTHERS = "(others)";

const KINDS = Object.keys(NAMES) as FigureKind[];

type Counter = { count: number };

const ofEachKind = <Value>(make: () => Value) =>
  Object.fromEntries(KINDS.map((kind) => [kind, make()])) as Record<FigureKind, Value>;

/** Counters in memory, until they are taken to be stored. */
export class FigureCounters {
  private readonly counters = ofEachKind(() => new Map<string, Counter>());
  /** The names of the day, so that a flood of made-up ones fills neither memory nor table. */
  private readonly known = ofEachKind(() => new Set<string>());

  /** Adds to a counter. Each cached page does: a known name takes one look-up. */
  add(kind: FigureKind, name: string, count = 1): void {
    const counter = this.counters[kind].get(name) ?? this.counterOf(kind, name);
    counter.count += count;
  }

  /** The counts since the last call. */
  take(): FigureCount[] {
    return KINDS.flatMap((kind) => {
      const taken = [...this.counters[kind]].map(([name, { count }]) => ({ kind, name, count }));
      this.counters[kind].clear();
      return taken;
    });
  }

  /** A new day has begun: all names may be new ones again. */
  forgetNames(): void {
    for (const kind of KINDS) this.known[kind].clear();
  }

  private counterOf(kind: FigureKind, name: string): Counter {
    const known = this.known[kind];
    const counted = known.has(name) || known.size < NAMES[kind] ? name : OTHERS;
    known.add(counted);
    const counter = this.counters[kind].get(counted) ?? { count: 0 };
    this.counters[kind].set(counted, counter);
    return counter;
  }
}
