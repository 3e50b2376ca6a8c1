import { useState } from "react";
import { Button } from "../../ui/Button";
import { RadioCards } from "../../ui/form/RadioCards";
import { chakra } from "../../ui/theme/chakra";
import { FabricSwatches } from "./FabricSwatches";
import { fabricsOf, madeOf, type SampleProduct } from "./sample-products";

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
