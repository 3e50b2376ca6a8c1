import { useState } from "react";
import { z } from "zod";
import { reviewForm } from "@rules/review-form";
import { failureOf } from "../../lib/shop-failure";
import { textDraft } from "../../lib/text-draft";
import { useCheckedForm } from "../../ui/form/use-checked-form";

export type ReviewedProduct = { readonly id: string; readonly name: string };

/** In the order of the form and of its error summary. */
const FIELDS = ["rating", "comment", "name", "location"] as const;

/** The shared schema; stars come from radio buttons as text, and as null until one is picked. */
const typedReview = reviewForm.extend({
  rating: z.string().nullable().transform(Number).pipe(reviewForm.shape.rating),
});

/** What the form sends. */
export type TypedReview = z.output<typeof typedReview>;

/** State of the review form with a stored draft, which is forgotten once `send` has succeeded. */
export function useReviewForm(product: ReviewedProduct, send: (review: TypedReview) => Promise<unknown>) {
  const [failure, setFailure] = useState<string>();
  const [draft] = useState(() => textDraft(`review-${product.id}`, FIELDS));

  const form = useCheckedForm<z.input<typeof typedReview>, TypedReview>({
    id: "review",
    schema: typedReview,
    start: draft.read,
    onType: draft.keep,
    onSend: async (review) => {
      setFailure(undefined);
      await send(review);
      draft.forget();
    },
    onFailure: (error) => setFailure(failureOf(error).sentence),
  });
  return { ...form, failure };
}
