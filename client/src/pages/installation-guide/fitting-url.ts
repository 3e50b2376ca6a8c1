import { FITTING_TABS, type FittingTab } from "../../content/installation-guide";
import { paths } from "../../lib/paths";

/** Which of the tabs the address names. */
export const FOR = "for";

/** The tab behind ?for=; the first one without it, or for a name that is made up. */
export const tabFor = (name: string | null): FittingTab =>
  FITTING_TABS.find(({ id }) => id === name) ?? FITTING_TABS[0];

/** The URL of a tab; the first one stands at the page's own. */
export const tabUrl = (tab: FittingTab): string =>
  tab === FITTING_TABS[0]
    ? paths.installationGuide.href()
    : `${paths.installationGuide.href()}?${new URLSearchParams({ [FOR]: tab.id })}`;

export const tabAddresses = (): string[] => FITTING_TABS.map(tabUrl);
