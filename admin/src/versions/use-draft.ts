import { useState } from "react";
import { useNotify, useShowContext } from "react-admin";
import { sentenceOf, StaffError } from "../api/staff-error";
import type { Difference, Facts, Versioned } from "./versioned";

/** What was typed, by fact, and the document that it was begun with. */
type Typing = { base: Pick<Versioned, "version" | "content">; changes: Facts };

type Failure = { message: string; fields: Readonly<Record<string, string>> };

type DraftWays = {
  /** Stores the content, with those of its facts that were typed, as a version. @throws {StaffError} with a sentence for each fact */
  save: (input: { content: Facts; expectedVersion: number }, changes: Facts) => Promise<unknown>;
  differencesOf: (before: Facts, after: Facts) => readonly Difference[];
  /** What is told once it is saved. */
  saved: string;
};

/**
 * The facts of a document with what was typed. Only that replaces what was saved last, so that what somebody else has saved meanwhile
 * stays. Where they have changed one of the same facts, it is said before theirs is replaced.
 */
export function useDraft(document: Versioned, { save: saveDraft, differencesOf, saved }: DraftWays) {
  const { content } = document;
  const [typing, setTyping] = useState<Typing>();
  const [failure, setFailure] = useState<Failure>();
  const [isSaving, setIsSaving] = useState(false);
  const notify = useNotify();
  const { refetch } = useShowContext<Versioned & { id: string }>();
  const facts: Facts = { ...content, ...typing?.changes };

  const refuse = async (error: unknown, { base, changes }: Typing) => {
    const { data: now = base } = await refetch();
    if (!isConflict(error)) return setFailure(failureOf(error));
    const theirs = differencesOf(base.content, now.content).filter(({ name }) => Object.hasOwn(changes, name));
    setFailure({ ...failureOf(error), message: `${error.message} ${conflictWith(theirs)}` });
    // Now it is known what is there: the next save may replace it.
    setTyping((typed) => typed && { ...typed, base: now });
  };

  return {
    facts,
    isChanged: typing !== undefined,
    failure,
    isSaving,
    change(name: string, value: unknown) {
      setTyping((typed) => ({ base: typed?.base ?? document, changes: { ...typed?.changes, [name]: value } }));
    },
    /** Saves a version. What was typed stays until the document has been read anew; what was typed meanwhile stays to be saved. */
    async save(): Promise<void> {
      if (!typing) return;
      setFailure(undefined);
      setIsSaving(true);
      try {
        await saveDraft({ content: facts, expectedVersion: typing.base.version }, typing.changes);
        notify(saved);
        const { data: now = document } = await refetch();
        setTyping((typed) => typed && typedSince(typed.changes, typing.changes, now));
      } catch (error) {
        await refuse(error, typing);
      } finally {
        setIsSaving(false);
      }
    },
  };
}

/** What was typed after `saved` was sent. */
function typedSince(changes: Facts, saved: Facts, base: Typing["base"]): Typing | undefined {
  const left = Object.entries(changes).filter(([name, value]) => value !== saved[name]);
  return left.length === 0 ? undefined : { base, changes: Object.fromEntries(left) };
}

const isConflict = (error: unknown): error is StaffError => error instanceof StaffError && error.code === "CONFLICT";

/** What becomes of what was typed, where others were faster with `theirs` of the same facts. */
const conflictWith = (theirs: readonly Difference[]): string =>
  theirs.length === 0
    ? "What you have typed is still here; save again to add it to what is there now."
    : `They have changed what you are changing too: ${theirs.map(({ label }) => label).join(", ")}. ` +
      "What you have typed is still here; save again to put it in place of theirs, which stays under Versions. " +
      "The rest of what they have saved stays.";

const failureOf = (error: unknown): Failure => ({
  message: sentenceOf(error),
  fields: error instanceof StaffError ? error.body.errors : {},
});
