import { paths } from "../../lib/paths";
import { configurationSearch } from "../../product/configuration";

type ChangeableLine = { id: string; width: number; height: number; color: string; material: string };

/** The configurator with the choices of a line, which it changes. */
export const lineHref = ({ id, width, height, color, material }: ChangeableLine, { slug }: { slug: string }): string =>
  paths.product.href(slug) +
  configurationSearch({ color, material, size: { width, height }, unit: undefined, lineId: id });

/** State of the router for a link to a line's configurator, by which saving leads back to the page of the link. */
export const BACK_AFTER_CHANGE = { isBackAfterChange: true };

/** Whether the page was opened by such a link. */
export const isBackAfterChange = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "isBackAfterChange" in state;
