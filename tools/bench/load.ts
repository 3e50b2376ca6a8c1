import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

export type LoadRequest = {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: string;
};

/** Sends the requests in order on each connection, repeatedly. */
export type Load = {
  url: string;
  requests: LoadRequest[];
  /** The expected body of each response; undefined when only the status counts. */
  expected?: string;
  connections: number;
  seconds: number;
  /** Seconds of the same load before, which do not count. */
  settling?: number;
};

/** `p99` in milliseconds; `responses` includes those that arrived after the end. */
export type LoadResult = { responses: number; perSecond: number; p99: number; faults: string[] };

/** A process that generates load. */
export class LoadGenerator {
  private readonly child: ChildProcess = fork(path.join(import.meta.dirname, "generator.ts"));

  /** Rejects when a single response was wrong: the figures would mean nothing. */
  async run(load: Load): Promise<LoadResult> {
    const message = once(this.child, "message");
    this.child.send(load);
    const [result]: LoadResult[] = await message;
    if (!result || result.faults.length > 0)
      throw new Error(`${load.url}${load.requests[0]?.path} had wrong responses:\n${result?.faults.join("\n")}`);
    return result;
  }

  close(): void {
    this.child.kill();
  }
}
