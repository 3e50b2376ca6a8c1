import { useApolloClient, useMutation } from "@apollo/client/react";
import type { DocumentNode } from "graphql";
import { useState } from "react";
import { logFailure } from "../../lib/failure-log";
import { SerialQueue } from "../../lib/serial-queue";
import { failureOf } from "../../lib/shop-failure";
import { CHOOSE_OPTION, REMOVE_OPTION } from "./option-documents";

/** Changes of all windows take turns, so that the page that is read last is the newest. */
const queue = new SerialQueue();

/** Said where a change was made, but the page could not be read after it. */
const UNREAD = "Your change is saved, but can’t be shown yet. Please load this page again in a moment.";

/** A window as the page shows it. */
type SeenWindow = { readonly key: string; readonly optionsVersion: number };
export type OptionChanges = ReturnType<typeof useOptionChanges>;

/**
 * Changes of the options of one window. After each, also after a refused one, the page is read anew.
 * @param page query of the page that shows them
 */
export function useOptionChanges({ key: windowKey, optionsVersion }: SeenWindow, page: DocumentNode) {
  const client = useApolloClient();
  const [choose] = useMutation(CHOOSE_OPTION);
  const [remove] = useMutation(REMOVE_OPTION);
  const [busyId, setBusyId] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const change = async (optionId: string, send: () => Promise<unknown>): Promise<void> => {
    setBusyId(optionId);
    setFailure(undefined);
    const refusal = await queue.run(async () => {
      const refused = await sentenceOf(send());
      const unread = await sentenceOf(client.query({ query: page, fetchPolicy: "network-only" }));
      return refused ?? (unread && UNREAD);
    });
    setFailure(refusal);
    setBusyId(undefined);
  };
  const seen = { windowKey, expectedVersion: optionsVersion };
  return {
    /** The option that is being changed; undefined where none is. */
    busyId,
    /** Why the last change was not made, or is not shown, in a sentence. */
    failure,
    choose: (optionId: string) => change(optionId, () => choose({ variables: { input: { ...seen, optionId } } })),
    chooseNone: (optionId: string) =>
      change(optionId, () => choose({ variables: { input: { ...seen, optionId: null } } })),
    remove: (optionId: string) => change(optionId, () => remove({ variables: { input: { ...seen, optionId } } })),
  };
}

/** Waits for a request; the sentence about its failure. */
async function sentenceOf(request: Promise<unknown>): Promise<string | undefined> {
  try {
    await request;
    return undefined;
  } catch (error) {
    logFailure("Options not changed", error);
    return failureOf(error).sentence;
  }
}
