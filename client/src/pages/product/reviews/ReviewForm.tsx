import { useEffect, useRef } from "react";
import { Button } from "../../../ui/Button";
import { ErrorSummary } from "../../../ui/form/ErrorSummary";
import { ErrorText } from "../../../ui/form/ErrorText";
import { StarRadios } from "../../../ui/form/StarRadios";
import { TextArea } from "../../../ui/form/TextArea";
import { TextField } from "../../../ui/form/TextField";
import { chakra } from "../../../ui/theme/chakra";
import { useReviewForm, type ReviewedProduct, type ReviewField } from "./useReviewForm";

export type ReviewFormProps = { product: ReviewedProduct; onSent: () => void; onCancel: () => void };

const Form = chakra("form", { base: { display: "grid", gap: "5", maxW: "34rem" } });
const Title = chakra("h3", { base: { textStyle: "h3", _focusVisible: { outline: "none" } } });
const Row = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });

const fieldId = (name: ReviewField) => `review-${name}`;

/** Form of a review: stars, comment, name and place. */
export function ReviewForm({ product, onSent, onCancel }: ReviewFormProps) {
  const { register, errorOf, problems, focusField, handleSubmit, isSending, failure } = useReviewForm(product, onSent);
  const title = useRef<HTMLHeadingElement>(null);
  // The form replaces the button that had the focus.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)} aria-label={`Your review of ${product.name}`}>
      <Title ref={title} tabIndex={-1}>
        Your review of {product.name}
      </Title>
      {problems.length > 0 && <ErrorSummary problems={problems} idOf={fieldId} onPick={focusField} />}
      <StarRadios legend="Your rating" id={fieldId("rating")} error={errorOf("rating")} {...register("rating")} />
      <TextArea
        label="Your review"
        id={fieldId("comment")}
        rows={5}
        required
        error={errorOf("comment")}
        {...register("comment")}
      />
      <TextField
        label="Name"
        id={fieldId("name")}
        autoComplete="name"
        required
        help="Shown beside your review."
        error={errorOf("name")}
        {...register("name")}
      />
      <TextField
        label="Town or county"
        id={fieldId("location")}
        autoComplete="address-level2"
        required
        help="Shown beside your name."
        error={errorOf("location")}
        {...register("location")}
      />
      <chakra.p textStyle="small" color="fg.muted">
        Your review appears here once somebody of the shop has read it.
      </chakra.p>
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
