import { MOST_SAMPLES } from "@rules/samples-form";
import { useSyncExternalStore } from "react";
import { tabStorage } from "../../lib/tab-storage";

/** A fabric in one colour, as it is sent to the shop. */
export type Sample = { productId: string; material: string; color: string };

const KEY = "samples";
const NONE: readonly Sample[] = [];

let chosen: readonly Sample[] | undefined;
const listeners = new Set<() => void>();

const isSample = (value: unknown): value is Sample =>
  typeof value === "object" &&
  value !== null &&
  ["productId", "material", "color"].every((name) => typeof (value as Record<string, unknown>)[name] === "string");

function read(): readonly Sample[] {
  if (chosen) return chosen;
  const stored = tabStorage.read(KEY);
  chosen = Array.isArray(stored) ? stored.filter(isSample).slice(0, MOST_SAMPLES) : NONE;
  return chosen;
}

function write(samples: readonly Sample[]): void {
  chosen = samples;
  tabStorage.write(KEY, samples);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names a sample among others. */
export const sampleKey = ({ productId, material, color }: Sample): string =>
  JSON.stringify([productId, material, color]);

/** The samples that are chosen in this tab, at most six. They outlive a reload; on the server there are none. */
export function useChosenSamples() {
  const samples = useSyncExternalStore(subscribe, read, () => NONE);
  return {
    samples,
    isFull: samples.length >= MOST_SAMPLES,
    has: (sample: Sample) => samples.some((each) => sampleKey(each) === sampleKey(sample)),
    /** Takes a sample, or leaves one that was taken. A seventh is not taken. */
    toggle: (sample: Sample) => {
      const others = samples.filter((each) => sampleKey(each) !== sampleKey(sample));
      if (others.length < samples.length) write(others);
      else if (samples.length < MOST_SAMPLES) write([...samples, sample]);
    },
    clear: () => write(NONE),
  };
}

/** Forgets what was read, as a new tab would. For tests. */
export function resetChosenSamples(): void {
  chosen = undefined;
}
