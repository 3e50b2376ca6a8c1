import { median } from "./figures.ts";
import type { LoadGenerator, LoadRequest } from "./load.ts";
import type { MeasuredServer } from "./measured-server.ts";

/** A server that is asked the same as the others. */
export type Contestant = { name: string; server: MeasuredServer; requests: LoadRequest[]; expected: string };

/** `cpu` is the server's processor time for an answer in microseconds, `p99` in milliseconds. */
export type Score = { perSecond: number; p99: number; cpu: number; ofFirst: number };

export type Course = { generator: LoadGenerator; connections: number; seconds: number; rounds: number };

/**
 * Each contestant has its turn in every round, so that whatever else the machine does hits all of them. The medians of the
 * rounds; `ofFirst` is the rate as a share of the first contestant's in the same round.
 */
export async function takeTurns(contestants: readonly Contestant[], course: Course): Promise<Map<string, Score>> {
  const turns: Map<string, Turn>[] = [];
  for (let round = 0; round < course.rounds; round += 1) {
    const results = new Map<string, Turn>();
    for (const contestant of rotated(contestants, round)) results.set(contestant.name, await turn(contestant, course));
    turns.push(results);
  }
  const [first] = contestants;
  return new Map(contestants.map(({ name }) => [name, score(turns, name, first?.name ?? name)]));
}

/** So many answers, or so many turns of half a second where a machine is slow, until V8 has compiled what a question needs. */
const [WARM_ANSWERS, WARM_TURNS] = [1500, 8];

/** Asks each contestant until it is as quick as it gets. */
export async function warmUp(contestants: readonly Contestant[], generator: LoadGenerator): Promise<void> {
  for (const { server, requests, expected } of contestants) {
    const load = { url: server.url, requests, expected, connections: 16, seconds: 0.5 };
    for (let turns = 0, answers = 0; turns < WARM_TURNS && answers < WARM_ANSWERS; turns += 1)
      answers += (await generator.run(load)).answers;
  }
}

type Turn = { perSecond: number; p99: number; cpu: number };

async function turn({ server, requests, expected }: Contestant, course: Course): Promise<Turn> {
  const { generator, connections, seconds } = course;
  const before = await server.usage();
  const { answers, perSecond, p99 } = await generator.run({
    url: server.url,
    requests,
    expected,
    connections,
    seconds,
  });
  const after = await server.usage();
  return { perSecond, p99, cpu: (after.cpuMicroseconds - before.cpuMicroseconds) / answers };
}

function score(turns: readonly Map<string, Turn>[], name: string, first: string): Score {
  const figures = (read: (own: Turn, others: Turn) => number) =>
    median(
      turns.map((turn) => {
        const [own, others] = [turn.get(name), turn.get(first)];
        return own && others ? read(own, others) : NaN;
      }),
    );
  return {
    perSecond: figures((own) => own.perSecond),
    p99: figures((own) => own.p99),
    cpu: figures((own) => own.cpu),
    ofFirst: figures((own, others) => own.perSecond / others.perSecond),
  };
}

const rotated = <Item>(items: readonly Item[], places: number): Item[] => {
  const start = places % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
};
