import pg from "pg";

/** When a statement fails: before Postgres gets it, or after it has done it, so that the answer is lost. */
export type FaultTime = "before" | "after";

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
type Callback = (error: Error) => void;
type Fault = { statementsLeft: number; time: FaultTime; error: Error };

/** Makes one statement of the shop fail, by its number. */
export class StatementFaults {
  #fault: Fault | undefined;

  /** From now until the returned function is called, all statements of this process pass by here. */
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

  /** The `number`th statement from now on fails with `error`. */
  arm(number: number, time: FaultTime, error: Error): void {
    this.#fault = { statementsLeft: number, time, error };
  }

  /** Whether the statement was reached; from now on none fails. */
  disarm(): boolean {
    const isReached = this.#fault?.statementsLeft === 0;
    this.#fault = undefined;
    return isReached;
  }

  /** The mail queue looks after itself on connections of its own; those don't count. */
  #reaches(client: pg.Client): Fault | undefined {
    const fault = this.#fault;
    if (!fault || fault.statementsLeft === 0 || nameOf(client) === "mail") return undefined;
    fault.statementsLeft -= 1;
    return fault.statementsLeft === 0 ? fault : undefined;
  }
}

const nameOf = (client: unknown) =>
  (client as { connectionParameters: { application_name?: string } }).connectionParameters.application_name;

/** What the statement answers reaches nobody. */
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
