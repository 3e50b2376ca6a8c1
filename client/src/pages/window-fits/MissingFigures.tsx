import { paths } from "../../lib/paths";
import { TextLink } from "../../ui/links";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { FitProduct, FitQuestion } from "./fit-question";
import { fieldHref, isOfWindow, oneOfEach } from "./missing-figures";

const Missing = chakra("ul", { base: { listStyleType: "none", mt: "2" } });
const LINK = { display: "inline-flex", alignItems: "center", minH: "target" } as const;

type MissingFiguresProps = { product: FitProduct; question: FitQuestion };

/** What is missing to say whether a product fits, each with the link to its field. What only other ways lack stands above the list. */
export function MissingFigures({ product, question: { windowKey } }: MissingFiguresProps) {
  const { missing, ways } = product.windowFit;
  const shown = ways.length > 0 ? missing.filter((each) => !isOfWindow(each)) : missing;
  if (shown.length === 0) return null;
  return (
    <Missing>
      {oneOfEach(shown).map((each) => (
        <li key={each.figure}>
          <SmallText>
            {ways.length > 0 && "For another way: "}
            {each.sentence}
          </SmallText>
          {isOfWindow(each) ? (
            <TextLink {...LINK} to={fieldHref(windowKey, each)}>
              Go to the field<VisuallyHidden>{` for ${product.name}`}</VisuallyHidden>
            </TextLink>
          ) : (
            <TextLink {...LINK} to={paths.product.href(product.slug)}>
              Choose the size<VisuallyHidden>{` of ${product.name}`}</VisuallyHidden>
            </TextLink>
          )}
        </li>
      ))}
    </Missing>
  );
}

type OtherWaysProps = { products: readonly FitProduct[]; windowKey: string };

/** The figures by which products that fit could be ordered in other ways too, each once for all of them. */
export function OtherWays({ products, windowKey }: OtherWaysProps) {
  const fitting = products.filter(({ windowFit }) => windowFit.ways.length > 0);
  const shown = oneOfEach(fitting.flatMap(({ windowFit }) => windowFit.missing.filter(isOfWindow)));
  if (shown.length === 0) return null;
  return (
    <chakra.div mb="5">
      <p>With more figures, some of these can be ordered in other ways too:</p>
      <Missing>
        {shown.map((each) => (
          <li key={each.figure}>
            <SmallText>{each.sentence}</SmallText>
            <TextLink {...LINK} to={fieldHref(windowKey, each)}>
              Go to the field<VisuallyHidden> for other ways: {each.sentence}</VisuallyHidden>
            </TextLink>
          </li>
        ))}
      </Missing>
    </chakra.div>
  );
}
