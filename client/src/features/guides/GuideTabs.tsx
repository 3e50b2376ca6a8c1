import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { GUIDE_SUBJECTS } from "../../content/guides";
import type { GuideSubject } from "../../content/guides/guide";
import { paths } from "../../lib/paths";

const Row = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: { base: "5", md: "8" },
    boxShadow: "inset 0 -1px 0 {colors.border}",
  },
});
const TabLink = chakra(Link, {
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

/** The subjects of the guides. Each is an address, so that it can be linked to and works without scripts. */
export function GuideTabs({ current }: { current: GuideSubject }) {
  return (
    <chakra.nav aria-label="Guides" _print={{ display: "none" }}>
      <Row>
        {GUIDE_SUBJECTS.map((subject) => (
          <li key={subject.name}>
            <TabLink
              to={paths.guides.href(subject.guides[0].slug)}
              aria-current={subject === current ? "true" : undefined}
            >
              {subject.name}
            </TabLink>
          </li>
        ))}
      </Row>
    </chakra.nav>
  );
}
