import { Link } from "react-router-dom";
import { chakra } from "../../ui/theme/chakra";

type SubjectTabsProps = {
  /** Accessible name of the row. */
  label: string;
  /** `current` is "page" where the tab is a page, "true" where it leads to several. */
  tabs: readonly { name: string; to: string; current: "page" | "true" | undefined }[];
};

const Row = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: { base: "5", md: "8" },
    boxShadow: "inset 0 -1px 0 {colors.border}",
  },
});
const Tab = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    minH: { base: "target", md: "52px" },
    fontSize: { base: "small", md: "body" },
    fontWeight: "600",
    color: "fg.muted",
    whiteSpace: "nowrap",
    _hover: { color: "fg" },
    "&[aria-current]": { color: "fg", boxShadow: "inset 0 -2px 0 currentColor" },
  },
});

/** A row of tabs. Each is a link, so that it works without scripts. */
export function SubjectTabs({ label, tabs }: SubjectTabsProps) {
  return (
    <chakra.nav aria-label={label} _print={{ display: "none" }}>
      <Row>
        {tabs.map(({ name, to, current }) => (
          <li key={name}>
            <Tab to={to} aria-current={current}>
              {name}
            </Tab>
          </li>
        ))}
      </Row>
    </chakra.nav>
  );
}
