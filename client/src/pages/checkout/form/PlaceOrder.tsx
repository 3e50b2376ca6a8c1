import { Button } from "../../../ui/Button";
import { Price } from "../../../ui/Price";
import { chakra } from "../../../ui/theme/chakra";

type PlaceOrderProps = {
  totalPence: number;
  /** "3 items" */
  items: string;
  isPlacing: boolean;
};

// On phones both are children of the form, so that the total can stick along all of it.
const Row = chakra("div", {
  base: {
    display: { base: "contents", md: "flex" },
    flexDirection: "row-reverse",
    justifyContent: "flex-end",
    alignItems: "center",
    columnGap: "7",
    mt: "7",
  },
});
const Total = chakra("p", {
  base: {
    textStyle: "small",
    lineHeight: "1.35",
    color: "fg.muted",
    position: { base: "sticky", md: "static" },
    bottom: "0",
    zIndex: { base: "1", md: "auto" },
    mt: { base: "5", md: "0" },
    mx: { base: "calc(var(--gutter) * -1)", md: "0" },
    px: { base: "var(--gutter)", md: "0" },
    py: { base: "3", md: "0" },
    pb: { base: "calc(0.75rem + env(safe-area-inset-bottom))", md: "0" },
    bg: "bg",
    borderTopWidth: { base: "1px", md: "0" },
  },
});

/** Place Order with the total; on phones the total sticks to the bottom of the screen. */
export function PlaceOrder({ totalPence, items, isPlacing }: PlaceOrderProps) {
  return (
    <Row>
      <Total data-bar>
        <Price pence={totalPence} display="block" color="fg" fontSize="lead" fontWeight="600" lineHeight="1.3" />
        {items}, delivery and tax included
      </Total>
      <Button
        type="submit"
        size="l"
        w={{ base: "full", md: "auto" }}
        minW="240px"
        busy={isPlacing}
        busyText="Processing..."
      >
        Place Order
      </Button>
    </Row>
  );
}
