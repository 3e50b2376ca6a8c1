import { NavLink } from "react-router-dom";
import { useSignedIn } from "../../features/sign-in/useSignedIn";
import { paths } from "../../lib/paths";
import { RulerIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";
import { isSale, type Department } from "../navigation/departments";
import { ACCOUNT_PAGES, ADVICE_PAGES, OWN_PAGES, type PageLink } from "../navigation/page-links";
import { useSignOut } from "../navigation/useSignOut";

type MenuPagesProps = {
  categories: readonly Department[];
  onLeave: () => void;
  onEstimate: () => void;
};

const MenuLink = chakra(NavLink, {
  base: {
    display: "flex",
    alignItems: "center",
    "&[aria-current=page]": { textDecoration: "underline", textDecorationThickness: "2px", textUnderlineOffset: "6px" },
  },
  variants: {
    kind: {
      department: { minH: "13", textStyle: "h3" },
      sale: { minH: "13", textStyle: "h3", color: "action.solid" },
      page: { minH: "target" },
    },
  },
});

const Tool = chakra("button", {
  base: { display: "flex", alignItems: "center", gap: "3", w: "full", minH: "target", cursor: "pointer" },
});
const Group = chakra("ul", { base: { borderTopWidth: "1px", mt: "2", pt: "2" } });

const WISHLIST: PageLink = { label: "Wishlist", to: paths.wishlist.href() };

/** Links to all departments and pages; Sale is apart below the other departments. */
export function MenuPages({ categories, onLeave, onEstimate }: MenuPagesProps) {
  const isSignedIn = Boolean(useSignedIn());
  const signOut = useSignOut();
  const departmentLink = (category: Department) => (
    <MenuLink to={paths.category.href(category.slug)} kind={isSale(category) ? "sale" : "department"} onClick={onLeave}>
      {category.name}
    </MenuLink>
  );
  const pageLink = ({ label, to }: PageLink) => (
    <li key={to}>
      <MenuLink to={to} end={to === paths.account.href()} kind="page" onClick={onLeave}>
        {label}
      </MenuLink>
    </li>
  );
  return (
    <nav aria-label="Menu">
      <ul>
        {categories
          .filter((category) => !isSale(category))
          .map((category) => (
            <li key={category.id}>{departmentLink(category)}</li>
          ))}
        {ADVICE_PAGES.map(pageLink)}
      </ul>
      {categories.filter(isSale).map((sale) => (
        <chakra.div key={sale.id} borderTopWidth="1px" mt="2" pt="2">
          {departmentLink(sale)}
        </chakra.div>
      ))}
      <Group>
        <li>
          <Tool type="button" aria-haspopup="dialog" onClick={onEstimate}>
            Estimate a price
            <RulerIcon size="m" />
          </Tool>
        </li>
        {[WISHLIST, ...(isSignedIn ? OWN_PAGES : ACCOUNT_PAGES)].map(pageLink)}
        {isSignedIn && (
          <li>
            <Tool
              type="button"
              onClick={() => {
                onLeave();
                signOut();
              }}
            >
              Sign Out
            </Tool>
          </li>
        )}
      </Group>
    </nav>
  );
}
