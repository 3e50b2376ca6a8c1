/** `family` is its id, or its name in the API. */
type Kind = { family: string; variant: string | null };

/** Whether the shop always measures a product itself: a bay for its angles, a pergola for its ground. */
export const isAlwaysMeasured = ({ family, variant }: Kind): boolean =>
  family.toLowerCase() === "pergola" || variant === "bay";
