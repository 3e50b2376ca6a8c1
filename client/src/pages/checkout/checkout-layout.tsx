import { paths } from "../../lib/paths";
import { BackLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";

/** Form and summary, side by side where there is room. */
export const CheckoutColumns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 432px" },
    columnGap: "18",
    rowGap: "10",
    alignItems: "start",
    pt: { base: "6", lg: "10" },
    // The total stays in view along the whole form.
    "& > aside": { position: { lg: "sticky" }, top: { lg: "6" } },
  },
});

export function CheckoutHeading() {
  return (
    <>
      <BackLink to={paths.cart.href()}>Back to Cart</BackLink>
      <chakra.h1 textStyle="h1" mt="2" mb="6">
        Checkout
      </chakra.h1>
    </>
  );
}
