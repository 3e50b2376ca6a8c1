import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { problemMessageForm } from "@rules/problem-form";
import { idempotencyKeys } from "../../../lib/idempotency-keys";
import { failureOf } from "../../../lib/shop-failure";
import { textDraft } from "../../../lib/text-draft";
import { useCheckedForm } from "../../../ui/form/use-checked-form";
import { WRITE_ABOUT_PROBLEM, type ProblemOrder } from "./problem-documents";

/** State of a message about a problem, kept until it has been sent. */
export function useMessageForm(order: ProblemOrder, problemId: string, onSent: () => void) {
  const [write] = useMutation(WRITE_ABOUT_PROBLEM);
  const [failure, setFailure] = useState<string>();
  const [{ draft, keys }] = useState(() => ({
    draft: textDraft(`problem-message-${problemId}`, ["text"]),
    keys: idempotencyKeys(`problem-message-key-${problemId}`),
  }));
  const form = useCheckedForm<{ text: string }, { text: string }>({
    id: `message-${problemId}`,
    schema: problemMessageForm,
    start: draft.read,
    onType: draft.keep,
    onSend: async ({ text }) => {
      setFailure(undefined);
      const contents = { ...order, problemId, text };
      const input = { ...contents, idempotencyKey: keys.keyFor(contents) };
      await keys.settle(contents, write({ variables: { input } }));
      form.reset({ text: "" });
      draft.forget();
      onSent();
    },
    onFailure: (error) => setFailure(failureOf(error).sentence),
  });
  return { ...form, failure };
}
