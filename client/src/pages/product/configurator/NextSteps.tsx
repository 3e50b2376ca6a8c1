import { isAlwaysMeasured } from "@rules/always-measured";
import { estimatedDelivery, formatDay } from "@rules/delivery-date";
import { FULFILMENT_NAMES } from "@rules/order-choices";
import { PhoneOrder } from "../../../features/phone-order/PhoneOrder";
import { useBrowserValue } from "../../../lib/store";
import { StepList } from "../../../ui/StepList";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import type { Configurator } from "./useConfigurator";
import { leadTimeWords } from "./wording";

/** The steps from order to fitting, with dates, and the way to order by phone. */
export function NextSteps({ configurator }: { configurator: Configurator }) {
  const { product } = configurator;
  // Not on the server, whose page is cached.
  const day = useBrowserValue(() => formatDay(estimatedDelivery(new Date(), [product.leadTimeDays])), undefined);
  const arrival = day === undefined ? `in ${leadTimeWords(product.leadTimeDays)}` : `by ${day}`;
  const steps = [
    {
      name: "We measure",
      note: "Free of charge, before anything is cut. Until then the sizes that you type are a guide.",
    },
    { name: "We make", note: `To the figures of the visit. Ordered today, it should be with you ${arrival}.` },
    {
      name: "We fit",
      note: `Free of charge${product.warrantyYears === null ? "" : `, with ${product.warrantyYears === 1 ? "a year" : `${product.warrantyYears} years`} of warranty`}.`,
    },
  ];
  return (
    <chakra.section
      mt={{ base: "8", lg: "5" }}
      pt={{ base: "6", lg: "4" }}
      borderTopWidth="1px"
      borderColor="border"
      aria-labelledby="next-steps"
    >
      <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="4">
        <chakra.h2 id="next-steps" textStyle="title">
          What happens next
        </chakra.h2>
        <PhoneOrder read={configurator.toldConfiguration} />
      </chakra.div>
      <StepList steps={steps} across />
      <SmallText mt="4">
        {isAlwaysMeasured(product)
          ? "We always measure bays and pergolas ourselves."
          : `Rather do it yourself? At the checkout, choose “${FULFILMENT_NAMES.MAKE_TO_SIZES}”: we cut it to the sizes that you typed and send it, at the same price.`}
      </SmallText>
    </chakra.section>
  );
}
