import { MOST_SAMPLES } from "@rules/samples-form";
import { productIdOf } from "../../lib/product-id";
import { createStore, useStore } from "../../lib/store";
import { tabStorage } from "../../lib/tab-storage";

/** A fabric in one colour, as input of the mutation. */
export type Sample = { productId: string; material: string; color: string };

const KEY = "samples";
const NONE: readonly Sample[] = [];

const isSample = (value: unknown): value is Sample =>
  typeof value === "object" &&
  value !== null &&
  ["productId", "material", "color"].every((name) => typeof (value as Record<string, unknown>)[name] === "string");

const withProductId = (sample: Sample): Sample => ({ ...sample, productId: productIdOf(sample.productId) });

const chosenSamples = createStore<readonly Sample[]>({
  start: () => {
    const stored = tabStorage.read(KEY);
    return Array.isArray(stored) ? stored.filter(isSample).map(withProductId).slice(0, MOST_SAMPLES) : NONE;
  },
  onServer: NONE,
  keep: (samples) => tabStorage.write(KEY, samples),
});

/** Unique key of a sample. */
export const sampleKey = ({ productId, material, color }: Sample): string =>
  JSON.stringify([productId, material, color]);

/** The samples chosen in this tab, at most six. They survive a reload; empty on the server. */
export function useChosenSamples() {
  const samples = useStore(chosenSamples);
  return {
    samples,
    isFull: samples.length >= MOST_SAMPLES,
    has: (sample: Sample) => samples.some((each) => sampleKey(each) === sampleKey(sample)),
    /** Adds or removes a sample. A seventh is ignored. */
    toggle: (sample: Sample) => {
      const others = samples.filter((each) => sampleKey(each) !== sampleKey(sample));
      if (others.length < samples.length) chosenSamples.set(others);
      else if (samples.length < MOST_SAMPLES) chosenSamples.set([...samples, sample]);
    },
    /** Adds a sample that is not chosen yet. A seventh is ignored. */
    add: (sample: Sample) => {
      const chosen = chosenSamples.current();
      const isNew = !chosen.some((each) => sampleKey(each) === sampleKey(sample));
      if (isNew && chosen.length < MOST_SAMPLES) chosenSamples.set([...chosen, sample]);
    },
    clear: () => chosenSamples.set(NONE),
  };
}

/** Clears the memory, as in a new tab. For tests. */
export const resetChosenSamples = chosenSamples.forget;
