import { useState } from "react";
import { useChosenSamples } from "../../features/samples/chosen-samples";
import { Button } from "../../ui/Button";
import { RadioCards } from "../../ui/form/RadioCards";
import { chakra } from "../../ui/theme/chakra";
import { labelStyle } from "../../ui/theme/recipes/field";
import { fabricsOf, madeOf, type SampleProduct } from "./sample-products";
import { SampleTile, SampleTiles } from "./SampleTile";

type FabricSwatchesProps = { product: SampleProduct; fabric: string };

const Group = chakra("fieldset", { base: { minW: "0", py: "4.5", borderTopWidth: "1px" } });
const Legend = chakra("legend", { base: { ...labelStyle, float: "left", w: "full", mb: "3" } });

/** Checkboxes of a product's colours in a fabric. */
function FabricSwatches({ product, fabric }: FabricSwatchesProps) {
  const { has, toggle, isFull } = useChosenSamples();
  return (
    <Group>
      <Legend>{product.name}</Legend>
      <SampleTiles clear="both">
        {product.colors.map(({ name, label, hex }) => {
          const sample = { productId: product.id, material: fabric, color: name };
          const isChosen = has(sample);
          return (
            <SampleTile
              key={name}
              fabric={fabric}
              label={label}
              hex={hex}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() => toggle(sample)}
            />
          );
        })}
      </SampleTiles>
    </Group>
  );
}

/** Number of products shown at first, the most popular ones. */
const SHORT_LIST = 8;

type FabricPickerProps = {
  products: readonly SampleProduct[];
  /** The fabric that is shown first; by default that of the most popular product. */
  first?: string;
};

/** Picks the fabric first, then colours of its products. */
export function FabricPicker({ products, first }: FabricPickerProps) {
  const fabrics = fabricsOf(products);
  const [fabric, setFabric] = useState(first ?? fabrics[0]?.name ?? "");
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
