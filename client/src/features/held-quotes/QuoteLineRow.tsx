import { graphql } from "../../gql";
import type { QuoteLineRow_lineFragment } from "../../gql/graphql";
import { paths } from "../../lib/paths";
import { ConfigurationText } from "../../product/ConfigurationText";
import { LinePicture } from "../../product/LinePicture";
import { MadeSize } from "../../product/MadeSize";
import { WindowName } from "../../product/WindowName";
import { TextLink } from "../../ui/links";
import { Price } from "../../ui/Price";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";

// Lines of quotes are in no cache of their own: queries spread this with @unmask.
graphql(`
  fragment QuoteLineRow_line on HeldQuoteLine {
    id
    name
    slug
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
    unitPricePence
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
    "& > :last-child": { gridColumn: { base: "2", md: "auto" }, mt: { base: "2", md: "0" } },
  },
});

/** A line of a quote as it was when the quote was made. */
export function QuoteLineRow({ line }: { line: QuoteLineRow_lineFragment }) {
  return (
    <Row>
      <LinePicture line={line} product={line} />
      <div>
        <chakra.h3 textStyle="title" fontSize="1.125rem">
          <TextLink variant="quiet" to={paths.product.href(line.slug)}>
            {line.name}
          </TextLink>
        </chakra.h3>
        <WindowName {...line} />
        <ConfigurationText {...line} />
        <MadeSize making={line.making} />
        <SmallText>Quantity {line.quantity}</SmallText>
      </div>
      <chakra.div fontSize="1.125rem" fontWeight="600">
        <Price pence={line.totalPence} />
      </chakra.div>
    </Row>
  );
}
