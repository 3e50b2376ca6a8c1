import { followingDefault, isSettled } from "@rules/options/left-out";

/** The options that a product is made with, value by name, as the catalogue calls them. */
export type Chosen = Readonly<Record<string, string | undefined>>;

/** Nothing is known of the options: a picture of the catalogue. */
export const NOTHING_CHOSEN: Chosen = {};

/** An option of the API with what is made where nothing is chosen. */
type OfferedOption = {
  readonly name: string;
  readonly defaultValue: string;
  readonly values: readonly { readonly name: string }[];
};
type Choice = { readonly name: string; readonly value: string };

/** Whether a pergola is carried by the wall of the house on one side, and not by posts. */
export const isAtHouse = ({ stands }: Chosen): boolean => stands === "against the house";

/** The millimetres of an option that was measured, such as "900 mm"; undefined where it was not. */
export function chosenMm(value: string | undefined): number | undefined {
  const [, digits] = /^(\d+) mm$/.exec(value ?? "") ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** What was chosen, completed with what is made where nothing was, as the rules of options complete it. */
export function chosenAmong(options: readonly OfferedOption[], choices: readonly Choice[]): Chosen {
  const known = new Map(choices.map(({ name, value }) => [name, value]));
  for (const { name, defaultValue, values } of options) {
    if (known.has(name) || isSettled(name, known)) continue;
    const offered = values.map((value) => value.name);
    known.set(name, followingDefault(name, offered, known) ?? defaultValue);
  }
  return Object.fromEntries(known);
}
