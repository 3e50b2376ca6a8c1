import { useId } from "react";
import { formatLength, formatSize } from "@rules/sizes";
import { paths } from "../../../lib/paths";
import { colorHex } from "../../../product/attribute-labels";
import { TextLink } from "../../../ui/links";
import { chakra } from "../../../ui/theme/chakra";
import { lineTitle, type CheckoutLine } from "./checkout-line";
import { SizeSketch } from "./SizeSketch";

const Box = chakra("section", {
  base: { p: { base: "5", lg: "6" }, borderWidth: "1px", borderColor: "fg", borderRadius: "panel" },
});
const Row = chakra("li", {
  base: { display: "flex", alignItems: "center", gap: "5", py: "4.5", "& + &": { borderTopWidth: "1px" } },
});
const Figure = chakra("span", {
  base: { display: "block", textStyle: "h3", fontSize: "1.625rem", fontVariantNumeric: "lining-nums tabular-nums" },
});
const Words = chakra("p", { base: { textStyle: "small", color: "fg.muted", "& b": { color: "fg" } } });

/** Shows the ordered sizes once more, large: each piece is made to exactly these figures. */
export function SizeReadBack({ lines }: { lines: readonly CheckoutLine[] }) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="h3" mb="1">
        Check your sizes
      </chakra.h2>
      <Words>We make each piece to these figures: width first, then drop.</Words>
      <chakra.ul listStyleType="none">
        {lines.map((line) => (
          <Row key={line.id}>
            <SizeSketch
              width={line.width}
              height={line.height}
              colorHex={colorHex(line.color)}
              family={line.product?.family}
            />
            <div>
              <Figure>{formatSize(line, "mm")}</Figure>
              <Words>
                <b>{lineTitle(line)}</b>
                {line.customizations.map(({ name, value }) => `, ${name}: ${value}`)}
              </Words>
              <Words>
                {formatLength(line.width, "mm")} wide, {formatLength(line.height, "mm")} drop
              </Words>
              <Words>{formatSize(line, "in")}</Words>
            </div>
          </Row>
        ))}
      </chakra.ul>
      <TextLink to={paths.cart.href()} display="inline-flex" alignItems="center" minH="target" fontSize="small">
        Change a size
      </TextLink>
    </Box>
  );
}
