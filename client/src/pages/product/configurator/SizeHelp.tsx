import { formatSize } from "@rules/sizes";
import { sizeRange } from "../../../features/configurator/size-range";
import { paths } from "../../../lib/paths";
import { TextLink } from "../../../ui/links";
import { chakra } from "../../../ui/theme/chakra";
import type { Configurator } from "./useConfigurator";

const Line = chakra("p", {
  base: { mt: "1.5", textStyle: "small", lineHeight: "1.4", color: "fg.muted", fontVariantNumeric: "tabular-nums" },
});

/** The limits in the chosen unit, the size in the other unit, and a link to the measuring guide. */
export function SizeHelp({ configurator }: { configurator: Configurator }) {
  const { product, unit, wording, configuration } = configurator;
  const across = sizeRange(product.minWidth, product.maxWidth, unit);
  const down = sizeRange(product.minHeight, product.maxHeight, unit);
  const limits = across === down ? `${across} each way.` : `Width ${across}, ${wording.second.toLowerCase()} ${down}.`;
  return (
    <Line>
      {`${limits} Same as ${formatSize(configuration.size, unit === "in" ? "mm" : "in")}. `}
      <TextLink to={paths.guides.href("measurement")} whiteSpace="nowrap" py={{ base: "2.5", lg: "0.5" }}>
        How to measure
      </TextLink>
    </Line>
  );
}
