import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { SaveButton, Toolbar, useRecordContext } from "react-admin";
import type { Product } from "./product";
import { SaveDraftButton } from "./SaveDraftButton";

/** Saves, and leads to what shoppers see. */
export function ProductToolbar() {
  const product = useRecordContext<Product>();
  return (
    <Toolbar sx={{ justifyContent: "space-between" }}>
      <Stack direction="row" spacing={2}>
        <SaveButton />
        <SaveDraftButton />
      </Stack>
      {product?.saleState === "ON_SALE" && (
        <Link href={`/products/${product.slug}`} target="_blank" rel="noreferrer">
          Its page in the shop
        </Link>
      )}
    </Toolbar>
  );
}
