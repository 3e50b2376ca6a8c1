import { BATTERY, FIT, FIXING, INTERNAL_STANDARD, REMOTE, ROLL, SIDE } from "../../drafts/choices.js";
import type { ProductDraft } from "../../drafts/product-draft.js";
import { SIZES } from "../../drafts/size-limits.js";

/** Blinds of several families that a motor moves. */
export const MOTORISED_BLINDS: readonly ProductDraft[] = [
  {
    slug: "motorized-blinds",
    name: "Motorised Blinds",
    family: "roller",
    variant: "motorised",
    category: "blinds",
    basePricePence: 15000,
    shortDescription: "A roller with a quiet battery motor in the tube. Press, and it moves.",
    description:
      "The motor and its battery sit inside the tube, so there is no wire to the window and no electrician to wait for. One press sends the blind to the height you have set; another stops it on the way.\n\n" +
      "It earns its price at wide doors, behind a sofa, over a stairwell, or for anyone whose hands no longer care for chains. Expect a charge to last six months to a year; cold, weight and frequent use shorten that.\n\n" +
      "The remote works on its own. App and voice control need a hub, which is not part of this price. Under 500 mm wide the motor does not fit inside the tube and stands beside it in a small cover.",
    materials: ["Light Filtering Fabric", "Blackout Fabric", "Thermal Fabric", "Moisture Resistant Fabric"],
    colors: ["White", "Cream", "Beige", "Light Grey", "Dark Grey", "Charcoal"],
    rooms: ["living-room", "bedroom", "office"],
    features: ["motorized", "cordless", "child-safe"],
    ...SIZES.roller,
    specifications: {
      Control: REMOTE,
      Battery: BATTERY,
      Cloth: "Woven polyester, 200 to 330 g/m² by material",
      Fixing: "Top or face, steel brackets",
      "Recess depth": "70 mm",
      "When raised": "About 80 mm",
      Care: "Dust, dab marks with a damp cloth, never soak",
      Standard: INTERNAL_STANDARD,
    },
    options: { fit: FIT, fixing: FIXING, "motor side": SIDE, roll: ROLL },
    pictures: ["roller_motor"],
  },
  {
    slug: "motorized-blackout-blinds",
    name: "Motorised Blackout Blinds",
    family: "roller",
    variant: "motorised",
    category: "blinds",
    basePricePence: 16800,
    shortDescription: "Blackout cloth on a battery motor, lowered without leaving bed.",
    description:
      "Our blackout cloth with the motor of our motorised roller. Save two positions on the remote, one for the night and one for the morning, and the blind goes to each with a single press.\n\n" +
      "A steel bar at the foot keeps the heavier cloth flat. Light still finds the edges, as it does with any open roller: fit it outside the recess where you can.",
    materials: ["Blackout Fabric", "Thermal Fabric"],
    colors: ["Charcoal", "White", "Cream", "Light Grey", "Navy", "Black"],
    rooms: ["bedroom", "living-room"],
    features: ["blackout", "motorized", "cordless", "child-safe"],
    ...SIZES.blackoutRoller,
    minWidth: 20,
    specifications: {
      Control: REMOTE,
      Battery: BATTERY,
      Cloth: "Coated polyester, about 320 g/m²",
      Fixing: "Top or face, steel brackets",
      "Recess depth": "75 mm",
      "When raised": "About 85 mm",
      Care: "Dust, sponge lightly, let it dry before rolling up",
      Standard: INTERNAL_STANDARD,
    },
    options: { fit: FIT, fixing: FIXING, "motor side": SIDE },
    pictures: ["motorized_blackout_blinds"],
  },
  {
    slug: "motorized-day-night-blinds",
    name: "Motorised Day & Night Blinds",
    family: "day-night",
    category: "blinds",
    basePricePence: 16500,
    shortDescription: "Bands that line up or close at the press of a button.",
    description:
      "Day and night blinds ask for small, exact movements, and a motor makes them better than a hand does. A short press moves the bands by a few millimetres; a long one sends the blind all the way.\n\n" +
      "Two or more blinds answer one remote, so a bay stays level. Closed, the room is dim rather than dark, because thin lines of light remain between the bands.",
    materials: ["Light Filtering Fabric", "Moisture Resistant Fabric"],
    colors: ["Cream", "White", "Light Grey", "Brown", "Charcoal"],
    rooms: ["living-room", "kitchen", "office"],
    features: ["motorized", "cordless", "child-safe"],
    ...SIZES.dayNight,
    minWidth: 20,
    specifications: {
      Bands: "75 mm sheer, 50 mm solid",
      Control: REMOTE,
      Battery: BATTERY,
      Fixing: "Top or face, closed cassette",
      "Recess depth": "75 mm",
      "When raised": "75 to 90 mm",
      Care: "Dust with a soft brush along the bands",
      Standard: INTERNAL_STANDARD,
    },
    options: { fit: FIT, fixing: FIXING, "motor side": SIDE },
    pictures: ["motorized_day_night_blinds"],
  },
];
