import { Link } from "react-router-dom";
import { useWishlist } from "../../features/wishlist/useWishlist";
import { paths } from "../../lib/paths";
import { CountedIcon } from "../../ui/CountBadge";
import { HeartIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { headerToolStyle } from "./header-tool-style";

const Tool = chakra(Link, { base: headerToolStyle });

/** Link to the wishlist with its count. */
export function WishlistLink() {
  const { length } = useWishlist().ids;
  return (
    <Tool to={paths.wishlist.href()}>
      <CountedIcon count={length}>
        <HeartIcon />
      </CountedIcon>
      Wishlist
      {length > 0 && <VisuallyHidden>{`, ${length} saved`}</VisuallyHidden>}
    </Tool>
  );
}
