import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

export type LoadRequest = {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: string;
};

/** Requests one after the other on each connection, over and over. */
export type Load = {
  url: string;
  requests: LoadRequest[];
  /** What each answers; undefined where the status says enough. */
  expected?: string;
  connections: number;
  seconds: number;
};

/** `p99` in milliseconds; `answers` counts also those that came after the end. */
export type LoadResult = { answers: number; perSecond: number; p99: number; faults: string[] };

/** The process that makes the load. */
export class LoadGenerator {
  private readonly child: ChildProcess = fork(path.join(import.meta.dirname, "generator.ts"));

  /** Rejects where a single answer was wrong: then no figure means anything. */
  async run(load: Load): Promise<LoadResult> {
    const answer = once(this.child, "message");
    this.child.send(load);
    const [result]: LoadResult[] = await answer;
    if (!result || result.faults.length > 0)
      throw new Error(`${load.url}${load.requests[0]?.path} answered wrongly:\n${result?.faults.join("\n")}`);
    return result;
  }

  close(): void {
    this.child.kill();
  }
}
