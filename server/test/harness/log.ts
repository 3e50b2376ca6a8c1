import { PassThrough } from "node:stream";
import type { Logger } from "pino";
import { createLogger } from "../../src/http/logs/logs.js";

/** A logger and the lines it has written. */
export function aLog<Line extends { msg: string; level: number }>(): { logger: Logger; lines: Line[] } {
  const lines: Line[] = [];
  const stream = new PassThrough();
  stream.on("data", (chunk: Buffer) => {
    for (const line of chunk.toString().split("\n")) if (line) lines.push(JSON.parse(line) as Line);
  });
  return { logger: createLogger({ logLevel: "info", dev: false }, stream), lines };
}
