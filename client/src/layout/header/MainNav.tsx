import { NavLink } from "react-router-dom";
import { paths } from "../../lib/paths";
import { chakra } from "../../ui/theme/chakra";
import { isOutdoors, isSale, type Department } from "../navigation/departments";
import { ADVICE_PAGES } from "../navigation/page-links";

const Bar = chakra("nav", {
  base: {
    display: { base: "none", lg: "flex" },
    justifyContent: "space-between",
    gap: "8",
    borderTopWidth: "1px",
    "& ul": { display: "flex", columnGap: { base: "6", xl: "8" } },
  },
});

const BarLink = chakra(NavLink, {
  base: {
    display: "flex",
    alignItems: "center",
    h: "13",
    position: "relative",
    whiteSpace: "nowrap",
    _hover: { textDecoration: "underline", textUnderlineOffset: "6px" },
    "&[aria-current=page]::after": {
      content: '""',
      position: "absolute",
      insetInline: "0",
      bottom: "-1px",
      h: "2px",
      bg: "fg",
    },
  },
  variants: {
    kind: {
      department: { fontSize: "control", fontWeight: "600" },
      sale: { fontSize: "control", fontWeight: "600", color: "action.solid" },
      page: { textStyle: "small", color: "fg.muted" },
    },
  },
});

/** Main navigation of wide screens: departments and advice pages. */
export function MainNav({ categories }: { categories: readonly Department[] }) {
  return (
    <Bar aria-label="Main">
      <ul>
        {categories.map((category) => (
          <chakra.li key={category.id} display={isOutdoors(category) ? { base: "none", xl: "block" } : undefined}>
            <BarLink to={paths.category.href(category.slug)} kind={isSale(category) ? "sale" : "department"}>
              {category.name}
            </BarLink>
          </chakra.li>
        ))}
      </ul>
      <ul>
        {ADVICE_PAGES.map(({ label, to }) => (
          <li key={to}>
            <BarLink to={to} kind="page">
              {label}
            </BarLink>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
