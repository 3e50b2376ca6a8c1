import type { Family } from "@rules/product-attributes";
import { idOfEnum } from "../../lib/enum-names";
import { loadedPicture } from "./loaded-picture";
import * as bounds from "./model/bounds";
import type { Finish } from "./model/finish";
import type { Portrait } from "./model/subject";
import { belowOpenWindow, inRecess, withControl } from "./parts/Recess";

const Awning = loadedPicture(async () => (await import("./families/Awning")).Awning);
const BayShutter = loadedPicture(async () => (await import("./families/BayShutter")).BayShutter);
const Curtain = loadedPicture(async () => (await import("./families/Curtain")).Curtain);
const DayNight = loadedPicture(async () => (await import("./families/DayNight")).DayNight);
const PatioRoller = loadedPicture(async () => (await import("./families/PatioRoller")).PatioRoller);
const PerfectFit = loadedPicture(async () => (await import("./families/PerfectFit")).PerfectFit);
const Pelmet = loadedPicture(async () => (await import("./families/Pelmet")).Pelmet);
const Pergola = loadedPicture(async () => (await import("./families/Pergola")).Pergola);
const Pleated = loadedPicture(async () => (await import("./families/Pleated")).Pleated);
const Roller = loadedPicture(async () => (await import("./families/Roller")).Roller);
const Roman = loadedPicture(async () => (await import("./families/Roman")).Roman);
const Shutter = loadedPicture(async () => (await import("./families/Shutter")).Shutter);
const Skylight = loadedPicture(async () => (await import("./families/Skylight")).Skylight);
const TrackedShutter = loadedPicture(async () => (await import("./families/TrackedShutter")).TrackedShutter);
const Venetian = loadedPicture(async () => (await import("./families/Venetian")).Venetian);
const Vertical = loadedPicture(async () => (await import("./families/Vertical")).Vertical);
const Wooden = loadedPicture(async () => (await import("./families/Wooden")).Wooden);
const ZipScreen = loadedPicture(async () => (await import("./families/ZipScreen")).ZipScreen);
const AwningPlan = loadedPicture(async () => (await import("./plans/AwningPlan")).AwningPlan);
const PergolaPlan = loadedPicture(async () => (await import("./plans/PergolaPlan")).PergolaPlan);

const FILTERING: Finish = { surface: "weave", glow: 0.6 };
const DENSE: Finish = { surface: "weave", glow: 0.15 };
const BLACKOUT: Finish = { surface: "weave", glow: 0 };
const METAL: Finish = { surface: "metal", glow: 0 };
const WOOD: Finish = { surface: "grain", glow: 0 };
const PAINT: Finish = { surface: "smooth", glow: 0 };

const BLIND = { open: 0, typical: [1200, 1400], place: "room", bounds: bounds.recess, second: "drop" } as const;
const ROLLER: Portrait = { ...BLIND, name: "Roller blind", Picture: inRecess(Roller), finish: FILTERING, open: 0.32 };
const VENETIAN: Portrait = { ...BLIND, name: "Venetian blind", Picture: inRecess(Venetian), finish: METAL };
const FAUX_WOOD: Portrait = { ...VENETIAN, name: "Faux wood blind", finish: PAINT };
const SHUTTER: Portrait = { ...BLIND, name: "Shutter", Picture: inRecess(Shutter), finish: PAINT, second: "height" };
const CURTAIN: Portrait = {
  ...BLIND,
  name: "Curtains",
  Picture: Curtain,
  finish: DENSE,
  open: 0.5,
  typical: [2000, 2250],
  bounds: bounds.pole,
};
const ZIP_SCREEN: Portrait = {
  ...BLIND,
  name: "Outdoor screen",
  Picture: withControl(ZipScreen),
  finish: DENSE,
  open: 0.3,
  typical: [2200, 2200],
  place: "terrace",
};

const FAMILIES: Readonly<Record<Family, Portrait>> = {
  roller: ROLLER,
  venetian: VENETIAN,
  wooden: { ...BLIND, name: "Wooden blind", Picture: inRecess(Wooden), finish: WOOD },
  vertical: { ...BLIND, name: "Vertical blind", Picture: inRecess(Vertical), finish: FILTERING, typical: [1800, 2050] },
  roman: { ...BLIND, name: "Roman blind", Picture: inRecess(Roman), finish: FILTERING, open: 0.42 },
  pleated: { ...BLIND, name: "Pleated blind", Picture: inRecess(Pleated), finish: FILTERING, open: 0.18 },
  "day-night": { ...BLIND, name: "Day and night blind", Picture: inRecess(DayNight), finish: FILTERING, open: 0.1 },
  "perfect-fit": {
    ...BLIND,
    name: "Perfect fit blind",
    Picture: PerfectFit,
    finish: FILTERING,
    open: 0.24,
    typical: [760, 1060],
    bounds: bounds.sash,
  },
  skylight: {
    ...BLIND,
    name: "Skylight blind",
    Picture: Skylight,
    finish: DENSE,
    open: 0.42,
    typical: [780, 1000],
    place: "roof",
    bounds: bounds.roofOpening,
  },
  shutter: SHUTTER,
  curtain: CURTAIN,
  outdoor: ZIP_SCREEN,
  pergola: {
    ...BLIND,
    name: "Pergola",
    Picture: Pergola,
    plan: { Picture: PergolaPlan, bounds: bounds.pergolaPlan },
    finish: PAINT,
    typical: [4000, 3000],
    place: "garden",
    bounds: bounds.pergolaFront,
    second: "depth",
  },
};

/** Variants that need more than their family's drawing. */
const VARIANTS: Readonly<Record<string, Portrait>> = {
  "roller/blackout": { ...ROLLER, name: "Blackout roller blind", finish: BLACKOUT },
  "roller/motorised": { ...ROLLER, name: "Motorised roller blind" },
  "roller/screen": { ...ROLLER, name: "Screen roller blind" },
  "venetian/faux-wood": FAUX_WOOD,
  "venetian/wide-faux-wood": FAUX_WOOD,
  "pleated/cellular": { ...FAMILIES.pleated, name: "Cellular blind" },
  "roman/bamboo": { ...FAMILIES.roman, name: "Bamboo blind" },
  "shutter/cafe": {
    ...SHUTTER,
    Picture: belowOpenWindow(Shutter),
    typical: [1200, 700],
    bounds: bounds.cafeWindow,
  },
  "shutter/tracked": { ...SHUTTER, Picture: inRecess(TrackedShutter), open: 0.12, typical: [2400, 2200] },
  "shutter/bay": { ...SHUTTER, Picture: inRecess(BayShutter), typical: [2200, 1500] },
  "curtain/voile": { ...CURTAIN, name: "Voile curtains", finish: FILTERING, open: 0.04 },
  "curtain/pelmet": {
    ...CURTAIN,
    name: "Pelmet",
    Picture: Pelmet,
    typical: [1800, 340],
    bounds: bounds.pelmet,
    second: "height",
  },
  "outdoor/awning": {
    ...ZIP_SCREEN,
    name: "Awning",
    Picture: withControl(Awning),
    plan: { Picture: AwningPlan, bounds: bounds.awningPlan },
    open: 0,
    typical: [3500, 2500],
    bounds: bounds.awningFront,
    second: "projection",
  },
  "outdoor/patio-roller": {
    ...ZIP_SCREEN,
    name: "Patio roller blind",
    Picture: withControl(PatioRoller),
    open: 0.42,
    bounds: bounds.veranda,
    place: "veranda",
  },
};

/** The portrait of a family and variant; one that is not known here is drawn as a roller blind. */
export function portraitOf(family: string, variant: string | null | undefined): Portrait {
  const id = idOfEnum(family);
  return VARIANTS[`${id}/${variant}`] ?? (isFamily(id) ? FAMILIES[id] : ROLLER);
}

function isFamily(family: string): family is Family {
  return Object.hasOwn(FAMILIES, family);
}
