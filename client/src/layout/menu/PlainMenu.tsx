import { Link } from "react-router-dom";
import { paths } from "../../lib/paths";
import { MenuIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";
import type { Department } from "../navigation/departments";
import { ADVICE_PAGES } from "../navigation/page-links";

const Details = chakra("details", {
  base: {
    display: { base: "block", lg: "none" },
    "& > summary": { display: "grid", placeItems: "center", boxSize: "target" },
    "& > nav": {
      position: "absolute",
      insetInline: "0",
      top: "full",
      zIndex: "bar",
      py: "2",
      px: "2.5",
      bg: "bg",
      boxShadow: "over",
    },
    "& a": { display: "flex", alignItems: "center", minH: "target" },
  },
});

/** The menu of phones where a browser runs no scripts: a disclosure in place of the button with the drawer. */
export function PlainMenu({ categories }: { categories: readonly Department[] }) {
  const departments = categories.map(({ name, slug }) => ({ label: name, to: paths.category.href(slug) }));
  const more = { label: "Contact", to: paths.contact.href() };
  return (
    <>
      <style>{"[data-drawer-button]{display:none!important}"}</style>
      <Details>
        <summary aria-label="Menu">
          <MenuIcon />
        </summary>
        <nav aria-label="Menu">
          <ul>
            {[...departments, ...ADVICE_PAGES, more].map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </Details>
    </>
  );
}
