import { SubjectLink, SubjectRow } from "../../features/guides/subject-tabs";
import { chakra } from "../../ui/theme/chakra";
import { FITTING_TABS, type FittingTab } from "./content";
import { tabUrl } from "./fitting-url";

/** Tabs of what can be fitted. */
export function FittingTabs({ current }: { current: FittingTab }) {
  return (
    <chakra.nav aria-label="What you are fitting" _print={{ display: "none" }}>
      <SubjectRow>
        {FITTING_TABS.map((tab) => (
          <li key={tab.id}>
            <SubjectLink to={tabUrl(tab)} aria-current={tab === current ? "page" : undefined}>
              {tab.name}
            </SubjectLink>
          </li>
        ))}
      </SubjectRow>
    </chakra.nav>
  );
}
