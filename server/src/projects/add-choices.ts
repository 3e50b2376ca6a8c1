import type { EntityManager } from "typeorm";
import { cartChanges } from "../cart/cart-changes.queries.js";
import { CartLine } from "../cart/cart-line.entity.js";
import { joinLines, type Wanted } from "../cart/join-lines.js";
import { configurationKey } from "../catalogue/configuration/configuration.js";
import { rowOf } from "../kernel/sql/query.js";
import { MAX_LINES } from "../rules/quantity.js";
import type { ChoiceNote, ChoiceNoteReason } from "./project-order.types.js";
import type { WindowOptionType } from "./window-option.types.js";

/** A choice that can be ordered, with the configuration of its line, which has the names of room and window in it. */
type Ready = { readonly option: WindowOptionType; readonly configuration: string };

/**
 * Adds choices to the cart of a visitor within the caller's transaction. Two windows of the same names and configuration are one line of
 * two pieces; of what the cart has, only what is missing is added.
 * Where nothing is missing the cart stays as it is, its version too.
 * @returns what was not added, and what the cart has besides for the same window; and whether anything was added
 */
export async function addChoices(
  manager: EntityManager,
  visitorId: string,
  options: readonly WindowOptionType[],
): Promise<{ notes: ChoiceNote[]; isAdded: boolean }> {
  const ready = options.flatMap((option) => readyOf(option) ?? []);
  const refused = options.filter(({ refusal }) => refusal !== null).map((option) => noteOf(option, "NOT_MADE"));
  if (ready.length === 0) return { notes: refused, isAdded: false };
  const { id: cartId } = await rowOf(manager, cartChanges.lockAdditions, [visitorId]);
  const present = await manager.find(CartLine, { where: { cartId }, order: { addedAt: "ASC", id: "ASC" } });
  const { lines, leftOut } = joinLines(present, missingOf(ready, present));
  const isAdded = lines.length > 0;
  if (isAdded) {
    await rowOf(manager, cartChanges.raise, [visitorId]);
    const rows = lines.map((line) => ({ cartId, ...chosenOf(line, ready), ...line }));
    await manager.upsert(CartLine, rows, ["cartId", "configuration"]);
  }
  const notes = ready.flatMap((each) => notesOf(each, present, new Set(lines.map(keyOf)), new Set(leftOut.map(keyOf))));
  return { notes: inOrderOf(options, [...refused, ...notes]), isAdded };
}

const keyOf = ({ configuration }: { configuration: string }) => configuration;

function readyOf(option: WindowOptionType): Ready | undefined {
  const { product, refusal, customizations } = option;
  if (!product || refusal !== null) return undefined;
  return { option, configuration: configurationKey(product.id, option, customizations, option) };
}

/** How many pieces of each configuration the cart lacks. */
function missingOf(ready: readonly Ready[], present: readonly CartLine[]): Wanted[] {
  const has = new Map(present.map(({ configuration, quantity }) => [configuration, quantity]));
  const wanted = Map.groupBy(ready, keyOf);
  return [...wanted]
    .map(([configuration, { length }]) => ({ configuration, quantity: length - (has.get(configuration) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The columns of a line that a cart stores. */
function chosenOf({ configuration }: Wanted, ready: readonly Ready[]) {
  const option = ready.find((each) => each.configuration === configuration)?.option;
  if (!option) throw new Error("Only choices are added to the cart.");
  const { product, width, height, material, color, customizations, roomName, windowName } = option;
  return { productId: product?.id ?? null, width, height, material, color, customizations, roomName, windowName };
}

function notesOf(
  { option, configuration }: Ready,
  present: readonly CartLine[],
  added: ReadonlySet<string>,
  leftOut: ReadonlySet<string>,
): ChoiceNote[] {
  if (leftOut.has(configuration)) return [noteOf(option, "CART_FULL")];
  const another = present.some((line) => line.configuration !== configuration && isForSameWindow(line, option));
  return [
    ...(added.has(configuration) ? [] : [noteOf(option, "IN_CART")]),
    ...(another ? [noteOf(option, "ANOTHER_IN_CART")] : []),
  ];
}

type Named = Pick<CartLine, "roomName" | "windowName">;
const isForSameWindow = (line: Named, { roomName, windowName }: Named): boolean =>
  line.roomName === roomName && line.windowName === windowName;

const noteOf = (option: WindowOptionType, reason: ChoiceNoteReason): ChoiceNote => ({
  ...{ option, reason, message: messageOf(option, reason) },
});

function messageOf({ refusal }: WindowOptionType, reason: ChoiceNoteReason): string {
  if (reason === "NOT_MADE") return refusal ?? "It can’t be made as it was chosen.";
  if (reason === "IN_CART") return "It was in your cart already, so nothing was added.";
  if (reason === "CART_FULL")
    return `A cart holds at most ${MAX_LINES} different items. Please order those first, then add this one.`;
  return "Your cart has something else for this window too. Please remove what you don’t want.";
}

/** By room and window, as the choices are. */
const inOrderOf = (options: readonly WindowOptionType[], notes: readonly ChoiceNote[]): ChoiceNote[] =>
  options.flatMap((option) => notes.filter((note) => note.option === option));
