import { SwatchLabel, SwatchRow } from "../../ui/form/swatch-parts";
import { chakra } from "../../ui/theme/chakra";
import { labelStyle } from "../../ui/theme/recipes/field";
import { HiddenInput, VisuallyHidden } from "../../ui/VisuallyHidden";
import { useChosenSamples } from "./chosen-samples";
import type { SampleProduct } from "./sample-products";

type FabricSwatchesProps = { product: SampleProduct; fabric: string };

const Group = chakra("fieldset", { base: { minW: "0", py: "4.5", borderTopWidth: "1px" } });
const Legend = chakra("legend", { base: { ...labelStyle, float: "left", w: "full", mb: "2" } });

/** Checkboxes of a product's colours in a fabric. */
export function FabricSwatches({ product, fabric }: FabricSwatchesProps) {
  const { has, toggle, isFull } = useChosenSamples();
  return (
    <Group>
      <Legend>{product.name}</Legend>
      <SwatchRow clear="both">
        {product.colors.map(({ name, label, hex }) => {
          const sample = { productId: product.id, material: fabric, color: name };
          const isChosen = has(sample);
          return (
            <SwatchLabel key={name} title={label} style={{ backgroundColor: hex }}>
              <HiddenInput
                type="checkbox"
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => toggle(sample)}
              />
              <VisuallyHidden>{label}</VisuallyHidden>
            </SwatchLabel>
          );
        })}
      </SwatchRow>
    </Group>
  );
}
