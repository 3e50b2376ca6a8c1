import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { paths } from "../../lib/paths";
import { configurationSearch, type Configuration } from "../../product/configuration";
import { ConfigurationText } from "../../product/ConfigurationText";
import { LinePicture } from "../../product/LinePicture";
import { MadeSize } from "../../product/MadeSize";
import { WindowName } from "../../product/WindowName";
import { TextButton, TextLink } from "../../ui/links";
import { Price } from "../../ui/Price";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { changedOrder, changeLineHref } from "./change-line/changed-order";

const LINE = graphql(`
  fragment OrderLineRow_line on OrderLine {
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
    customizations {
      name
      value
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

type Configured = { slug: string; width: number; height: number } & Pick<
  Configuration,
  "color" | "material" | "customizations"
>;

const LineLinks = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "5",
    mt: "2",
    fontSize: "small",
    color: "fg.muted",
    _print: { display: "none" },
  },
});

/** The configurator with the choices of a line, at today's prices and limits. */
const anotherWindowHref = ({ slug, width, height, ...choices }: Configured): string =>
  paths.product.href(slug) + configurationSearch({ ...choices, size: { width, height }, unit: undefined });

type OrderLineRowProps = {
  line: FragmentType<typeof LINE>;
  /** Opens the report of a problem with it, where the order has been sent. */
  onReport?: ((lineId: string) => void) | undefined;
  /** Of an order that its shopper may change: its number, and its e-mail address where that opens it. */
  changeable?: { number: string; email: string | undefined } | undefined;
};

/** One line of an order, as it was when it was placed or last changed. */
export function OrderLineRow({ line, onReport, changeable }: OrderLineRowProps) {
  const data = useFragmentData(LINE, line);
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
        <LineLinks>
          {changeable && (
            <TextLink
              to={changeLineHref(data, changeable.number)}
              state={changedOrder(changeable.email)}
              aria-label={`Change ${data.name}`}
            >
              Change
            </TextLink>
          )}
          <TextLink to={anotherWindowHref(data)} aria-label={`Another window with ${data.name}`}>
            Another window
          </TextLink>
          {onReport && (
            <TextButton
              cursor="pointer"
              onClick={() => onReport(data.id)}
              aria-label={`Report a problem with ${data.name}`}
            >
              Report a problem
            </TextButton>
          )}
        </LineLinks>
      </chakra.div>
      <Amount pence={data.totalPence} />
    </Row>
  );
}
