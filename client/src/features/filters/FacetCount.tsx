import { VisuallyHidden } from "../../ui/VisuallyHidden";

/** How many products a value leaves: "9", read aloud as "9 products". */
export function FacetCount({ count }: { count: number }) {
  return (
    <>
      {count}
      <VisuallyHidden>{count === 1 ? " product" : " products"}</VisuallyHidden>
    </>
  );
}
