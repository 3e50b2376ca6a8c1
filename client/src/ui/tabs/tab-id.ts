/** Id of the tab of a panel; the panel's own id is the URL hash. */
export const tabId = (panelId: string) => `${panelId}-tab`;
