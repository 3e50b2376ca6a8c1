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
  customizations: readonly { name: string; value: string }[];
};

const Words = chakra("p", { base: { textStyle: "small", color: "fg.muted" } });

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The configuration: size in the chosen and the stored unit, material, colour and options. */
export function ConfigurationText({ material, color, customizations, ...size }: ConfigurationTextProps) {
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
      {customizations.length > 0 && (
        <Words>{customizations.map(({ name, value }) => `${capitalised(name)}: ${value}`).join(" • ")}</Words>
      )}
    </>
  );
}
