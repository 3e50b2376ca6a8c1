import Button from "@mui/material/Button";
import type { Product } from "./product";

type PreviewLinkProps = { product: Product; children: string };

/** Opens the product's page as it would be, with its draft and on sale, which only staff see. */
export function PreviewLink({ product: { id }, children }: PreviewLinkProps) {
  return (
    <Button href={`/admin/product-previews/${id}`} target="_blank" rel="noopener">
      {children}
    </Button>
  );
}
