import { GUIDE_SUBJECTS } from "../../content/guides";
import type { GuideSubject } from "../../content/guides/guide";
import { SubjectLink, SubjectRow } from "../../features/guides/subject-tabs";
import { paths } from "../../lib/paths";
import { chakra } from "../../ui/theme/chakra";

/** Tabs of the guide subjects. Each is a link, so that it works without scripts. */
export function GuideTabs({ current }: { current: GuideSubject }) {
  return (
    <chakra.nav aria-label="Guides" _print={{ display: "none" }}>
      <SubjectRow>
        {GUIDE_SUBJECTS.map((subject) => (
          <li key={subject.name}>
            <SubjectLink
              to={paths.guides.href(subject.guides[0].slug)}
              aria-current={subject === current ? "true" : undefined}
            >
              {subject.name}
            </SubjectLink>
          </li>
        ))}
      </SubjectRow>
    </chakra.nav>
  );
}
