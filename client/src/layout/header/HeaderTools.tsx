import { Link } from "react-router-dom";
import { useWishlist } from "../../features/wishlist/useWishlist";
import { paths } from "../../lib/paths";
import { CountedIcon } from "../../ui/CountBadge";
import { HeartIcon, RulerIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { AccountMenu } from "./AccountMenu";
import { CartButton } from "./CartButton";
import { headerToolStyle } from "./header-tool-style";

const Tool = chakra("button", { base: headerToolStyle });
const ToolLink = chakra(Link, { base: headerToolStyle });
/** Tools that phones have in the menu. */
const Wide = chakra("div", { base: { display: { base: "none", lg: "flex" }, alignItems: "center", gap: "1" } });

/** Tools of the header: estimate, account, wishlist and cart. */
export function HeaderTools({ onEstimate }: { onEstimate: () => void }) {
  return (
    <chakra.div display="flex" alignItems="center" gap="1" mr={{ lg: "-3" }}>
      <Wide>
        <Tool type="button" aria-haspopup="dialog" onClick={onEstimate}>
          <RulerIcon />
          Estimate
        </Tool>
        <AccountMenu />
        <WishlistLink />
      </Wide>
      <CartButton />
    </chakra.div>
  );
}

/** Link to the wishlist with its count. */
function WishlistLink() {
  const { length } = useWishlist().ids;
  return (
    <ToolLink to={paths.wishlist.href()}>
      <CountedIcon count={length}>
        <HeartIcon />
      </CountedIcon>
      Wishlist
      {length > 0 && <VisuallyHidden>{`, ${length} saved`}</VisuallyHidden>}
    </ToolLink>
  );
}
