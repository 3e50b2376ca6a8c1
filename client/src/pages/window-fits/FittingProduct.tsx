import { Fragment } from "react";
import { formatSize, type Size, type Unit } from "@rules/sizes";
import { LONGEST_WINDOW_NAME } from "@rules/window-names";
import { inRoom } from "../../features/cart/line-href";
import { paths } from "../../lib/paths";
import { configurationSearch } from "../../product/configuration";
import { TextLink } from "../../ui/links";
import { Price } from "../../ui/Price";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { FitProduct, FitQuestion } from "./fit-question";

type FittingProductProps = { product: FitProduct; question: FitQuestion };
type Way = FitProduct["windowFit"]["ways"][number];

const Ways = chakra("ul", { base: { listStyleType: "none", display: "grid", gap: "3", mt: "1" } });
const Figures = chakra("p", { base: { fontVariantNumeric: "tabular-nums", "& > b": { whiteSpace: "nowrap" } } });
const LINK = { display: "inline-flex", alignItems: "center", minH: "target" } as const;

/** The ways to order a product for the window, each with its size and price; the link fills in the product's page. */
export function FittingProduct({ product, question: { names, unit, windowKey } }: FittingProductProps) {
  const { ways } = product.windowFit;
  if (ways.length === 0) return null;
  return (
    <Ways>
      {ways.map((way) => (
        <li key={way.label}>
          <Figures>
            {way.label}: <Sizes sizes={way.sizes} unit={unit} />, <Price pence={way.pricePence} />
          </Figures>
          <SmallText>{product.materials.find(({ name }) => name === way.material)?.label}</SmallText>
          {way.sizes.map((size, place) => (
            <TextLink
              key={place}
              {...LINK}
              mr="4"
              to={productHref(product, way, size)}
              state={inRoom(
                names.roomName,
                pieceName(names.windowName, way, place),
                way.sizes.length === 1 ? windowKey : undefined, // a part alone is no option for the whole window
              )}
            >
              {way.sizes.length > 1 ? `Configure part ${place + 1}` : "Configure"}
              <VisuallyHidden>{` ${product.name}, ${way.label}`}</VisuallyHidden>
            </TextLink>
          ))}
        </li>
      ))}
    </Ways>
  );
}

/** "1198 × 1400 mm", or of a bay "600 × 1300 mm + 900 × 1300 mm". */
const Sizes = ({ sizes, unit }: { sizes: Way["sizes"]; unit: Unit }) =>
  sizes.map((size, place) => (
    <Fragment key={place}>
      {place > 0 && " + "}
      <b>{formatSize(size, unit)}</b>
    </Fragment>
  ));

/** "Bay, part 2"; of a window with one piece its name, and so where a longer name would be none. */
function pieceName(name: string | null, { sizes }: Way, place: number): string | null {
  const named = `${name}, part ${place + 1}`;
  return sizes.length > 1 && named.length <= LONGEST_WINDOW_NAME ? named : name;
}

/** The page of a product, filled in with a piece of this way. */
const productHref = ({ slug, colors }: FitProduct, { material, customizations }: Way, size: Size): string =>
  paths.product.href(slug) +
  configurationSearch({ color: colors[0]?.name ?? "", material, size, unit: undefined, customizations });
