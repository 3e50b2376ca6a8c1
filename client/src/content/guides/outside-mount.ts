import { claim } from "@rules/claims";
import type { Guide } from "./guide";

export const OUTSIDE_MOUNT: Guide = {
  slug: "outside-mount-blinds",
  name: "Outside mount",
  title: "Measuring for an outside mount",
  lead: "The blind hangs on the wall, over the recess. You decide how far it reaches past the opening, and we make it to exactly those figures.",
  description:
    "Measure for blinds outside the recess: add 3–4 inches to the width and 2–3 inches above, more where light must stay out. With drawings.",
  updated: "2026-11-21",
  video: "outside",
  sections: ({ guideFigures: { exactClothMm } }) => [
    {
      id: "opening",
      title: "1. Measure the opening",
      blocks: [
        {
          steps: [
            "Measure the width of the recess at its widest, from edge to edge of the plaster.",
            "Measure its drop from the upper edge down to the window board.",
            "With an architrave around the window, measure to the outer edges of the moulding.",
          ],
        },
      ],
    },
    {
      id: "overlap",
      title: "2. Add the overlap",
      blocks: [
        "The least that covers: **add 3–4 inches to the width, and 2–3 inches above**. That is 75–100 mm across both sides together and 50–75 mm over the opening. It hides the recess, but some light still finds its way round the edges.",
        "To keep light and eyes out we suggest more:",
        {
          drawing: "outside-fit",
          caption: "What we would do at home: 75 mm on each side and above, in millimetres.",
        },
        {
          caption: "Overlap past the opening, in millimetres",
          head: ["Where", "Overlap"],
          rows: [
            ["Each side, at least", "50"],
            ["Each side, usually", "75"],
            ["Each side, for a dark room", "100"],
            ["Above, rollers", "70–75"],
            ["Above, verticals", "50"],
            ["Below", "50–100"],
          ],
        },
        "A window board or a radiator below may stop the blind short. Then let the drop end just above it.",
      ],
    },
    {
      id: "figures",
      title: "3. Work out the size to order",
      blocks: [
        {
          steps: [
            "Width to order: width of the opening, and the overlap of **both** sides.",
            "Drop to order: drop of the opening, and the overlap above **and** below.",
            "Choose **Exact** on the product’s page and type these two figures. We take nothing off.",
          ],
        },
        {
          caption: "An example, in millimetres",
          head: ["Size", "Opening", "Overlap", "To order"],
          rows: [
            ["Width", "1200", "75 + 75", "1350"],
            ["Drop", "1400", "75 + 50", "1525"],
          ],
        },
        {
          note: `An exact roller blind is measured from bracket to bracket. Its cloth is ${claim(exactClothMm, (mm) => `about ${mm} mm narrower`, "narrower by its brackets")}, so reckon the overlap by the cloth where light matters.`,
        },
      ],
    },
    {
      id: "space",
      title: "4. Is there room on the wall?",
      blocks: [
        {
          list: [
            "**Above:** brackets need a flat, sound strip of wall. Below a ceiling or a coving, measure what there is.",
            "**At the sides:** look for neighbouring windows, pipes, sockets and curtain poles.",
            "**Edges:** keep screws 30–50 mm away from plastered corners, which break off.",
            "**Lintels:** a concrete lintel needs a hammer drill. See [fitting](/guides/installation#wall).",
            "**When it is open:** a roman blind folds to about one fifth of its drop, a wooden one of 1500 mm to about 185 mm. Hang it higher and more glass stays free.",
          ],
        },
      ],
    },
    {
      id: "check",
      title: "5. Check before you order",
      blocks: [
        {
          list: [
            "The figures are those of the finished blind, overlaps included.",
            "Both sides were added, not one.",
            "Stick the corners on the wall with tape and step back: that is the blind.",
            "For a chain or a cord: the height from the floor to the top of the blind, which here is higher than the recess.",
          ],
        },
      ],
    },
  ],
  next: ["inside-mount-blinds", "special-windows", "installation"],
};
