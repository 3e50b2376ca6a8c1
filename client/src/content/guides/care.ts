import { claim, sentences, withoutEmpty } from "@rules/claims";
import type { ShopFacts } from "../facts";
import type { Guide } from "./guide";

export const CARE: Guide = {
  slug: "care",
  name: "Care & Maintenance",
  title: "Care and maintenance",
  searchTitle: "Care and maintenance of your blinds",
  lead: "Dust is what ages a blind. A minute with a soft brush when you clean the room is most of what it needs; the rest depends on what it’s made of.",
  description:
    "How to clean and look after wooden, faux wood, aluminium, fabric, pleated and PVC blinds, shutters, curtains and motors.",
  updated: "2026-11-21",
  sections: (facts) => [
    {
      id: "every-blind",
      title: "Every blind",
      blocks: [
        {
          list: [
            "Dust with a soft brush or the brush of the vacuum cleaner, on low suction.",
            "Try every cleaner on a hidden spot first. No bleach, no solvents, no scouring cream.",
            "Air rooms with steam in them. Even cloth made for damp rooms wants to dry.",
            "Now and then check that the safety device is firm, and the chain or cord unworn.",
          ],
        },
        {
          caption: "At a glance",
          head: ["Material", "Dust", "Damp cloth", "Wash"],
          rows: [
            ["Real wood, hardwood, bamboo", "yes", "no", "no"],
            ["Faux wood", "yes", "yes", "wipe only"],
            ["Aluminium", "yes", "yes", "wipe only"],
            ["Light filtering, blackout, thermal fabric", "yes", "dab marks", "no"],
            ["Moisture resistant fabric", "yes", "sponge", "no"],
            ["PVC and vinyl", "yes", "yes", "vanes by hand"],
            ["Cellular and pleated", "yes", "dab marks", "no"],
            ["Solar screen", "yes", "yes", "wipe only"],
            ["MDF", "yes", "wrung out", "no"],
          ],
        },
      ],
    },
    {
      id: "wood",
      title: "Real wood and bamboo",
      blocks: [
        "Dry only. Close the slats, run a soft duster along the grain, turn them over and do the other side. Brush woven bamboo along the weave.",
        "Water raises the grain and steam warps it, so no wet rooms and nothing above a hob or a bath. Grain, shade and a slight bow are the tree’s own.",
      ],
    },
    {
      id: "faux-wood",
      title: "Faux wood, PVC and vinyl",
      blocks: [
        "Wipe with lukewarm water and a drop of washing-up liquid, then dry with a soft cloth. PVC vanes may be taken off and washed by hand.",
        "Dark slats can soften behind hot, south-facing glass: open the window or tilt them on the hottest days. PVC yellows a little over many years of sun.",
      ],
    },
    {
      id: "aluminium",
      title: "Aluminium",
      blocks: [
        "Close the slats and dust from top to bottom, turn them the other way and dust again. In kitchens wipe grease off with a damp cloth and washing-up liquid.",
        "Hold a slat in the middle when you wipe. One that is bent sharply keeps its kink.",
      ],
    },
    {
      id: "roller",
      title: "Roller, blackout and day and night cloth",
      blocks: [
        "Lower the blind and vacuum from top to bottom. Dab a mark with a damp white cloth, never rub, never soak. Let it dry before you wind it up.",
        "Creases from packing hang out within weeks. Pinholes at seams of blackout cloth are normal, and slow fading in the sun is no fault.",
      ],
    },
    {
      id: "roman",
      title: "Roman blinds",
      blocks: [
        "Brush the folds with a soft brush. Marks: lift, don’t rub. The cloth comes off for dry cleaning, as its label says; the rods are slid out first.",
        "A new blind needs its folds dressed: raise it, set every fold by hand, and leave it up for some days.",
      ],
    },
    {
      id: "pleated",
      title: "Pleated and cellular",
      blocks: [
        "Low suction along the fold, not across. Dab marks with a damp cloth while the blind is let down. Don’t press the edges: a dent stays.",
      ],
    },
    {
      id: "vertical",
      title: "Vertical vanes",
      blocks: [
        "Draw the blind across, turn the vanes edge on and brush each from top to bottom. Take a marked vane off its hook and sponge it, flat.",
        "Don’t leave vanes closed at an open door. The wind tangles them and breaks hooks.",
      ],
    },
    {
      id: "shutters",
      title: "Shutters",
      blocks: [
        "Close the louvres and dust along them, turn and repeat. A cloth wrung out in lukewarm water takes off marks from painted wood and MDF; dry at once, and never spray.",
        "Once a year: tighten hinge screws, and the tension screw if louvres drop by themselves.",
      ],
    },
    {
      id: "curtains",
      title: "Curtains",
      blocks: [
        "Vacuum once a month with the small brush, heading and hem above all. Clean as the label says: linen and cotton can shrink in water.",
        "Steam creases out while the curtain hangs. Wipe pole and track with a dry cloth and the rings run quietly again.",
      ],
    },
    {
      id: "motors",
      title: "Motors and batteries",
      blocks: [
        "A battery motor runs about 6 to 12 months on a charge when it goes up and down once each day. Charging takes 3 to 8 hours. Heavy cloth, cold and constant radio contact shorten it; a solar strip helps.",
        "Never put batteries or motors in household waste. [Ask us](/contact) where to hand old ones in.",
      ],
    },
    {
      id: "outdoors",
      title: "Outdoors",
      blocks: [
        {
          list: [
            "Brush dirt off, and let the cloth dry before you wind it in.",
            "Wind awnings in before a storm, and in snow and frost.",
            "Rain only from a pitch of 14 degrees, so that water runs off.",
            "Ripples by seams and hems are no fault.",
          ],
        },
      ],
    },
    {
      id: "warranty",
      title: "When care isn’t enough",
      blocks: [
        sentences(
          warrantySentence(facts),
          "See [troubleshooting](/guides/troubleshooting) first: most things are put right in minutes. If not, [write to us](/contact).",
        ),
      ],
    },
  ],
  next: ["troubleshooting", "faq"],
};

/** "Blinds carry a warranty of 2 to 5 years by their kind, shutters up to 10."; empty where the shop gives none. */
function warrantySentence({ blindWarrantyYears, longestWarrantyYears }: ShopFacts): string {
  const blinds = claim(
    blindWarrantyYears,
    ({ from, to }) => `Blinds carry a warranty of ${from} to ${to} years by their kind`,
  );
  const shutters = claim(longestWarrantyYears, (years) =>
    blinds === "" ? `Shutters carry a warranty of up to ${years} years` : `shutters up to ${years}`,
  );
  const given = withoutEmpty(blinds, shutters);
  return given.length === 0 ? "" : `${given.join(", ")}.`;
}
