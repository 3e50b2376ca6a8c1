/** A colour as the eye orders it. */
export type Cielab = {
  /** 0 (black) to 100 (white). */
  readonly lightness: number;
  /** How strong the colour is: 0 is grey, pure colours reach about 100. */
  readonly chroma: number;
  /** In degrees: about 25 red, 75 orange-yellow, 265 blue. */
  readonly hue: number;
};

/** CIELAB of #rrggbb in daylight (D65). */
export function cielab(hex: string): Cielab {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const bent = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = bent((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = bent(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = bent((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  const [a, b] = [500 * (x - y), 200 * (y - z)];
  return {
    lightness: 116 * y - 16,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * (180 / Math.PI) + 360) % 360,
  };
}

/** How far apart two colours look (CIE 1976): about 2 is just seen where they touch. */
export function colourDifference(one: Cielab, other: Cielab): number {
  const [turn, otherTurn] = [one, other].map(({ hue }) => (hue * Math.PI) / 180) as [number, number];
  return Math.hypot(
    one.lightness - other.lightness,
    one.chroma * Math.cos(turn) - other.chroma * Math.cos(otherTurn),
    one.chroma * Math.sin(turn) - other.chroma * Math.sin(otherTurn),
  );
}
