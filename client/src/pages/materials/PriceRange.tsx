import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { PRICE_RANGES, type Material } from "./content";

const SIGNS = "£££";

const Signs = chakra("span", {
  base: {
    whiteSpace: "nowrap",
    fontWeight: "600",
    letterSpacing: "0.04em",
    "& i": { fontStyle: "normal", color: "border.control" },
  },
});

/** One to three of three pound signs, with text for screen readers. */
export function PriceRange({ range }: { range: Material["priceRange"] }) {
  return (
    <>
      <Signs aria-hidden>
        {range}
        <i>{SIGNS.slice(range.length)}</i>
      </Signs>
      <VisuallyHidden>{PRICE_RANGES[range]}</VisuallyHidden>
    </>
  );
}
