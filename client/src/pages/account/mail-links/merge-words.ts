import { formatDay } from "@rules/delivery-date";
import type { AskedMerge } from "./merge-documents";

/** How the question has been answered; `gone`: it can't be answered any more. */
export type MergeAnswer = "merged" | "waiting" | "refused" | "gone";

/** What happens once both owners have said yes, a sentence each. They are said before the answer. */
export function mergeConsequences({ isKept, hasAccount, email }: AskedMerge): string[] {
  if (isKept)
    return [
      `The account with ${email} stays, and you sign in as before.`,
      "It gets the orders, requests, samples, visits, windows and saved things of the other address. Say yes only if that address is yours.",
    ];
  return [
    `Everything under ${email} moves to the account with the other address: orders, requests, samples, visits, windows and saved things.`,
    "Whoever owns the other address sees all of it, with names and postal addresses. Say yes only if that address is yours.",
    ...(hasAccount ? [`Nobody can sign in with ${email} any more, and you are signed out everywhere.`] : []),
  ];
}

/** "Nothing changes before both addresses have said yes. You can answer until 10 December 2026." */
export const mergeDeadline = ({ expiresAt }: AskedMerge): string =>
  `Nothing changes before both addresses have said yes. You can answer until ${formatDay(expiresAt)}.`;

/** What is said after the answer. */
export const MERGE_ANSWERS: Readonly<Record<MergeAnswer, { title: string; text: string }>> = {
  merged: {
    title: "Everything is in one account now",
    text: "Both addresses have said yes. Please sign in with the address whose account stays; we have written to both.",
  },
  waiting: {
    title: "Thank you. Now the other address",
    text: "We wait for the yes of the other address, and write to both once everything is in one account. Nothing has changed yet.",
  },
  refused: {
    title: "Thank you. Nothing is put together",
    text: "The question is closed, and nothing has changed. Nobody learns anything about you by it.",
  },
  gone: {
    title: "This link no longer works",
    text: "It has been used already, is too old, or the question is closed.",
  },
};
