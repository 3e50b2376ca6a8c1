import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import { scheduledLink, SerialQueue } from "./serial-queue";

/** A task that ends when the test says so. */
function aTask(log: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const task = () => {
    log.push(name);
    return promise;
  };
  return { task, resolve: () => resolve(name), reject };
}

describe("a serial queue", () => {
  it("starts a task when the one before it has ended, in the order in which they were added", async () => {
    const queue = new SerialQueue();
    const started: string[] = [];
    const [first, second] = [aTask(started, "first"), aTask(started, "second")];
    const answers = [queue.run(first.task), queue.run(second.task)];

    second.resolve();
    await Promise.resolve();
    expect(started).toEqual(["first"]);
    first.resolve();
    expect(await Promise.all(answers)).toEqual(["first", "second"]);
    expect(started).toEqual(["first", "second"]);
  });

  it("goes on after a task that failed, and hands the failure to its caller", async () => {
    const queue = new SerialQueue();
    const started: string[] = [];
    const [first, second] = [aTask(started, "first"), aTask(started, "second")];
    const failing = queue.run(first.task);
    const next = queue.run(second.task);

    first.reject(new Error("No answer"));
    second.resolve();
    await expect(failing).rejects.toThrow("No answer");
    expect(await next).toBe("second");
  });
});

describe("an operation with a schedule", () => {
  const SAVE = parse("mutation Save($id: ID!) { save(id: $id) { __typename id } }");
  const saved = (id: string): ApolloLink.Result => ({ data: { save: { __typename: "Saved", id } } });

  /** A client that records operations and responds when the test says so. */
  function aClient() {
    const sent: string[] = [];
    const answers: ((result: ApolloLink.Result) => void)[] = [];
    const link = new ApolloLink(
      ({ variables }) =>
        new Observable((observer) => {
          sent.push(String(variables["id"]));
          answers.push((result) => {
            observer.next(result);
            observer.complete();
          });
        }),
    );
    const client = new ApolloClient({ cache: new InMemoryCache(), link: scheduledLink.concat(link) });
    return { client, sent, answers };
  }

  it("is sent when its turn comes, with the answers before it in the cache", async () => {
    const { client, sent, answers } = aClient();
    const queue = new SerialQueue();
    const context = { schedule: queue.run };
    const first = client.mutate({ mutation: SAVE, variables: { id: "1" }, context });
    const cached = queue.run(async () => client.cache.extract());
    const second = client.mutate({ mutation: SAVE, variables: { id: "2" }, context });

    await expect.poll(() => sent).toEqual(["1"]);
    answers[0]?.(saved("1"));
    expect(await cached).toHaveProperty(["Saved:1"]);
    await first;
    await expect.poll(() => sent).toEqual(["1", "2"]);
    answers[1]?.(saved("2"));
    expect((await second).data).toEqual(saved("2").data);
  });

  it("rejects with the error of the shop, which its schedule gets first", async () => {
    const { client, sent, answers } = aClient();
    const heard: unknown[] = [];
    const schedule = <T>(send: () => Promise<T>) =>
      send().catch((error: unknown) => {
        heard.push(error);
        throw error;
      });
    const refused = client.mutate({ mutation: SAVE, variables: { id: "1" }, context: { schedule } });

    await expect.poll(() => sent).toEqual(["1"]);
    answers[0]?.({ data: null, errors: [{ message: "Too many", extensions: { code: "LIMIT_EXCEEDED" } }] });
    await expect(refused).rejects.toSatisfy(CombinedGraphQLErrors.is);
    expect(heard).toHaveLength(1);
  });

  it("goes out at once without a schedule", async () => {
    const { client, sent } = aClient();
    void client.mutate({ mutation: SAVE, variables: { id: "1" } });
    void client.mutate({ mutation: SAVE, variables: { id: "2" } });
    await expect.poll(() => sent).toEqual(["1", "2"]);
  });
});
