import { claim } from "@rules/claims";
import type { Guide } from "./guide";

export const CURTAIN_MEASURING: Guide = {
  slug: "curtain-measuring",
  name: "Curtains",
  title: "Measuring for curtains",
  searchTitle: "How to measure a window for curtains",
  lead: "Fix the pole or track first. Curtains are measured from what they hang on, and never from the window.",
  description:
    "Where the pole goes, how wide it is, and from where to where the drop is taken for eyelet, pencil pleat, pinch pleat and wave curtains.",
  updated: "2026-11-23",
  sections: ({ guideFigures: { curtainToleranceMm } }) => [
    {
      id: "pole",
      title: "1. Fix the pole or track",
      blocks: [
        {
          drawing: "curtain-pole",
          caption: "The width is that of the pole between its finials. The drop ends where the hem shall hang.",
        },
        {
          list: [
            "**To the sides:** 150–200 mm past the window on each side, so that the curtains clear the glass when they are drawn back.",
            "**Above:** about 150 mm over the opening.",
            "**Off the wall:** 100–150 mm, more where a radiator or a deep window board stands out.",
          ],
        },
        "The pole isn’t up yet? Draw its line on the wall with pencil and level, and measure from the line.",
      ],
    },
    {
      id: "width",
      title: "2. The width",
      blocks: [
        {
          steps: [
            "Measure the pole between its finials, or the track from end to end.",
            "Give us this figure. Take nothing off, and add nothing.",
          ],
        },
        "The workshop adds what a curtain needs besides: the fullness of its heading, the returns to the wall and, on a track, the overlap of a pair. On one pole the two curtains meet without an overlap.",
        {
          caption: "Fullness: cloth for each metre of pole, in metres",
          head: ["Heading", "Cloth"],
          rows: [
            ["Eyelet", "1.5–2"],
            ["Wave", "2"],
            ["Pencil pleat", "2–2.5"],
            ["Pinch pleat", "2.5–3"],
          ],
        },
      ],
    },
    {
      id: "drop",
      title: "3. The drop",
      blocks: [
        {
          caption: "Where the tape begins",
          head: ["Heading", "From"],
          rows: [
            ["Pencil or pinch pleat", "the eye of the ring, or the glider"],
            ["Eyelet", "the top of the pole"],
            ["Wave", "the foot of the track"],
          ],
        },
        {
          caption: "Where it ends, in millimetres",
          head: ["The curtain ends", "Measure to"],
          rows: [
            ["at the floor", "10–15 above it"],
            ["at the floor, wave", "10–20 above it"],
            ["at the window board", "5–15 above it"],
            ["below the window board", "150 below it"],
          ],
        },
        "Measure at the left, in the middle and at the right, and give us the smallest. Floors slope: a curtain that is right in the middle drags at one end.",
        "Eyelets stand above the pole. Leave 50 mm free over it.",
        { note: "The drop that you order is that of the finished curtain. We take nothing off it for the floor." },
      ],
    },
    {
      id: "safety",
      title: "4. Cords",
      blocks: [
        "Our curtains are drawn by hand or with a rod. A corded track of your own needs a tensioner on the wall that holds the cord taut: a loose loop is a danger to children.",
      ],
    },
    {
      id: "check",
      title: "5. Check before you order",
      blocks: [
        {
          list: [
            "The pole was measured, and not the window.",
            "The drop begins where the table says for this heading.",
            "The floor, the carpet and the plaster are those that will stay.",
            `Drops are good to ${claim(curtainToleranceMm, (mm) => `${mm} mm`, "a few millimetres")} either way, and linen and cotton move a little with the weather.`,
          ],
        },
      ],
    },
  ],
  next: ["measurement", "care", "special-windows"],
};
