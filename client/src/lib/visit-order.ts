/** The state of a link to the page that books a visit: the e-mail address of the order, where it may be another visitor's. */
export const visitOrderState = (orderEmail: string | undefined): object => ({ orderEmail });

/** Reads that state; undefined without it. */
export function readVisitOrder(state: unknown): string | undefined {
  const { orderEmail } = Object(state) as Record<string, unknown>;
  return typeof orderEmail === "string" ? orderEmail : undefined;
}
