import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { checkoutForm, type CheckoutFields, type CheckoutForm as ValidForm } from "@rules/checkout-form";
import { NAME_FIELDS, PHONE_FIELD, POSTAL_FIELDS } from "../../../features/account-form/account-fields";
import { paths } from "../../../lib/paths";
import { Checkbox } from "../../../ui/form/Checkbox";
import { ErrorSummary } from "../../../ui/form/ErrorSummary";
import { EMAIL_INPUT } from "../../../ui/form/input-kinds";
import { TextFields } from "../../../ui/form/TextFields";
import { useCheckedForm } from "../../../ui/form/use-checked-form";
import { LinkButton } from "../../../ui/links";
import { chakra } from "../../../ui/theme/chakra";
import { cartChanges, type ShownCart } from "../order/cart-changes";
import type { OrderRefusal } from "../order/order-refusal";
import { OrderNotice } from "../order/OrderNotice";
import type { CheckoutLine } from "../summary/checkout-line";
import { keepDraft, readDraft, type KnownShopper } from "./checkout-draft";
import { FormSection } from "./FormSection";
import { PaymentMethods } from "./PaymentMethods";
import { PlaceOrder } from "./PlaceOrder";

const CONTACT_FIELDS = [
  ...NAME_FIELDS,
  { name: "email", label: "Email", ...EMAIL_INPUT, required: true },
  PHONE_FIELD,
] as const;

/** In the order of the form and of its error summary. */
const FIELD_ORDER = [
  ...[...CONTACT_FIELDS, ...POSTAL_FIELDS].map(({ name }) => name),
  "paymentMethod",
  "agreeToTerms",
] as const;

type CheckoutFormProps = {
  /** The ordered lines; empty when the basket has expired. */
  lines: readonly CheckoutLine[];
  totalPence: number;
  /** "3 items" */
  items: string;
  isPlacing: boolean;
  /** Why the server refused the last order, and the cart that was shown then. */
  refusal: { reason: OrderRefusal; shown: ShownCart } | undefined;
  /** Prefills the form while nothing has been typed. */
  known?: KnownShopper;
  /** Above the agreement to the terms. */
  children: ReactNode;
  onOrder: (form: ValidForm) => Promise<OrderRefusal | undefined>;
};

/**
 * The checkout form: contact, address, payment and Place Order. What is typed is stored; errors of the
 * server are shown at the fields.
 */
export function CheckoutForm({
  lines,
  totalPence,
  items,
  isPlacing,
  refusal,
  known,
  children,
  onOrder,
}: CheckoutFormProps) {
  const { field, register, errorOf, problems, handleSubmit } = useCheckedForm<CheckoutFields, ValidForm>({
    id: "checkout",
    schema: checkoutForm,
    start: () => readDraft(known),
    onType: keepDraft,
    order: FIELD_ORDER,
    onSend: async (form) => {
      const refused = await onOrder(form);
      return refused?.code === "BAD_USER_INPUT" ? refused.fields : undefined;
    },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <ErrorSummary problems={problems} errorOf={errorOf} />
      <FormSection title="Contact Information">
        <TextFields fields={CONTACT_FIELDS} field={field} />
      </FormSection>
      <FormSection title="Shipping Address">
        <TextFields fields={POSTAL_FIELDS} field={field} />
      </FormSection>
      <FormSection title="Payment Method">
        <PaymentMethods register={register} />
      </FormSection>
      <chakra.div pt="9">
        {children}
        <chakra.div mt="6">
          <Checkbox {...field("agreeToTerms")}>
            I agree to the <Link to={paths.terms.href()}>terms</Link> and have read the{" "}
            <Link to={paths.privacy.href()}>privacy policy</Link>
          </Checkbox>
        </chakra.div>
        <OrderNotice
          refusal={refusal?.reason}
          shownPence={refusal?.shown.totalPence}
          changes={refusal ? cartChanges(refusal.shown, { lines, totalPence }) : []}
        />
      </chakra.div>
      {lines.length > 0 ? (
        <PlaceOrder totalPence={totalPence} items={items} isPlacing={isPlacing} />
      ) : (
        <LinkButton to={paths.products.href()} size="l" mt="7">
          Continue Shopping
        </LinkButton>
      )}
    </form>
  );
}
