/** A rectangle in millimetres; x runs right and y runs down from the top left corner of the ordered size. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whole tenths of a millimetre: finer figures only make the markup longer. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Path data with its numbers in tenths: path`M${x} ${y}h${width}`. */
export function path(text: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return String.raw(text, ...values.map((value) => (typeof value === "number" ? tenth(value) : value)));
}

/** A thousandth: a length that repeats a hundred times must not drift. */
export function thousandth(value: number): number {
  return Math.round(value * 1000) / 1000;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The outlines of boxes as path data, so that many boxes can share one element. */
export function boxPath(...boxes: readonly Box[]): string {
  return boxes.map(({ x, y, width, height }) => path`M${x} ${y}h${width}v${height}h${-width}z`).join("");
}

/** The edges of a box: left, top, right, bottom. */
export function edges({ x, y, width, height }: Box): [number, number, number, number] {
  return [x, y, x + width, y + height];
}

/** The outlines of two bars along the left and the right edge of a box, as path data. */
export function sideBars({ x, y, width, height }: Box, thickness: number): string {
  const bar = { y, width: thickness, height };
  return boxPath({ ...bar, x }, { ...bar, x: x + width - thickness });
}

/** The box as a viewBox. */
export function boxView({ x, y, width, height }: Box): string {
  return `${x} ${y} ${width} ${height}`;
}

/** The box made smaller by `margin` on every side. */
export function inset({ x, y, width, height }: Box, margin: number): Box {
  return { x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin };
}

/** Cuts a box into `count` equal boxes side by side. */
export function columns({ x, y, width, height }: Box, count: number): Box[] {
  return Array.from({ length: count }, (_, index) => ({
    x: x + (width * index) / count,
    y,
    width: width / count,
    height,
  }));
}

/** `count` positions spread evenly between `first` and `last`. */
export function spread(first: number, last: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + ((last - first) * index) / Math.max(1, count - 1));
}
