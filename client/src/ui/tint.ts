const CHANNELS = [1, 3, 5];

const channelsOf = (hex: string) => CHANNELS.map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/**
 * The colour that shows as `color` when it is multiplied with `base`, both #rrggbb. Where that would need more light than there
 * is, it is as light as possible in the same hue.
 */
export function tintOf(color: string, base: string): string {
  const bases = channelsOf(base);
  const quotients = channelsOf(color).map((value, index) => value / (bases[index] ?? 255));
  const most = Math.max(1, ...quotients);
  return `rgb(${quotients.map((quotient) => Math.round((255 * quotient) / most)).join(" ")})`;
}
