import { Skeleton } from "../../ui/Skeleton";
import { chakra } from "../../ui/theme/chakra";
import { CheckoutColumns, CheckoutHeading } from "./checkout-layout";

/** As many rows of two fields as the form has. */
const ROWS = ["first name", "email", "address", "town", "postcode"];

/** Skeleton of the choices, the form and its summary. */
export function CheckoutSkeleton() {
  return (
    <CheckoutColumns>
      <div>
        <CheckoutHeading />
        <Skeleton h="8" w="15rem" maxW="full" mt="9" mb="5" />
        <Skeleton h={{ base: "40", md: "26" }} mb="2" />
        <Skeleton h={{ base: "32", md: "20" }} />
        <Skeleton h="8" w="15rem" maxW="full" mt="9" mb="5" />
        {ROWS.map((row) => (
          <chakra.div key={row} display="grid" gridTemplateColumns={{ md: "1fr 1fr" }} gap="4" mb="5">
            <Skeleton h="20" />
            <Skeleton h="20" />
          </chakra.div>
        ))}
      </div>
      <Skeleton h="30rem" mx={{ base: "calc(var(--gutter) * -1)", lg: "0" }} />
    </CheckoutColumns>
  );
}
