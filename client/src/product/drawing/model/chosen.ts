/** The options that a product is made with, value by name, as the catalogue calls them. */
export type Chosen = Readonly<Record<string, string | undefined>>;

/** Nothing is known of the options: a picture of the catalogue. */
export const NOTHING_CHOSEN: Chosen = {};

/** An option of the API with what is made where nothing is chosen. */
type OfferedOption = { readonly name: string; readonly defaultValue: string };
type Choice = { readonly name: string; readonly value: string };

/** What was chosen, completed with the defaults of the product. */
export function chosenAmong(options: readonly OfferedOption[], choices: readonly Choice[]): Chosen {
  return { ...Object.fromEntries(options.map(({ name, defaultValue }) => [name, defaultValue])), ...chosenOf(choices) };
}

/** Choices that are complete, as those of a line of a cart or an order. */
const chosenOf = (choices: readonly Choice[]): Chosen =>
  Object.fromEntries(choices.map(({ name, value }) => [name, value]));
