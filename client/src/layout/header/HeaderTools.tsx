import { RulerIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";
import { AccountMenu } from "./AccountMenu";
import { CartButton } from "./CartButton";
import { headerToolStyle } from "./header-tool-style";
import { WishlistLink } from "./WishlistLink";

const Tool = chakra("button", { base: headerToolStyle });
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
