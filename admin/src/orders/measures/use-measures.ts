import { useRef, useState } from "react";
import { useNotify, useRefresh } from "react-admin";
import { sentenceOf } from "../../api/staff-error";
import type { PreviewMeasuresInput } from "../../gql/graphql";
import { useSubmit } from "../../ui/use-submit";
import type { WholeOrder } from "../orders-provider";
import type { RemakeableLine } from "../remake/remake-changes";
import { measureOrderLine, previewMeasures, type MeasuresPreview } from "./measure-changes";
import { typedMeasures } from "./typed-measures";

/** What was entered, as the line would become. */
type CheckedMeasures = { input: PreviewMeasuresInput; preview: MeasuresPreview };

/** Measured sizes in two steps: what was typed is checked and shown with its price, and then kept as it was shown. */
export function useMeasures(order: WholeOrder, lineId: string, line: RemakeableLine | undefined, onDone: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [checked, setChecked] = useState<CheckedMeasures>();
  const [refusal, setRefusal] = useState<string>();
  const [isKeeping, setIsKeeping] = useState(false);
  const changeCount = useRef(0);
  const { failure, isSending, handleSubmit } = useSubmit(async (values) => {
    setRefusal(undefined);
    if (!line) return;
    const input = { id: order.id, lineId, ...typedMeasures(line, values) };
    const asked = changeCount.current;
    const preview = await previewMeasures(input);
    // What was changed since then has not been checked.
    if (asked === changeCount.current) setChecked({ input, preview });
  });

  const keep = async () => {
    if (!checked) return;
    setIsKeeping(true);
    try {
      await measureOrderLine({ ...checked.input, expectedVersion: order.version });
      notify("The measured sizes are kept. The customer is told once you send them.", { type: "success" });
      onDone();
    } catch (error) {
      setRefusal(sentenceOf(error));
    } finally {
      setIsKeeping(false);
      refresh();
    }
  };
  return {
    checked,
    failure: refusal === undefined ? failure : { message: refusal, fields: {} },
    isBusy: isSending || isKeeping,
    handleCheck: handleSubmit,
    /** What is shown no longer is what is typed. */
    handleChange() {
      changeCount.current += 1;
      setChecked(undefined);
    },
    keep,
  };
}
