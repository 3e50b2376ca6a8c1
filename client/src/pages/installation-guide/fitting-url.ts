import { paths } from "../../lib/paths";
import { FITTING_TABS, type FittingTab } from "./content";

/** Which of the tabs the address names. */
export const FOR = "for";

/** The tab of `?for=`; the first one by default and for unknown names. */
export const tabFor = (name: string | null): FittingTab =>
  FITTING_TABS.find(({ id }) => id === name) ?? FITTING_TABS[0];

/** URL of a tab; the first one has no parameter. */
export const tabUrl = (tab: FittingTab): string =>
  tab === FITTING_TABS[0]
    ? paths.installationGuide.href()
    : `${paths.installationGuide.href()}?${new URLSearchParams({ [FOR]: tab.id })}`;

export const tabAddresses = (): string[] => FITTING_TABS.map(tabUrl);
