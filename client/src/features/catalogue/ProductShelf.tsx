import type { FragmentType } from "@apollo/client";
import { chakra } from "../../ui/theme/chakra";
import { ProductCard, type PRODUCT_CARD } from "./ProductCard";

type ProductShelfProps = {
  /** At most four, side by side on wide screens. */
  products: readonly (FragmentType<typeof PRODUCT_CARD> & { id: string })[];
};

const Shelf = chakra("ul", {
  base: {
    display: { base: "flex", lg: "grid" },
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    columnGap: { base: "3", md: "5", lg: "6" },
    // Full bleed on phones, so that the next card is cut at the edge and invites to scroll.
    mx: { base: "calc(var(--gutter) * -1)", lg: "0" },
    px: { base: "var(--gutter)", lg: "0" },
    scrollPaddingInline: "var(--gutter)",
    overflowX: { base: "auto", lg: "visible" },
    scrollSnapType: { base: "x mandatory", lg: "none" },
    scrollbarWidth: "none",
    "& > li": { flex: { base: "0 0 66%", md: "0 0 31%" }, scrollSnapAlign: "start" },
  },
});

/** A row of products that scrolls sideways where it has no room. */
export function ProductShelf({ products }: ProductShelfProps) {
  return (
    <Shelf>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </Shelf>
  );
}
