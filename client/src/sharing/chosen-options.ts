import { readConfiguration, type Configuration, type ProductChoices } from "../product/configuration";

/** The options of a product that a URL names, all of them possible; those that it leaves out are undefined. */
export type ChosenOptions = {
  /** Named ones, and the product's own for the rest. */
  readonly configuration: Configuration;
  readonly namesColor: boolean;
  readonly namesMaterial: boolean;
  /** Whether both lengths are named. */
  readonly namesSize: boolean;
};

/** Reads the options of a product page's URL. One that the product does not have makes all of them count as not named. */
export function chosenOptions(search: string, product: ProductChoices): ChosenOptions {
  const asked = new URLSearchParams(search);
  const configuration = readConfiguration(search, product);
  const { color, material, size } = configuration;
  const held = { color, material, width: `${size.width}`, height: `${size.height}` };
  const isPossible = Object.entries(held).every(([name, value]) => (asked.get(name) ?? value) === value);
  const names = (option: string) => isPossible && asked.has(option);
  return {
    configuration: isPossible ? configuration : readConfiguration("", product),
    namesColor: names("color"),
    namesMaterial: names("material"),
    namesSize: names("width") && names("height"),
  };
}
