/** Id of the tab of a panel; the panel's own id is what stands in the URL. */
export const tabId = (panelId: string) => `${panelId}-tab`;
