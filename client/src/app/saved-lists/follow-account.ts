import type { ApolloClient } from "@apollo/client";
import { savedInspirations } from "../../features/inspirations/saved-inspirations";
import type { SignedInAccount } from "../../features/sign-in/useSignedIn";
import { wishlistStore } from "../../features/wishlist/wishlist-store";
import { graphql } from "../../gql";
import type { KeepSavedInput } from "../../gql/graphql";
import { logFailure } from "../../lib/failure-log";
import type { SavedChange } from "../../lib/saved-ids-store";
import { SerialQueue, type Schedule } from "../../lib/serial-queue";
import { tellFailure } from "../../ui/toast/tell-failure";
import { listsOwner } from "./lists-owner";

const KEEP_SAVED = graphql(`
  mutation KeepSaved($input: KeepSavedInput!) {
    lists: keepSaved(input: $input) {
      account {
        id
        savedProductIds
        savedInspirationIds
      }
    }
  }
`);

const REMOVE_SAVED = graphql(`
  mutation RemoveSaved($input: RemoveSavedInput!) {
    lists: removeSaved(input: $input) {
      account {
        id
        savedProductIds
        savedInspirationIds
      }
    }
  }
`);

type Answer = { lists: { account: Lists | null } | null };
type Lists = Pick<SignedInAccount, "savedProductIds" | "savedInspirationIds">;

/** Pending changes: until their response the account's lists are older than this browser's. */
let unanswered = 0;
const queue = new SerialQueue();

/**
 * Shows the account's lists and sends the visitor's changes, until the returned function is called. The guest's lists of this browser
 * are merged into the account's once, at its first sign-in here.
 */
export function followAccount(client: ApolloClient, account: SignedInAccount): () => void {
  const owner = listsOwner.read();
  const isGuests = owner === null && wishlistStore.current().length + savedInspirations.current().length > 0;
  if (isGuests) void joinGuests(client, account.id);
  else {
    listsOwner.write(account.id);
    if (unanswered === 0) show(account);
  }
  const stopWishlist = wishlistStore.follow((change) => void send(client, change, "productIds"));
  const stopInspirations = savedInspirations.follow((change) => void send(client, change, "inspirationIds"));
  return () => {
    stopWishlist();
    stopInspirations();
  };
}

/** After signing out the account's lists and windows are removed from this browser. */
export function leaveAccount(): undefined {
  listsOwner.write(null);
  show({ savedProductIds: [], savedInspirationIds: [] });
  // Loaded now, since few visitors have windows. If it can't be, /windows does the same before anything is sent.
  void import("../../features/windows/windows-store").then(
    ({ changeOwner }) => changeOwner(null),
    () => undefined,
  );
}

function show({ savedProductIds, savedInspirationIds }: Lists): void {
  wishlistStore.replace(savedProductIds);
  savedInspirations.replace(savedInspirationIds);
}

async function joinGuests(client: ApolloClient, account: string): Promise<void> {
  const input = { productIds: [...wishlistStore.current()], inspirationIds: [...savedInspirations.current()] };
  try {
    const { data } = await change(() => client.mutate({ mutation: KEEP_SAVED, variables: { input } }));
    listsOwner.write(account);
    if (data?.lists?.account && unanswered === 0) show(data.lists.account);
  } catch (error) {
    // The guest's lists do not change, and are merged on the next page.
    logFailure("Saved lists not joined", error);
  }
}

async function send(client: ApolloClient, { saved, removed }: SavedChange, list: keyof KeepSavedInput): Promise<void> {
  const [mutation, ids] = saved.length > 0 ? [KEEP_SAVED, saved] : [REMOVE_SAVED, removed];
  const variables = { input: { [list]: [...ids] } };
  const sent = change(() => client.mutate<Answer, { input: KeepSavedInput }>({ mutation, variables }));
  if (await tellFailure(sent, "Your list is as it was", "Saved list not changed")) {
    const { data } = await sent;
    if (data?.lists?.account && unanswered === 0) show(data.lists.account);
  } else takeBack({ saved, removed }, list === "productIds" ? wishlistStore : savedInspirations);
}

function takeBack({ saved, removed }: SavedChange, store: typeof wishlistStore): void {
  store.replace([...removed, ...store.current().filter((id) => !saved.includes(id))]);
}

const change: Schedule = async (ask) => {
  unanswered += 1;
  try {
    return await queue.run(ask);
  } finally {
    unanswered -= 1;
  }
};
