import { useRecordContext } from "react-admin";
import type { Product } from "./product";
import { ProductField } from "./ProductField";
import { useProductChoices } from "./use-product-choices";

/** What a product is made of and can be made with. */
export function ChoiceFields() {
  const product = useRecordContext<Product>();
  const { materials, colors, rooms, features, materialFilters } = useProductChoices();
  return (
    <>
      <ProductField
        source="materials"
        label="Materials"
        choices={materials}
        isMultiple
        helperText="2 to 6. The cheapest comes first and is preselected."
      />
      <ProductField source="material" label="Material filter" choices={materialFilters} />
      <ProductField
        source="colors"
        label="Colours"
        choices={colors}
        isMultiple
        helperText="3 to 8. The first is preselected; a new one comes last."
      />
      <ProductField source="rooms" label="Rooms" choices={rooms} isMultiple />
      <ProductField source="features" label="Features" choices={features} isMultiple />
      {product?.options.map(({ name, values }, index) => (
        <ProductField
          key={name}
          source={`options.${index}.defaultValue`}
          label={`Without a choice of ${name}`}
          choices={values.map((value) => ({ id: value, name: value }))}
        />
      ))}
    </>
  );
}
