/** Lines of light and shade across a material: their angle in degrees, and how many pixels they are apart. */
type Lines = readonly [angle: number, apart: number];

const GRAIN: readonly Lines[] = [
  [4, 5],
  [1, 11],
];
const WEAVE: readonly Lines[] = [
  [0, 3],
  [90, 3],
];

/** How each fabric is woven: open, dense, in ribs, or coated; and the grain or slats of other materials. Paint and plastic are smooth. */
const SURFACES: Readonly<Record<string, readonly Lines[]>> = {
  "Blackout Fabric": [[90, 2]],
  "Thermal Fabric": [[0, 6]],
  "Moisture Resistant Fabric": [
    [45, 5],
    [-45, 5],
  ],
  "Premium Wood": GRAIN,
  Hardwood: GRAIN,
  Aluminum: [[0, 11]],
  "Faux Wood": [],
  MDF: [],
  Vinyl: [],
  PVC: [],
};

/** Daylight from the left, as in the pictures. */
const LIGHT = "linear-gradient(115deg,#fff4,#fff0 45%,#0002)";

const drawn = ([angle, apart]: Lines) =>
  `repeating-linear-gradient(${angle}deg,#fff3 0 1px,#0001 1px 2px,#fff0 2px ${apart}px)`;

/** CSS of a drawn piece of a material in a colour, #rrggbb. */
export const surfaceOf = (material: string, hex: string) => ({
  backgroundColor: hex,
  backgroundImage: [LIGHT, ...(SURFACES[material] ?? WEAVE).map(drawn)].join(),
});
