import "../../../lib/zod-setup";
import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { z } from "zod";
import { reviewForm } from "@rules/review-form";
import { graphql } from "../../../gql";
import { failureOf } from "../../../lib/shop-failure";
import { textDraft } from "../../../lib/text-draft";
import { useCheckedForm } from "../../../ui/form/use-checked-form";

const WRITE_REVIEW = graphql(`
  mutation WriteReview($input: WriteReviewInput!) {
    writeReview(input: $input) {
      __typename
    }
  }
`);

export type ReviewedProduct = { readonly id: string; readonly name: string };

/** In the order of the form and of its error summary. */
const FIELDS = ["rating", "comment", "name", "location"] as const;

/** The shared schema; stars come from radio buttons as text, and as null until one is picked. */
const typedReview = reviewForm.extend({
  rating: z.string().nullable().transform(Number).pipe(reviewForm.shape.rating),
});

/** State of the review form with a stored draft. `onSent` is called when the server has it. */
export function useReviewForm(product: ReviewedProduct, onSent: () => void) {
  const [writeReview] = useMutation(WRITE_REVIEW);
  const [failure, setFailure] = useState<string>();
  const [draft] = useState(() => textDraft(`review-${product.id}`, FIELDS));

  const form = useCheckedForm<z.input<typeof typedReview>, z.output<typeof typedReview>>({
    id: "review",
    schema: typedReview,
    start: draft.read,
    onType: draft.keep,
    order: FIELDS,
    onSend: async (review) => {
      setFailure(undefined);
      await writeReview({ variables: { input: { ...review, productId: product.id } } });
      draft.forget();
      onSent();
    },
    onFailure: (error) => setFailure(failureOf(error).sentence),
  });
  return { ...form, failure };
}
