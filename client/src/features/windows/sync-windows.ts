import type { ApolloClient } from "@apollo/client";
import { isSame } from "@rules/project/merge-change";
import { logFailure } from "../../lib/failure-log";
import { SerialQueue } from "../../lib/serial-queue";
import { failureOf } from "../../lib/shop-failure";
import { createStore } from "../../lib/store";
import { afterExchange, beforeExchange, isAnotherProject, isEmpty, oneByOne, toSend, type Exchange } from "./exchange";
import { MY_WINDOWS, SAVE_PROJECT } from "./windows-operations";
import { changeOwner, isStored, reread, windowsOwner, windowsStore } from "./windows-store";

/** Whether the shop has what was typed. */
export type WindowsSync =
  | { readonly kind: "asking" | "saved" | "contested" | "saving" | "offline" | "unstored" }
  /** Some of it is not taken, which the sentence says; it stays in the browser. */
  | { readonly kind: "refused"; readonly sentence: string };

export const windowsSync = createStore<WindowsSync>({
  start: () => ({ kind: "asking" }),
  onServer: { kind: "asking" },
});

/** Whether the shop has said since the page was opened which windows it keeps: until then, none here does not mean none. */
export const windowsKnown = createStore<boolean>({ start: () => false, onServer: false });

/** Milliseconds without a keystroke after which changes are sent. */
const PAUSE_MS = 1500;
/** Milliseconds after which it is tried again where the shop was not reached. */
const RETRY_MS = 15_000;

/** Refused as it is: sending it again does not help. */
const FINAL = new Set(["BAD_USER_INPUT", "LIMIT_EXCEEDED"]);

const queue = new SerialQueue();

/** Whose windows these are was asked since the page was opened, came into view or another visitor signed in. */
let isOwnerKnown = false;

/** The shop is asked for its windows, and whose they are. */
async function ask(client: ApolloClient): Promise<void> {
  const before = windowsOwner();
  // Now, so that whoever signs in while the answer is on its way is asked for once more.
  isOwnerKnown = true;
  try {
    const { data } = await client.query({ query: MY_WINDOWS, fetchPolicy: "no-cache" });
    if (!data) throw new Error("There is no answer.");
    // The visitor has signed out since, or in: the answer may be about the one before.
    if (!isOwnerKnown || windowsOwner() !== before) return await ask(client);
    changeOwner(data.me?.id ?? null);
    const held = windowsStore.current();
    const next = afterExchange(held, data.project);
    if (!isSame(next, held)) windowsStore.set(next);
    windowsKnown.set(true);
  } catch (error) {
    isOwnerKnown = false;
    throw error;
  }
}

async function save(client: ApolloClient, sent: Exchange["sent"]): Promise<void> {
  const before = windowsOwner();
  const held = windowsStore.current();
  const noted = beforeExchange(held, sent);
  if (noted !== held) windowsStore.set(noted);
  const { data } = await client.mutate({
    mutation: SAVE_PROJECT,
    variables: { input: sent },
  });
  const { project, conflicts } = data?.saveProject ?? {};
  if (!project) throw new Error("There is no answer.");
  // The answer is about the windows of somebody who has signed out since, or in. The same sent once more changes nothing.
  if (windowsOwner() !== before) return;
  // The account's session has ended, and this is a guest's project: the account's windows must not follow.
  if (before !== null && isAnotherProject(windowsStore.current(), project)) return ask(client);
  windowsStore.set(afterExchange(windowsStore.current(), project, { sent, conflicts: conflicts ?? [] }));
}

/** Sends all changes; where the shop refuses one of them, each alone. Returns the sentences about what it refuses. */
async function saveAll(client: ApolloClient): Promise<string[]> {
  const sent = toSend(windowsStore.current());
  if (isEmpty(sent)) return [];
  try {
    await save(client, sent);
    return [];
  } catch (error) {
    const { code, sentence } = failureOf(error);
    if (!FINAL.has(code)) throw error;
    // Perhaps a session has ended, and the shop has nothing of what a change builds on, as the room of a new window.
    await ask(client);
    const parts = oneByOne(toSend(windowsStore.current()));
    return parts.length === 1 && isSame(parts[0], sent) ? [sentence] : saveEach(client, parts);
  }
}

/** Sends changes, each alone. Returns the sentences about those that the shop refuses. */
async function saveEach(client: ApolloClient, parts: readonly Exchange["sent"][]): Promise<string[]> {
  const owner = windowsOwner();
  const refusals: string[] = [];
  for (const part of parts) {
    if (windowsOwner() !== owner) break;
    await save(client, part).catch((refusal: unknown) => {
      if (!FINAL.has(failureOf(refusal).code)) throw refusal;
      refusals.push(failureOf(refusal).sentence);
    });
  }
  return refusals;
}

/** Asks and sends. Returns whether the shop was reached. */
async function exchange(client: ApolloClient): Promise<boolean> {
  try {
    reread();
    if (!isOwnerKnown) await ask(client);
    const refusals = await saveAll(client);
    const [sentence] = refusals;
    if (sentence !== undefined) windowsSync.set({ kind: "refused", sentence: [...new Set(refusals)].join(" ") });
    else if (isEmpty(toSend(windowsStore.current()))) windowsSync.set({ kind: "saved" });
    return true;
  } catch (error) {
    const { code, sentence } = failureOf(error);
    logFailure("Windows not sent", error);
    if (!isStored()) windowsSync.set({ kind: "unstored" });
    else windowsSync.set(code === "UNREACHABLE" ? { kind: "offline" } : { kind: "refused", sentence });
    return false;
  }
}

/**
 * Sends what is typed, and takes what other devices have changed, until the returned function is called. What can't be sent stays in the
 * browser and is tried again when there is a connection.
 */
export function followWindows(client: ApolloClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const after = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  const run = () => {
    clearTimeout(timer);
    if (!navigator.onLine) return windowsSync.set({ kind: isStored() ? "offline" : "unstored" });
    void queue
      .run(() => exchange(client))
      .then((isReached) => {
        if (!isStopped && !isReached) after(RETRY_MS);
      });
  };
  const askAnew = () => {
    reread();
    isOwnerKnown = false;
    if (document.visibilityState !== "hidden") run();
  };
  const unsubscribe = windowsStore.subscribe(() => {
    if (isEmpty(toSend(windowsStore.current()))) return;
    if (navigator.onLine) windowsSync.set({ kind: "saving" });
    after(PAUSE_MS);
  });
  addEventListener("online", askAnew);
  addEventListener("offline", run);
  document.addEventListener("visibilitychange", askAnew);
  windowsKnown.set(false);
  windowsSync.set({ kind: "asking" });
  askAnew();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe();
    removeEventListener("online", askAnew);
    removeEventListener("offline", run);
    document.removeEventListener("visibilitychange", askAnew);
    if (isOwnerKnown && !isEmpty(toSend(windowsStore.current()))) run();
  };
}
