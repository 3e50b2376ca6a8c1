import { useState, type ComponentType } from "react";
import { Button } from "../../../ui/Button";
import { chakra } from "../../../ui/theme/chakra";
import { notifyNotOpened } from "../../../ui/toast/notify-not-opened";
import type { ReviewFormProps } from "./ReviewForm";
import type { ReviewedProduct } from "./useReviewForm";

type Step = "closed" | "loading" | "open" | "sent";

/** Button that loads and opens the review form; shows thanks after it was sent. */
export function WriteReview({ product }: { product: ReviewedProduct }) {
  const [step, setStep] = useState<Step>("closed");
  const [Form, setForm] = useState<ComponentType<ReviewFormProps>>();

  const open = async () => {
    setStep("loading");
    try {
      const { ReviewForm } = await import("./ReviewForm");
      setForm(() => ReviewForm);
      setStep("open");
    } catch (error) {
      setStep("closed");
      notifyNotOpened("The form can't be opened now", error);
    }
  };

  if (step === "sent") return <Thanks />;
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

function Thanks() {
  return (
    <chakra.p
      mt="6"
      py="4"
      px="5"
      bg="success.subtle"
      borderRadius="picture"
      role="status"
      tabIndex={-1}
      ref={(sentence: HTMLElement | null) => sentence?.focus({ preventScroll: true })}
    >
      <b>Thank you for your review.</b> It appears here once somebody of the shop has read it.
    </chakra.p>
  );
}
