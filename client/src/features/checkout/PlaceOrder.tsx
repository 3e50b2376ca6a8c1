import { chakra } from "@chakra-ui/react";
import { Button } from "../../ui/Button";
import { Price } from "../../ui/Price";

type PlaceOrderProps = {
  totalPence: number;
  /** "3 items" */
  items: string;
  isPlacing: boolean;
};

const Row = chakra("div", {
  base: {
    display: "flex",
    flexDirection: { base: "column-reverse", md: "row" },
    alignItems: { base: "stretch", md: "center" },
    columnGap: "7",
    rowGap: "4",
    mt: "7",
  },
});

/** The last press, with what it costs beside it. */
export function PlaceOrder({ totalPence, items, isPlacing }: PlaceOrderProps) {
  return (
    <Row>
      <Button type="submit" size="l" minW="240px" busy={isPlacing} busyText="Processing...">
        Place Order
      </Button>
      <chakra.p textStyle="small" color="fg.muted">
        <Price pence={totalPence} display="block" color="fg" fontSize="lead" fontWeight="600" lineHeight="1.3" />
        {items}, delivery and tax included
      </chakra.p>
    </Row>
  );
}
