import { useState } from "react";
import { useNotify, useShowContext } from "react-admin";
import { sentenceOf, StaffError } from "../api/staff-error";
import { saveDraft, type Facts } from "./content-operations";
import type { ContentDocument } from "./content-provider";

type Failure = { message: string; fields: Readonly<Record<string, string>> };

/**
 * The facts of a document with what was typed. Only that replaces what was saved last, so that what somebody else has saved meanwhile
 * stays.
 */
export function useDraft({ kind, version, content }: ContentDocument) {
  const [changes, setChanges] = useState<Facts>({});
  const [failure, setFailure] = useState<Failure>();
  const [isSaving, setIsSaving] = useState(false);
  const notify = useNotify();
  const { refetch } = useShowContext();
  const facts: Facts = { ...content, ...changes };

  return {
    facts,
    isChanged: Object.keys(changes).length > 0,
    failure,
    isSaving,
    change(name: string, value: unknown) {
      setChanges((typed) => ({ ...typed, [name]: value }));
    },
    /** Saves a version; what was typed stays until the document has been read anew. */
    async save(): Promise<void> {
      setFailure(undefined);
      setIsSaving(true);
      try {
        await saveDraft({ kind, content: facts, expectedVersion: version });
        notify("The draft is saved; shoppers do not see it yet.");
        await refetch();
        setChanges({});
      } catch (error) {
        setFailure(failureOf(error));
        await refetch();
      } finally {
        setIsSaving(false);
      }
    },
  };
}

const failureOf = (error: unknown): Failure => ({
  message:
    error instanceof StaffError && error.code === "CONFLICT"
      ? `${error.message} What you have typed is still here; save again to add it to what is there now.`
      : sentenceOf(error),
  fields: error instanceof StaffError ? error.body.errors : {},
});
