import { useState } from "react";
import { Button } from "../../ui/Button";
import { RadioCards } from "../../ui/form/RadioCards";
import { SwatchLabel, SwatchRow } from "../../ui/form/swatch-parts";
import { chakra } from "../../ui/theme/chakra";
import { labelStyle } from "../../ui/theme/recipes/field";
import { HiddenInput, VisuallyHidden } from "../../ui/VisuallyHidden";
import { useChosenSamples } from "./chosen-samples";
import { fabricsOf, madeOf, type SampleProduct } from "./sample-products";

type FabricSwatchesProps = { product: SampleProduct; fabric: string };

const Group = chakra("fieldset", { base: { minW: "0", py: "4.5", borderTopWidth: "1px" } });
const Legend = chakra("legend", { base: { ...labelStyle, float: "left", w: "full", mb: "2" } });

/** Checkboxes of a product's colours in a fabric. */
function FabricSwatches({ product, fabric }: FabricSwatchesProps) {
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

/** Number of products shown at first, the most popular ones. */
const SHORT_LIST = 8;

/** Picks the fabric first, then colours of its products. */
export function FabricPicker({ products }: { products: readonly SampleProduct[] }) {
  const fabrics = fabricsOf(products);
  const [fabric, setFabric] = useState(fabrics[0]?.name ?? "");
  const [isLong, setIsLong] = useState(false);
  const made = madeOf(products, fabric);
  const shown = isLong ? made : made.slice(0, SHORT_LIST);
  return (
    <>
      <RadioCards
        legend="Fabric"
        twoColumns
        value={fabric}
        onPick={(name) => {
          setFabric(name);
          setIsLong(false);
        }}
        options={fabrics.map(({ name, label, note }) => ({ value: name, label: label.replace(/ Fabric$/, ""), note }))}
      />
      <chakra.div mt="8" display="grid" gridTemplateColumns={{ md: "1fr 1fr" }} columnGap="8">
        {shown.map((product) => (
          <FabricSwatches key={`${product.id} ${fabric}`} product={product} fabric={fabric} />
        ))}
      </chakra.div>
      {shown.length < made.length && (
        <Button variant="line" mt="6" onClick={() => setIsLong(true)}>
          Show {made.length - shown.length} more
        </Button>
      )}
    </>
  );
}
