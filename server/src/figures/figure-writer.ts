import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import type { FigureCounters } from "./figure-counters.js";
import { ADD_FIGURES } from "./figure.queries.js";

/** Milliseconds between two writes: what a process that is killed loses. */
const PAUSE = 5000;

type WriterParts = { counters: FigureCounters; database: DataSource; logger: Logger };

/** Stores counts every few seconds, in one statement, and at the end. Several processes add to the same rows. */
export class FigureWriter {
  private readonly timer: NodeJS.Timeout;
  private writing: Promise<void> = Promise.resolve();
  private day: string | undefined;
  private isFailing = false;

  constructor(
    private readonly parts: WriterParts,
    pause = PAUSE,
  ) {
    this.timer = setInterval(() => void this.write(), pause).unref();
  }

  /** Stores what has been counted. Where that fails it is kept for the next time. */
  write(): Promise<void> {
    return (this.writing = this.writing.then(() => this.writeNow()));
  }

  /** Stores the last counts. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.write();
  }

  private async writeNow(): Promise<void> {
    const { counters, database, logger } = this.parts;
    const counts = counters.take();
    if (counts.length === 0) return;
    try {
      const columns = [
        counts.map(({ kind }) => kind),
        counts.map(({ name }) => name),
        counts.map(({ count }) => count),
      ];
      const [row] = await rowsOf(database, ADD_FIGURES, columns);
      if (row?.day !== this.day) counters.forgetNames();
      this.day = row?.day;
      this.isFailing = false;
    } catch (error) {
      for (const { kind, name, count } of counts) counters.add(kind, name, count);
      if (!this.isFailing) logger.warn({ err: error }, "figures are not stored now; they are kept");
      this.isFailing = true;
    }
  }
}
