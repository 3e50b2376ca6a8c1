import { paths } from "../../../lib/paths";
import { Button } from "../../../ui/Button";
import { TextLink } from "../../../ui/links";
import { BottomBar } from "../../../ui/page/BottomBar";
import { Price } from "../../../ui/Price";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import { useOrderWords } from "../order/use-order-words";

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
const Total = chakra(BottomBar, {
  base: {
    textStyle: "small",
    lineHeight: "1.35",
    color: "fg.muted",
    position: { md: "static" },
    mt: { base: "5", md: "0" },
    mx: { base: "calc(var(--gutter) * -1)", md: "0" },
    px: { md: "0" },
    py: { base: "3", md: "0" },
    pb: { base: "calc(0.75rem + env(safe-area-inset-bottom))", md: "0" },
    borderTopWidth: { base: "1px", md: "0" },
  },
});

/** The button that orders, with the total; on phones the total sticks to the bottom of the screen. */
export function PlaceOrder({ totalPence, items, isPlacing }: PlaceOrderProps) {
  const words = useOrderWords();
  return (
    <>
      {words.saysCancelling && (
        <SmallText mt="5">
          The law gives no right to change your mind about goods made to your own sizes.{" "}
          <TextLink to={`${paths.terms.href()}#cancelling`}>When you may cancel</TextLink>
        </SmallText>
      )}
      <Row>
        <Total as="p">
          <Price pence={totalPence} display="block" color="fg" fontSize="lead" fontWeight="600" lineHeight="1.3" />
          {items}, {words.included}
        </Total>
        <Button
          type="submit"
          size="l"
          w={{ base: "full", md: "auto" }}
          minW="240px"
          busy={isPlacing}
          busyText="Processing..."
        >
          {words.button}
        </Button>
      </Row>
    </>
  );
}
