import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { graphql } from "../../gql";
import { ConfigurationText } from "../../product/ConfigurationText";
import { LinePicture } from "../../product/LinePicture";
import { MadeSize } from "../../product/MadeSize";
import { WindowName } from "../../product/WindowName";
import { Price } from "../../ui/Price";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";

const LINE = graphql(`
  fragment OrderLineRow_line on OrderLine {
    id
    name
    family
    variant
    quantity
    width
    height
    material
    color
    choices {
      name
      value
      label
      valueLabel
    }
    roomName
    windowName
    making {
      summary
    }
    totalPence
  }
`);

const Row = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "88px 1fr", md: "120px 1fr auto" },
    columnGap: { base: "4", md: "6" },
    alignItems: "start",
    py: "6",
    borderTopWidth: "1px",
    breakInside: "avoid",
    _print: { gridTemplateColumns: "1fr auto", py: "2" },
  },
});
const Amount = chakra(Price, {
  base: {
    gridColumn: { base: "2", md: "auto", _print: "auto" },
    mt: { base: "2", md: "0", _print: "0" },
    fontSize: "1.125rem",
    fontWeight: "600",
    lineHeight: "1.35",
  },
});

type OrderLineRowProps = { line: FragmentType<typeof LINE> };

/** One line of an order, as it was when it was placed. */
export function OrderLineRow({ line }: OrderLineRowProps) {
  const { data } = useSuspenseFragment({ fragment: LINE, fragmentName: "OrderLineRow_line", from: line });
  return (
    <Row>
      <chakra.div _print={{ display: "none" }}>
        <LinePicture line={data} product={data} />
      </chakra.div>
      <chakra.div _print={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: "4" }}>
        <chakra.h3 textStyle="title" fontSize="1.125rem" _print={{ w: "full" }}>
          {data.name}
        </chakra.h3>
        <WindowName {...data} />
        <ConfigurationText {...data} />
        <MadeSize making={data.making} />
        <SmallText>Quantity {data.quantity}</SmallText>
      </chakra.div>
      <Amount pence={data.totalPence} />
    </Row>
  );
}
