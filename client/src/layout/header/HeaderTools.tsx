import { chakra } from "@chakra-ui/react";
import { CartButton } from "../../features/cart/CartButton";
import { LinkMenu } from "../../ui/LinkMenu";
import { RulerIcon, UserIcon } from "../../ui/icons";
import { headerToolStyle } from "../../ui/theme/recipes/header-tool";
import { ACCOUNT_PAGES } from "../page-links";
import { WishlistLink } from "./WishlistLink";

const Tool = chakra("button", { base: headerToolStyle });
/** What the phone has in its menu. */
const Wide = chakra("div", { base: { display: { base: "none", lg: "flex" }, alignItems: "center", gap: "1" } });

/** The visitor's own corner of the header: a first price, their account, what they saved and what they mean to buy. */
export function HeaderTools({ onEstimate }: { onEstimate: () => void }) {
  return (
    <chakra.div display="flex" alignItems="center" gap="1" mr={{ lg: "-3" }}>
      <Wide>
        <Tool type="button" aria-haspopup="dialog" onClick={onEstimate}>
          <RulerIcon />
          Estimate
        </Tool>
        <LinkMenu label="Account" icon={<UserIcon />} links={ACCOUNT_PAGES} />
        <WishlistLink />
      </Wide>
      <CartButton />
    </chakra.div>
  );
}
