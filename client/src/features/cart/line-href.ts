import type { WindowNames } from "@rules/window-names";
import { paths } from "../../lib/paths";
import { configurationSearch, type Configuration } from "../../product/configuration";

type ChangeableLine = { id: string; width: number; height: number } & Pick<
  Configuration,
  "color" | "material" | "customizations"
>;

/** The configurator with the choices of a line, which it changes. */
export const lineHref = ({ id, ...line }: ChangeableLine, { slug }: { slug: string }): string =>
  paths.product.href(slug) + configurationSearch({ ...configurationOf(line), lineId: id });

/** The configurator with the choices of a line, for another window. */
export const anotherWindowHref = (line: Omit<ChangeableLine, "id">, { slug }: { slug: string }): string =>
  paths.product.href(slug) + configurationSearch(configurationOf(line));

const configurationOf = ({ width, height, color, material, customizations }: Omit<ChangeableLine, "id">) => ({
  ...{ color, material, customizations },
  size: { width, height },
  unit: undefined,
});

/**
 * State of the router for a link to the configurator by which what is added is in the same room, and at a window. It is no part of
 * URLs: it may say who lives there.
 * @param windowKey of My windows, for which what is configured can be kept as an option
 */
export const inRoom = (roomName: string | null, windowName: string | null = null, windowKey?: string) => ({
  ...{ roomName, windowName },
  ...(windowKey !== undefined && { windowKey }),
});

/** The room and the window of such a link. */
export const namesIn = (state: unknown): WindowNames => ({
  roomName: textIn(state, "roomName"),
  windowName: textIn(state, "windowName"),
});

/** The key of the window of such a link; null where what is configured is for no window of My windows. */
export const windowKeyIn = (state: unknown): string | null => textIn(state, "windowKey");

const textIn = (state: unknown, name: string): string | null => {
  const text =
    typeof state === "object" && state !== null ? Object.entries(state).find(([key]) => key === name)?.[1] : null;
  return typeof text === "string" ? text : null;
};

/** State of the router for a link to a line's configurator, by which saving leads back to the page of the link. */
export const BACK_AFTER_CHANGE = { isBackAfterChange: true };

/** Whether the page was opened by such a link. */
export const isBackAfterChange = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "isBackAfterChange" in state;
