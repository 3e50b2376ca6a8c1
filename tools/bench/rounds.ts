import { median } from "./figures.ts";
import type { LoadGenerator, LoadRequest } from "./load.ts";
import type { MeasuredServer } from "./measured-server.ts";

/** A server to compare, its requests and the expected response. */
export type Candidate = { name: string; server: MeasuredServer; requests: LoadRequest[]; expected: string };

/**
 * Medians of all rounds: `cpu` is the server's processor time per response in microseconds, `p99` is in milliseconds, `relativeRate` is
 * the rate as a share of the first candidate's in the same round.
 */
export type Score = { perSecond: number; p99: number; cpu: number; relativeRate: number };

export type Course = { generator: Pick<LoadGenerator, "run">; connections: number; seconds: number; rounds: number };

/** Measures every candidate in every round, in rotating order, so that other work on the machine affects all of them. */
export async function runRounds(candidates: readonly Candidate[], course: Course): Promise<Map<string, Score>> {
  const rounds: Map<string, Measurement>[] = [];
  for (let round = 0; round < course.rounds; round += 1) {
    const results = new Map<string, Measurement>();
    for (const candidate of rotated(candidates, round)) results.set(candidate.name, await measure(candidate, course));
    rounds.push(results);
  }
  const [first] = candidates;
  return new Map(candidates.map(({ name }) => [name, score(rounds, name, first?.name ?? name)]));
}

/** Enough responses for V8 to compile an operation, or enough runs of half a second on a slow machine. */
const [WARM_RESPONSES, WARM_RUNS] = [1500, 8];

/** Sends requests to each candidate until V8 has optimised its code. */
export async function warmUp(candidates: readonly Candidate[], generator: Pick<LoadGenerator, "run">): Promise<void> {
  for (const { server, requests, expected } of candidates) {
    const load = { url: server.url, requests, expected, connections: 16, seconds: 0.5 };
    for (let runs = 0, responses = 0; runs < WARM_RUNS && responses < WARM_RESPONSES; runs += 1)
      responses += (await generator.run(load)).responses;
  }
}

type Measurement = { perSecond: number; p99: number; cpu: number };

async function measure({ server, requests, expected }: Candidate, course: Course): Promise<Measurement> {
  const { generator, connections, seconds } = course;
  const before = await server.usage();
  const { responses, perSecond, p99 } = await generator.run({
    url: server.url,
    requests,
    expected,
    connections,
    seconds,
  });
  const after = await server.usage();
  return { perSecond, p99, cpu: (after.cpuMicroseconds - before.cpuMicroseconds) / responses };
}

function score(rounds: readonly Map<string, Measurement>[], name: string, firstName: string): Score {
  const figures = (read: (own: Measurement, first: Measurement) => number) =>
    median(
      rounds.map((round) => {
        const [own, first] = [round.get(name), round.get(firstName)];
        return own && first ? read(own, first) : NaN;
      }),
    );
  return {
    perSecond: figures((own) => own.perSecond),
    p99: figures((own) => own.p99),
    cpu: figures((own) => own.cpu),
    relativeRate: figures((own, first) => own.perSecond / first.perSecond),
  };
}

const rotated = <Item>(items: readonly Item[], offset: number): Item[] => {
  const start = offset % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
};
