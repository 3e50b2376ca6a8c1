import { once } from "node:events";
import { Readable } from "node:stream";
import type pg from "pg";

/** What pg's connection can do beside its published types: its client passes it to whoever submits a statement. */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

/** Rows come one by one; they are passed on in blocks of about this many bytes. */
const BLOCK = 64 * 1024;

/** What `COPY … TO STDOUT` sends, read no faster than it is used. The connection is free again when it has ended. */
export function copyOut(client: pg.ClientBase, text: string): Readable {
  return client.query(new CopyOut(text));
}

class CopyOut extends Readable implements pg.Submittable {
  private connection: pg.Connection | undefined;
  private rows: Buffer[] = [];
  private size = 0;

  constructor(private readonly text: string) {
    super({ highWaterMark: BLOCK });
  }

  submit(connection: pg.Connection): void {
    this.connection = connection;
    connection.query(this.text);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.rows.push(Buffer.from(chunk)); // a copy: pg uses its own buffer again
    this.size += chunk.length;
    if (this.size >= BLOCK && !this.pass()) this.connection?.stream.pause();
  }

  handleCommandComplete(): void {
    this.pass();
  }

  handleReadyForQuery(): void {
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  override _read(): void {
    this.connection?.stream.resume();
  }

  private pass(): boolean {
    if (this.size === 0) return true;
    const block = Buffer.concat(this.rows);
    this.rows = [];
    this.size = 0;
    return this.push(block);
  }
}

/** Sends `source` to `COPY … FROM STDIN`, no faster than Postgres takes it. Rejects with what Postgres or the source says. */
export function copyIn(client: pg.ClientBase, text: string, source: AsyncIterable<Buffer>): Promise<void> {
  return client.query(new CopyIn(text, source)).done.promise;
}

class CopyIn implements pg.Submittable {
  readonly done = Promise.withResolvers<void>();
  private failure: unknown;

  constructor(
    private readonly text: string,
    private readonly source: AsyncIterable<Buffer>,
  ) {}

  submit(connection: pg.Connection): void {
    connection.query(this.text);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.send(connection).catch((error: unknown) => {
      this.failure ??= error;
      connection.sendCopyFail("The source of the rows failed.");
    });
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.done.resolve();
  }

  handleError(error: Error): void {
    this.failure ??= error;
    this.done.reject(this.failure);
  }

  private async send(connection: CopyConnection): Promise<void> {
    for await (const block of this.source) {
      if (this.failure !== undefined) return; // Postgres has refused a row and reads no more
      connection.sendCopyFromChunk(block);
      if (connection.stream.writableNeedDrain) await once(connection.stream, "drain");
    }
    connection.endCopyFrom();
  }
}
