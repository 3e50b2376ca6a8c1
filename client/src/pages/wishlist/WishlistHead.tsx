import { paths } from "../../lib/paths";
import { Breadcrumbs } from "../../ui/page/Breadcrumbs";
import { chakra } from "../../ui/theme/chakra";

/** Breadcrumbs and heading. */
export function WishlistHead() {
  return (
    <>
      <Breadcrumbs trail={[{ label: "Home", to: paths.home.href() }]} current="Wishlist" />
      <chakra.h1 textStyle="h1" mt={{ base: "1", lg: "3" }} mb={{ base: "6", lg: "10" }}>
        Wishlist
      </chakra.h1>
    </>
  );
}
