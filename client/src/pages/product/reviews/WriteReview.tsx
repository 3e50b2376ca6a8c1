import { useState, type ComponentType } from "react";
import { ReviewThanks } from "../../../features/reviews/ReviewThanks";
import { Button } from "../../../ui/Button";
import { chakra } from "../../../ui/theme/chakra";
import { notifyNotOpened } from "../../../ui/toast/notify-not-opened";
import type { ProductReviewFormProps } from "./ProductReviewForm";

type Step = "closed" | "loading" | "open" | "sent";

/** Button that loads and opens the review form; shows thanks after it was sent. */
export function WriteReview({ product }: Pick<ProductReviewFormProps, "product">) {
  const [step, setStep] = useState<Step>("closed");
  const [Form, setForm] = useState<ComponentType<ProductReviewFormProps>>();

  const open = async () => {
    setStep("loading");
    try {
      const { ProductReviewForm } = await import("./ProductReviewForm");
      setForm(() => ProductReviewForm);
      setStep("open");
    } catch (error) {
      setStep("closed");
      notifyNotOpened("The form can't be opened now", error);
    }
  };

  if (step === "sent") return <ReviewThanks>It appears here once somebody of the shop has read it.</ReviewThanks>;
  return (
    <chakra.div mt="6">
      {step === "open" && Form ? (
        <Form product={product} onSent={() => setStep("sent")} onCancel={() => setStep("closed")} />
      ) : (
        <Button variant="line" busy={step === "loading"} busyText="Loading..." onClick={() => void open()}>
          Write a review
        </Button>
      )}
    </chakra.div>
  );
}
