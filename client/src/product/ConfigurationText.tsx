import { formatSize } from "@rules/sizes";
import { chakra } from "../ui/theme/chakra";
import { colorLabel, materialLabel } from "./attribute-labels";

type ConfigurationTextProps = {
  /** Inches. */
  width: number;
  /** Inches. */
  height: number;
  material: string;
  color: string;
  /** All that it is made with. */
  choices: readonly { label: string; valueLabel: string }[];
};

const Words = chakra("p", { base: { textStyle: "small", color: "fg.muted" } });

/** The configuration: size in the chosen and the stored unit, material, colour and choices. */
export function ConfigurationText({ material, color, choices, ...size }: ConfigurationTextProps) {
  return (
    <>
      <p>
        <chakra.span fontSize="control" fontWeight="500" fontVariantNumeric="tabular-nums" mr="2" whiteSpace="nowrap">
          {formatSize(size, "mm")}
        </chakra.span>{" "}
        <chakra.span textStyle="small" color="fg.muted" whiteSpace="nowrap">
          {formatSize(size, "in")}
        </chakra.span>
      </p>
      <Words>
        {materialLabel(material)}, {colorLabel(color)}
      </Words>
      {choices.length > 0 && (
        <Words>{choices.map(({ label, valueLabel }) => `${label}: ${valueLabel}`).join(" • ")}</Words>
      )}
    </>
  );
}
