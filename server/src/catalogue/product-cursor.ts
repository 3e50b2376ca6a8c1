import { BadInput } from "../shop-error.js";

/** An opaque mark for a product's place in a list. */
export const cursorOf = ({ position }: { position: number }): string =>
  Buffer.from(`position:${position}`).toString("base64url");

/**
 * The position a cursor stands for.
 * @throws {BadInput} where the text is no cursor of ours
 */
export function positionAfter(cursor: string): number {
  const [, position] = /^position:(\d{1,9})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (position === undefined)
    throw new BadInput("This list position is unknown. Start the list again without `after`.", {
      after: "must be an endCursor that the list has given",
    });
  return Number(position);
}
