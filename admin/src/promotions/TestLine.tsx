import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { FormField } from "../ui/FormField";
import { ProductField } from "./ProductField";
import { fieldOf } from "./test-lines";
import type { TestProduct } from "./test-promotion";

type TestLineProps = {
  /** From 0. */
  index: number;
  fields: Readonly<Record<string, string>> | undefined;
  onRemove: (() => void) | undefined;
};

/** A line of the cart: its product as it is made where nothing is chosen, in a size of millimetres. */
export function TestLine({ index, fields, onRemove }: TestLineProps) {
  const [product, setProduct] = useState<TestProduct | null>(null);
  const productId = fieldOf(index, "productId");
  const choice = (name: "material" | "color", label: string, values: readonly string[] = []) => (
    // With another product the choice begins anew.
    <FormField
      key={`${name} of ${product?.id}`}
      name={fieldOf(index, name)}
      label={label}
      select
      defaultValue={values[0] ?? ""}
      fields={fields}
    >
      {values.map((value) => (
        <MenuItem key={value} value={value}>
          {value}
        </MenuItem>
      ))}
    </FormField>
  );
  const number = (name: "width" | "height" | "quantity", label: string, value: string) => (
    <FormField name={fieldOf(index, name)} label={label} type="number" defaultValue={value} fields={fields} />
  );
  return (
    <Box component="fieldset" sx={LINE} aria-label={`Line ${index + 1}`}>
      <Box sx={{ gridColumn: "1 / -1" }}>
        <ProductField name={productId} product={product} error={fields?.[productId]} onChoose={setProduct} />
      </Box>
      {choice("material", "Material", product?.materials)}
      {choice("color", "Colour", product?.colors)}
      {number("width", "Width, mm", "1200")}
      {number("height", "Drop, mm", "1400")}
      {number("quantity", "Quantity", "1")}
      {onRemove && <Button onClick={onRemove}>Remove line {index + 1}</Button>}
    </Box>
  );
}

const LINE = {
  ...{ display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: 2 },
  ...{ border: 1, borderColor: "divider", borderRadius: 1, margin: 0, padding: 2, minWidth: 0 },
} as const;
