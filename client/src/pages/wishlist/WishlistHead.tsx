import { Breadcrumbs } from "../../ui/page/Breadcrumbs";
import { chakra } from "../../ui/theme/chakra";

/** Breadcrumbs and heading. */
export function WishlistHead() {
  return (
    <>
      <Breadcrumbs current="Wishlist" />
      <chakra.h1 textStyle="h1" mt={{ base: "1", lg: "3" }} mb={{ base: "6", lg: "10" }}>
        Wishlist
      </chakra.h1>
    </>
  );
}
