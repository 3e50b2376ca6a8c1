const threads = (angle: number, color: string, thread: number, step: number) =>
  `repeating-linear-gradient(${angle}deg, ${color} 0 ${thread}px, transparent ${thread}px ${step}px)`;

const [LIT, SHADED] = ["rgb(255 255 255 / 0.2)", "rgb(28 42 37 / 0.1)"];
/** Daylight from the left, as in the pictures. */
const LIGHT = "linear-gradient(115deg, rgb(255 255 255 / 0.22), transparent 45%, rgb(28 42 37 / 0.1))";

const WEAVE = [LIGHT, threads(0, LIT, 1, 3), threads(90, SHADED, 1, 3)];

/** How each fabric is woven: open, dense, in ribs, or coated. */
const SURFACES: Readonly<Record<string, readonly string[]>> = {
  "Blackout Fabric": [LIGHT, threads(90, SHADED, 1, 2)],
  "Thermal Fabric": [LIGHT, threads(0, SHADED, 2, 6), threads(0, LIT, 1, 3)],
  "Moisture Resistant Fabric": [LIGHT, threads(45, LIT, 1, 5), threads(-45, SHADED, 1, 5)],
};

/** CSS of a drawn piece of cloth in a colour, #rrggbb. */
export function clothOf(fabric: string, hex: string) {
  return { backgroundColor: hex, backgroundImage: (SURFACES[fabric] ?? WEAVE).join(", ") };
}
