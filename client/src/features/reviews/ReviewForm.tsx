import { useEffect, useRef } from "react";
import { Button } from "../../ui/Button";
import { ErrorSummary } from "../../ui/form/ErrorSummary";
import { ErrorText } from "../../ui/form/ErrorText";
import { StarRadios } from "../../ui/form/StarRadios";
import { TextArea } from "../../ui/form/TextArea";
import { TextField } from "../../ui/form/TextField";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { useReviewForm, type ReviewedProduct, type TypedReview } from "./useReviewForm";

type ReviewFormProps = {
  product: ReviewedProduct;
  /** What happens to the review, above the button. */
  note: string;
  send: (review: TypedReview) => Promise<unknown>;
  onCancel: () => void;
};

const Form = chakra("form", { base: { display: "grid", gap: "5", maxW: "34rem" } });
const Title = chakra("h3", { base: { textStyle: "h3", _focusVisible: { outline: "none" } } });
const Row = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });

/** Form of a review: stars, comment, name and place. */
export function ReviewForm({ product, note, send, onCancel }: ReviewFormProps) {
  const { field, errorOf, problems, handleSubmit, isSending, failure } = useReviewForm(product, send);
  const title = useRef<HTMLHeadingElement>(null);
  // The form replaces the button that had the focus.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)} aria-label={`Your review of ${product.name}`}>
      <Title ref={title} tabIndex={-1}>
        Your review of {product.name}
      </Title>
      <ErrorSummary problems={problems} errorOf={errorOf} />
      <StarRadios legend="Your rating" {...field("rating")} />
      <TextArea label="Your review" rows={5} required {...field("comment")} />
      <TextField label="Name" autoComplete="name" required help="Shown beside your review." {...field("name")} />
      <TextField
        label="Town or county"
        autoComplete="address-level2"
        required
        help="Shown beside your name."
        {...field("location")}
      />
      <SmallText>{note}</SmallText>
      {failure !== undefined && <ErrorText role="alert">{failure}</ErrorText>}
      <Row>
        <Button type="submit" busy={isSending} busyText="Sending...">
          Send review
        </Button>
        <Button variant="soft" onClick={onCancel}>
          Not now
        </Button>
      </Row>
    </Form>
  );
}
