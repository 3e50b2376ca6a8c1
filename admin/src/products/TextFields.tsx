import Box from "@mui/material/Box";
import { ProductField } from "./ProductField";

const WHOLE_WIDTH = { gridColumn: "1 / -1" };

/** What a product is called and said to be. */
export function TextFields() {
  return (
    <>
      <ProductField source="name" label="Name" />
      <ProductField source="slug" label="Slug" readOnly helperText="Part of its address in the shop. It stays." />
      <Box sx={WHOLE_WIDTH}>
        <ProductField
          source="shortDescription"
          label="Short description"
          helperText="On cards, at most 90 characters."
        />
      </Box>
      <Box sx={WHOLE_WIDTH}>
        <ProductField
          source="description"
          label="Description"
          minRows={6}
          helperText="2 or 3 paragraphs, with an empty line between them."
        />
      </Box>
    </>
  );
}
