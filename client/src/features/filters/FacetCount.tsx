import { VisuallyHidden } from "../../ui/VisuallyHidden";

/** Number of products for a value: "9"; screen readers read "9 products". */
export function FacetCount({ count }: { count: number }) {
  return (
    <>
      {count}
      <VisuallyHidden>{count === 1 ? " product" : " products"}</VisuallyHidden>
    </>
  );
}
