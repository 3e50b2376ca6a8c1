import type { MissingFigure } from "../../gql/graphql";
import { paths } from "../../lib/paths";
import { TextLink } from "../../ui/links";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { FitProduct, FitQuestion } from "./fit-question";

/** The field of each figure on the page of the window. A size of the product's own has none. */
const FIELDS: Readonly<Record<Exclude<MissingFigure, "OWN_SIZE">, string>> = {
  WIDTH: "widths",
  DROP: "drops",
  BAY_PARTS: "bay",
  DEPTH: "depth",
  GLASS_WIDTH: "glass-width",
  GLASS_HEIGHT: "glass-height",
  SEAL: "glass-seal",
  HANDLE_CLEARANCE: "glass-handle",
  HEIGHT_FROM_FLOOR: "height-from-floor",
};

type MissingFiguresProps = { product: FitProduct; question: FitQuestion };

const Missing = chakra("ul", { base: { listStyleType: "none", mt: "2" } });
const LINK = { display: "inline-flex", alignItems: "center", minH: "target" } as const;

/** What is missing to say whether a product fits, or fits in another way too: each with the link to its field. */
export function MissingFigures({ product, question: { windowKey } }: MissingFiguresProps) {
  const { missing, ways } = product.windowFit;
  const each = missing.filter(({ figure }, place) => missing.findIndex((other) => other.figure === figure) === place);
  if (each.length === 0) return null;
  return (
    <Missing>
      {each.map(({ figure, sentence }) => (
        <li key={figure}>
          <SmallText>
            {ways.length > 0 && "For another way: "}
            {sentence}
          </SmallText>
          {figure === "OWN_SIZE" ? (
            <TextLink {...LINK} to={paths.product.href(product.slug)}>
              Choose the size<VisuallyHidden>{` of ${product.name}`}</VisuallyHidden>
            </TextLink>
          ) : (
            <TextLink {...LINK} to={`${paths.windows.href(windowKey)}#${FIELDS[figure]}`}>
              Go to the field<VisuallyHidden>{` for ${product.name}`}</VisuallyHidden>
            </TextLink>
          )}
        </li>
      ))}
    </Missing>
  );
}
