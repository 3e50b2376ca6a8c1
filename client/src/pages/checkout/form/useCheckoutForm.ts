import "../../../lib/zod-setup";
import { checkoutForm, type CheckoutFields, type CheckoutForm } from "@rules/checkout-form";
import { useCheckedForm } from "../../../ui/form/use-checked-form";
import type { OrderRefusal } from "../order/order-refusal";
import { keepDraft, readDraft, type KnownShopper } from "./checkout-draft";
import { FIELD_ORDER } from "./checkout-fields";

/**
 * State of the checkout form with a stored draft. A valid form goes to `onOrder`; errors of the server are shown at the
 * fields.
 */
export function useCheckoutForm(
  onOrder: (form: CheckoutForm) => Promise<OrderRefusal | undefined>,
  known: KnownShopper | undefined,
) {
  return useCheckedForm<CheckoutFields, CheckoutForm>({
    id: "checkout",
    schema: checkoutForm,
    start: () => readDraft(known),
    onType: keepDraft,
    order: FIELD_ORDER,
    onSend: async (form) => {
      const refusal = await onOrder(form);
      return refusal?.code === "BAD_USER_INPUT" ? refusal.fields : undefined;
    },
  });
}
