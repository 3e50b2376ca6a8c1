import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { z } from "zod";
import { problemForm } from "@rules/problem-form";
import { idempotencyKeys } from "../../../lib/idempotency-keys";
import { failureOf } from "../../../lib/shop-failure";
import { textDraft } from "../../../lib/text-draft";
import { photoUpload } from "../../../lib/upload-photo";
import { useCheckedForm } from "../../../ui/form/use-checked-form";
import { PhotoUploads } from "./photo-uploads";
import { ORDER_PROBLEMS, REPORT_ORDER_PROBLEM, type ProblemOrder } from "./problem-documents";

/** The choice of the whole order, which is no line. */
export const WHOLE_ORDER = "";

/** The shared schema; photos are sent beside the form. */
const typedReport = z.object({ lineId: z.string(), kind: problemForm.shape.kind, text: problemForm.shape.text });
type TypedReport = z.output<typeof typedReport>;

const PHOTO_REFUSED =
  "A photo could not be taken, and nothing was sent. Please look at the photos, then send it again.";

/** State of the report with its photos. The description is kept until it has been sent. */
export function useReportForm(order: ProblemOrder, onSent: () => void) {
  const [report, { loading: isReporting }] = useMutation(REPORT_ORDER_PROBLEM);
  const [failure, setFailure] = useState<string>();
  const [photos] = useState(() => new PhotoUploads(photoUpload("/api/problem-photos")));
  const [{ draft, keys }] = useState(() => ({
    draft: textDraft(`problem-${order.number}`, ["text"]),
    keys: idempotencyKeys(`problem-key-${order.number}`),
  }));

  const send = async ({ lineId: line, kind, text }: TypedReport) => {
    const photoIds = await photos.ids();
    if (!photoIds) return setFailure(PHOTO_REFUSED);
    const contents = { ...order, lineId: line === WHOLE_ORDER ? null : line, kind, text, photoIds };
    const input = { ...contents, idempotencyKey: keys.keyFor(contents) };
    const sent = report({
      variables: { input },
      update: (cache, { data }) => {
        const problem = data?.reportOrderProblem?.problem;
        if (!problem) return;
        cache.updateQuery({ query: ORDER_PROBLEMS, variables: order }, (shown) => {
          if (!shown) return undefined; // earlier ones are not known yet, and must not seem to be none
          const others = shown.orderProblems.filter(({ id }) => id !== problem.id);
          return { __typename: "Query" as const, orderProblems: [problem, ...others] };
        });
      },
    });
    await keys.settle(contents, sent);
    draft.forget();
    onSent();
  };

  const form = useCheckedForm<z.input<typeof typedReport>, TypedReport>({
    id: "problem",
    schema: typedReport,
    start: () => ({ lineId: WHOLE_ORDER, kind: "", text: draft.read().text }),
    onType: draft.keep,
    onSend: async (typed) => {
      setFailure(undefined);
      await send(typed);
    },
    // What the form has no field for, such as a photo that is gone, is told beside the button.
    problemsOf: () => undefined,
    onFailure: (error) => setFailure(failureOf(error).sentence),
  });
  return { ...form, photos, failure, isReporting };
}
