import { useRef, useState } from "react";
import { useNotify, useRefresh } from "react-admin";
import { sentenceOf } from "../../api/staff-error";
import type { PreviewRemakeInput } from "../../gql/graphql";
import { useSubmit } from "../../ui/use-submit";
import type { WholeOrder } from "../orders-provider";
import { previewRemake, remakeOrderLine, type RemakeableLine, type RemakePreview } from "./remake-changes";
import { typedRemake } from "./typed-remake";

/** What was asked for, as the shop would make it. */
type CheckedRemake = { input: PreviewRemakeInput; note: string | null; preview: RemakePreview };

/** A remake in two steps: what was typed is checked and shown, and then agreed to as it was shown. */
export function useRemake(order: WholeOrder, lineId: string, made: RemakeableLine | undefined, onDone: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [checked, setChecked] = useState<CheckedRemake>();
  const [refusal, setRefusal] = useState<string>();
  const [isAgreeing, setIsAgreeing] = useState(false);
  const changeCount = useRef(0);
  const { failure, isSending, handleSubmit } = useSubmit(async (values) => {
    setRefusal(undefined);
    if (!made) return;
    const input = { id: order.id, lineId, ...typedRemake(made, values) };
    const asked = changeCount.current;
    const preview = await previewRemake(input);
    // What was changed since then has not been checked.
    if (asked === changeCount.current) setChecked({ input, note: values["note"] ?? null, preview });
  });

  const agree = async () => {
    if (!checked) return;
    setIsAgreeing(true);
    try {
      await remakeOrderLine({ ...checked.input, note: checked.note, expectedVersion: order.version });
      notify("It is made again. The customer is told by email.", { type: "success" });
      onDone();
    } catch (error) {
      setRefusal(sentenceOf(error));
    } finally {
      setIsAgreeing(false);
      refresh();
    }
  };
  return {
    checked,
    failure: refusal === undefined ? failure : { message: refusal, fields: {} },
    isBusy: isSending || isAgreeing,
    handleCheck: handleSubmit,
    /** What is shown no longer is what is typed. */
    handleChange() {
      changeCount.current += 1;
      setChecked(undefined);
    },
    agree,
  };
}
