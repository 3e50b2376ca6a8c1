import { chakra } from "../../../ui/theme/chakra";

/** Empty list of reviews. */
export function NoReviews() {
  return (
    <div>
      <chakra.h3 textStyle="h3">No Reviews Yet</chakra.h3>
      <chakra.p mt="2" color="fg.muted">
        Be the first to review this product!
      </chakra.p>
    </div>
  );
}
