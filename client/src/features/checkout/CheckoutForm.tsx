import { chakra } from "@chakra-ui/react";
import type { CheckoutForm as ValidForm } from "@rules/checkout-form";
import { paths } from "../../lib/paths";
import { Checkbox } from "../../ui/form/Checkbox";
import { LinkButton } from "../../ui/links";
import { ADDRESS_FIELDS, CONTACT_FIELDS, fieldId } from "./checkout-fields";
import type { CheckoutLine } from "./checkout-line";
import { ErrorSummary } from "./ErrorSummary";
import { FormSection } from "./FormSection";
import { OrderNotice } from "./OrderNotice";
import type { OrderRefusal } from "./order-refusal";
import { PaymentMethods } from "./PaymentMethods";
import { PlaceOrder } from "./PlaceOrder";
import { SizeReadBack } from "./SizeReadBack";
import { TextFields } from "./TextFields";
import { useCheckoutForm } from "./useCheckoutForm";

type CheckoutFormProps = {
  /** What is ordered; empty once the shop no longer holds it. */
  lines: readonly CheckoutLine[];
  totalPence: number;
  /** "3 items" */
  items: string;
  isPlacing: boolean;
  /** Why the shop refused the last order. */
  refusal: OrderRefusal | undefined;
  onOrder: (form: ValidForm) => Promise<OrderRefusal | undefined>;
};

/** Who orders, where it goes, how it is paid; the sizes once more; and the order itself. */
export function CheckoutForm({ lines, totalPence, items, isPlacing, refusal, onOrder }: CheckoutFormProps) {
  const { register, errors, problems, focusField, handleSubmit } = useCheckoutForm(onOrder);
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      {problems.length > 0 && <ErrorSummary problems={problems} onPick={focusField} />}
      <FormSection title="Contact Information">
        <TextFields fields={CONTACT_FIELDS} register={register} errors={errors} />
      </FormSection>
      <FormSection title="Shipping Address">
        <TextFields fields={ADDRESS_FIELDS} register={register} errors={errors} />
      </FormSection>
      <FormSection title="Payment Method">
        <PaymentMethods register={register} />
      </FormSection>
      <chakra.div pt="9">
        {lines.length > 0 && <SizeReadBack lines={lines} />}
        <chakra.div mt="6">
          <Checkbox id={fieldId("agreeToTerms")} error={errors.agreeToTerms?.message} {...register("agreeToTerms")}>
            I agree to the terms and the privacy policy
          </Checkbox>
        </chakra.div>
        <OrderNotice refusal={refusal} />
        {lines.length > 0 ? (
          <PlaceOrder totalPence={totalPence} items={items} isPlacing={isPlacing} />
        ) : (
          <LinkButton to={paths.products.href()} size="l" mt="7">
            Continue Shopping
          </LinkButton>
        )}
      </chakra.div>
    </form>
  );
}
