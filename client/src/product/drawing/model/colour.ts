/** Shadows are warm and light is daylight: pure black and white would turn every colour grey. */
export const SHADOW = "#2b241a";
const DAYLIGHT = "#fffaf0";

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

function fromChannels(values: readonly number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

/** A colour between two: `share` 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const target = channels(second);
  return fromChannels(channels(first).map((value, index) => value + ((target[index] ?? value) - value) * share));
}

/** `#rrggbbaa`; opacity from 0 to 1. */
export function fade(colour: string, opacity: number): string {
  return `${colour}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, "0")}`;
}

/** A shadow of an opacity from 0 to 1, and light. */
export const shadow = (opacity: number) => fade(SHADOW, opacity);
export const daylight = (opacity: number) => fade(DAYLIGHT, opacity);

/** How light a colour looks, 0 (black) to 1 (white). */
export function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/** The colour in shadow; `amount` from 0 to 1. */
export function darker(colour: string, amount: number): string {
  return mix(colour, "#120d06", amount);
}

/** The colour in the light. Dark colours get more of it, or slats and folds would melt into one another. */
export function lighter(colour: string, amount: number): string {
  return mix(colour, DAYLIGHT, amount * (lightness(colour) < 0.3 ? 0.75 : 1));
}

/** How warm and woody a colour is, 0 to 1: paint hides the grain, stain shows it. */
export function woodiness(colour: string): number {
  const [red = 0, , blue = 0] = channels(colour);
  return Math.min(1, Math.max(0, (red - blue - 20) / 40));
}
