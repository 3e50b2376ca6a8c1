import pg from "pg";
import { statements, type StatementActivity } from "../activities/activities.js";
import { statementName } from "./statement-name.js";

type Callback = (error: Error | undefined, result: unknown) => void;
type Send = (...given: unknown[]) => unknown;

/** A connection whose statements are told to who watches them (`statements`), whoever sends them: queries of ours or TypeORM. */
export class ObservedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const send: Send = (...given) => Reflect.apply(super.query, this, given);
    // The driver's method has nine forms, which a method of this class would have to repeat.
    this.query = ((...given: unknown[]) => {
      const activity = statements.hasSubscribers ? activityOf(given[0]) : undefined;
      return activity ? observed(activity, send, given) : send(...given);
    }) as typeof this.query;
  }
}

/** Pools call with a callback; TypeORM waits for a promise. */
function observed(activity: StatementActivity, send: Send, given: unknown[]): unknown {
  const place = given.findIndex((each) => typeof each === "function");
  if (place < 0) return statements.tracePromise(() => send(...given) as Promise<unknown>, activity);
  const sendWith = (done: Callback) => send(...given.with(place, done));
  return statements.traceCallback(sendWith, 0, activity, undefined, given[place] as Callback);
}

/** Undefined for what is no statement alone, such as a stream of rows, which has events of its own. */
function activityOf(asked: unknown): StatementActivity | undefined {
  const config = typeof asked === "object" && asked !== null ? asked : { text: asked };
  const { name, text }: { name?: unknown; text?: unknown } = config;
  if (typeof text !== "string" || "submit" in config) return undefined;
  return { name: statementName(typeof name === "string" ? name : undefined, text), startedAt: performance.now() };
}
