import { Link } from "react-router-dom";
import type { Guide, GuideSubject } from "../../content/guides/guide";
import { paths } from "../../lib/paths";
import { chakra } from "../../ui/theme/chakra";

type GuideChipsProps = { subject: GuideSubject; current: Guide };

const Row = chakra("ul", { base: { display: "flex", flexWrap: "wrap", gap: "2", pt: "5" } });
const Chip = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    minH: { base: "target", lg: "10" },
    px: "4",
    borderRadius: "control",
    borderWidth: "1px",
    borderColor: "border.control",
    textStyle: "small",
    fontWeight: "600",
    whiteSpace: "nowrap",
    _hover: { borderColor: "fg" },
    "&[aria-current]": { bg: "fg", borderColor: "fg", color: "bg" },
  },
});

/** The guides of a subject, where it has several. */
export function GuideChips({ subject, current }: GuideChipsProps) {
  if (subject.guides.length === 1) return null;
  return (
    <chakra.nav aria-label={subject.name} _print={{ display: "none" }}>
      <Row>
        {subject.guides.map((guide) => (
          <li key={guide.slug}>
            <Chip to={paths.guides.href(guide.slug)} aria-current={guide === current ? "page" : undefined}>
              {guide.name}
            </Chip>
          </li>
        ))}
      </Row>
    </chakra.nav>
  );
}
