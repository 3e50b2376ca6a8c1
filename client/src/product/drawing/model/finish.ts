/** How a material meets the light. */
export interface Finish {
  readonly surface: "weave" | "reed" | "grain" | "smooth" | "metal";
  /** How much daylight comes through, 0 (blackout) to 1 (sheer). */
  readonly glow: number;
}

const FINISHES: Readonly<Record<string, Finish>> = {
  "Premium Wood": { surface: "grain", glow: 0 },
  Hardwood: { surface: "grain", glow: 0 },
  "Faux Wood": { surface: "smooth", glow: 0 },
  MDF: { surface: "smooth", glow: 0 },
  Aluminum: { surface: "metal", glow: 0 },
  Vinyl: { surface: "smooth", glow: 0.2 },
  PVC: { surface: "smooth", glow: 0.1 },
  "Blackout Fabric": { surface: "weave", glow: 0 },
  "Thermal Fabric": { surface: "weave", glow: 0.15 },
  "Moisture Resistant Fabric": { surface: "weave", glow: 0.35 },
  "Light Filtering Fabric": { surface: "weave", glow: 0.7 },
};

/** The finish of a material by its name in the catalogue, or the family's usual one. */
export function finishOf(material: string | null | undefined, usual: Finish): Finish {
  return (material && FINISHES[material]) || usual;
}
