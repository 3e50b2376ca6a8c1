import type { ChangeOrderLineInput } from "../../../gql/graphql";
import { paths } from "../../../lib/paths";
import { configurationSearch, type Configuration } from "../../../product/configuration";

/** What the visitor wants to change of a line of an order. */
export type WantedLineChange = Omit<ChangeOrderLineInput, "email" | "expectedTotalPence" | "expectedVersion">;

type ChangeableLine = { id: string; slug: string; width: number; height: number } & Pick<
  Configuration,
  "color" | "material" | "customizations"
>;

/** The configurator with the choices of a line of an order, which it changes. */
export const changeLineHref = ({ id, slug, width, height, ...line }: ChangeableLine, number: string): string => {
  const { color, material, customizations } = line;
  const choices = { color, material, customizations, size: { width, height }, unit: undefined };
  return paths.product.href(slug) + configurationSearch({ ...choices, lineId: id, orderNumber: number });
};

/**
 * State of the router for such a link, and for one back to the page on which orders are looked up, which then looks it up at once. It is
 * no part of URLs: it says whose order it is.
 * @param email of the order, where not the session but its number and e-mail address open it
 */
export const changedOrder = (email: string | undefined) => ({ changedOrder: { email } });

/** That state, or undefined without it. */
export function readChangedOrder(state: unknown): { email: string | undefined } | undefined {
  if (typeof state !== "object" || state === null || !("changedOrder" in state)) return undefined;
  const { email } = Object(state.changedOrder) as { email?: unknown };
  return { email: typeof email === "string" ? email : undefined };
}
