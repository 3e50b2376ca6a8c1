import { Link } from "react-router-dom";
import { formatDay } from "@rules/delivery-date";
import { OrderStatusBadge } from "../../../features/order/OrderStatusBadge";
import { graphql } from "../../../gql";
import { useFragmentData, type FragmentType } from "../../../lib/fragment";
import { paths } from "../../../lib/paths";
import { LinePicture } from "../../../product/LinePicture";
import { Price } from "../../../ui/Price";
import { chakra } from "../../../ui/theme/chakra";
import { LARGE_TEXT } from "../../../ui/theme/scales";

const ORDER = graphql(`
  fragment OrderRow_order on Order {
    id
    number
    placedAt
    status
    lines {
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
      }
    }
    totals {
      totalPence
    }
  }
`);

/** Number of pictures; the text names the other lines. */
const PICTURES = 3;

const Row = chakra("article", {
  base: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr) auto", md: "minmax(0, 1fr) auto auto" },
    columnGap: { base: "4", md: "6" },
    rowGap: "3",
    [LARGE_TEXT]: { gridTemplateColumns: "minmax(0, 1fr)", "& > :last-child": { justifyItems: "start" } },
    alignItems: "start",
    py: "6",
    borderTopWidth: "1px",
    "&:hover a": { textDecoration: "underline", textUnderlineOffset: "5px" },
  },
});
const Pictures = chakra("div", {
  base: {
    display: "flex",
    gap: "2",
    gridColumn: { base: "1 / -1", md: "auto" },
    order: { md: "1" },
    "& > *": { w: "16", flex: "none" },
  },
});
/** The whole row is the link's target. */
const Title = chakra(Link, {
  base: { textStyle: "title", _before: { content: '""', position: "absolute", inset: "0" } },
});
const Words = chakra("p", { base: { textStyle: "small", color: "fg.muted" } });

type OrderRowProps = {
  order: FragmentType<typeof ORDER>;
  /** Heading level of the order number. */
  level?: "h2" | "h3";
};

/** An order in a list: pictures, number, date, status and total. */
export function OrderRow({ order, level: Heading = "h2" }: OrderRowProps) {
  const { number, placedAt, lines, status, totals } = useFragmentData(ORDER, order);
  return (
    <Row>
      <Pictures>
        {lines.slice(0, PICTURES).map((line) => (
          <div key={line.id}>
            <LinePicture line={line} product={line} />
          </div>
        ))}
      </Pictures>
      <div>
        <Heading>
          <Title to={paths.accountOrder.href(number)} fontVariantNumeric="tabular-nums">
            Order #{number}
          </Title>
        </Heading>
        <Words>{formatDay(placedAt)}</Words>
        <Words>{lines.map(({ name, quantity }) => `${name} × ${quantity}`).join(", ")}</Words>
      </div>
      <chakra.div display="grid" justifyItems="end" gap="2" order={{ md: "2" }} minW={{ md: "8.5rem" }}>
        <Price pence={totals.totalPence} fontWeight="600" />
        <OrderStatusBadge status={status} />
      </chakra.div>
    </Row>
  );
}
