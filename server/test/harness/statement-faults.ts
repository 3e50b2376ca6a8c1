import pg from "pg";

/** A statement fails before Postgres receives it, or after it ran, so that its result is lost. */
export type FaultTime = "before" | "after";

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
type Callback = (error: Error) => void;
type Fault = { statementsLeft: number; time: FaultTime; error: Error };

const BY_THE_CLOCK: ReadonlySet<string> = new Set(["mail", "catalogue-watch"]);

/** Makes the shop's statement with a given number fail. */
export class StatementFaults {
  #fault: Fault | undefined;

  /** Intercepts all statements of this process until the returned function is called. */
  install(): () => void {
    const { prototype }: { prototype: { query: unknown } } = pg.Client;
    const query = prototype.query as Query;
    const reaches = (client: pg.Client) => this.#reaches(client);
    prototype.query = function (this: pg.Client, ...args: unknown[]) {
      const fault = reaches(this);
      if (!fault) return query.apply(this, args);
      const callback = args.findLast((arg) => typeof arg === "function") as Callback | undefined;
      const isDone = fault.time === "after" ? carriedOut(query, this, args) : Promise.resolve();
      return callback ? void answer(isDone, fault, callback) : refusal(isDone, fault);
    };
    return () => {
      prototype.query = query;
    };
  }

  /** Lets the `number`th statement from now on fail with `error`. */
  arm(number: number, time: FaultTime, error: Error): void {
    this.#fault = { statementsLeft: number, time, error };
  }

  /** Returns whether the statement was reached; afterwards none fails. */
  disarm(): boolean {
    const isReached = this.#fault?.statementsLeft === 0;
    this.#fault = undefined;
    return isReached;
  }

  /** The mail queue and the watch of the catalogue have connections of their own, whose statements come by the clock and don't count. */
  #reaches(client: pg.Client): Fault | undefined {
    const fault = this.#fault;
    if (!fault || fault.statementsLeft === 0 || BY_THE_CLOCK.has(nameOf(client) ?? "")) return undefined;
    fault.statementsLeft -= 1;
    return fault.statementsLeft === 0 ? fault : undefined;
  }
}

const nameOf = (client: unknown) =>
  (client as { connectionParameters: { application_name?: string } }).connectionParameters.application_name;

/** Drops the statement's result. */
async function carriedOut(query: Query, client: pg.Client, args: readonly unknown[]): Promise<void> {
  const done = query.apply(
    client,
    args.filter((arg) => typeof arg !== "function"),
  );
  await Promise.allSettled([done]);
}

async function refusal(isDone: Promise<void>, { error }: Fault): Promise<never> {
  await isDone;
  throw error;
}

async function answer(isDone: Promise<void>, { error }: Fault, callback: Callback): Promise<void> {
  await isDone;
  callback(error);
}
