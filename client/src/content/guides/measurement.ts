import { CORD_WARNING } from "@rules/cord-warning";
import { MEASURE_AND_FIT } from "@rules/quoted-choices";
import type { Guide } from "./guide";

export const MEASUREMENT: Guide = {
  slug: "measurement",
  name: "Before you start",
  title: "How to measure your window",
  searchTitle: "How to measure your window for blinds",
  lead: "A steel tape, a pencil and ten quiet minutes. Every blind is made to the figures you give us, so read the tape twice and write down once.",
  description:
    "Choose inside or outside mount, check how deep and how square the recess is, and measure a window for made-to-measure blinds in millimetres.",
  updated: "2026-11-27",
  sections: ({ guideFigures: { deviceHeightMm } }) => [
    {
      id: "tools",
      title: "What you need",
      blocks: [
        {
          list: [
            "**A steel tape.** Cloth tapes stretch. A cheap laser can be out by several millimetres on a wide window: check one of its figures with the tape.",
            "**Pencil and paper.** Give every window a name and write the width first, then the drop.",
            "**Steps**, so that your eye is level with the tape, and a second pair of hands for anything over 1500 mm.",
            "**Two postcards** for the corners of a bay, and one for the seal of a window without a recess.",
          ],
        },
        "Write millimetres. On a product’s page you can type millimetres, centimetres or inches; the unit stands beside each box.",
      ],
    },
    {
      id: "inside-or-outside",
      title: "Inside or outside the recess",
      blocks: [
        "The recess is the opening in the wall in front of the window. This is the first thing to settle, because the two are measured in different ways.",
        {
          drawing: "two-fits",
          caption: "Inside mount: you give us the recess. Outside mount: you give us the finished blind.",
        },
        {
          terms: [
            [
              "Inside mount, also called recess",
              "Neat and flush, and the window board stays free. A narrow line of light down each side is part of it. Choose it where the recess is square and deep enough. [Measure for an inside mount](/guides/inside-mount-blinds)",
            ],
            [
              "Outside mount, also called exact",
              "The blind hangs on the wall and covers the opening, so it keeps out more light and makes a small window look larger. Choose it where the recess is shallow, tiled or out of square. [Measure for an outside mount](/guides/outside-mount-blinds)",
            ],
          ],
        },
        "Bays, arches, glazed doors and roof windows have rules of their own: see [special windows](/guides/special-windows). So have [curtains](/guides/curtain-measuring), [awnings](/guides/awning-measuring) and [pergolas](/guides/pergola-measuring).",
      ],
    },
    {
      id: "depth",
      title: "Is the recess deep enough?",
      blocks: [
        "Measure from the window frame to the face of the wall in the room. Then look for handles, vents and alarm sensors: what stands out into the recess takes its share of the depth.",
        {
          drawing: "recess-depth",
          caption: "The depth that counts is what is left in front of handles and vents.",
        },
        {
          caption: "Depth for a blind that sits flush with the wall, in millimetres",
          head: ["Blind", "Depth"],
          rows: [
            ["Roller, fixed to the top", "50"],
            ["Roller, fixed to the face", "70"],
            ["Blackout roller", "70"],
            ["Blackout roller in a cassette", "85"],
            ["Day and night", "55 top, 75 face"],
            ["Aluminium venetian, 25 slat", "30"],
            ["Wooden or faux wood, 50 slat", "65–70"],
            ["Vertical, 89 vanes", "75–95"],
            ["Roman", "50"],
            ["Pleated or cellular", "45"],
            ["Shutters, 76 louvre", "66"],
            ["Shutters, 89 louvre", "72"],
          ],
        },
        "A shallower recess does not rule a blind out. It stands a little proud of the wall, or it goes outside.",
      ],
    },
    {
      id: "square",
      title: "Is the recess square?",
      blocks: [
        {
          steps: [
            "Measure from the top left corner to the bottom right.",
            "Measure from the top right corner to the bottom left.",
            "Compare. Up to 5 mm apart is square enough for any blind.",
          ],
        },
        { drawing: "square-check", caption: "Two diagonals tell you what a spirit level cannot." },
        "More than 5 mm apart, a blind with straight sides shows a wedge of light: choose an outside mount, or for shutters a frame with a trim. If widths or drops differ by more than 20 mm, always go outside.",
      ],
    },
    {
      id: "child-safety",
      title: "Measure for child safety as well",
      blocks: [
        "For a blind with a chain or a cord, measure one figure more: from the **floor** to the top of the blind. From it we work out how far down the loop may hang.",
        {
          drawing: "safety-height",
          caption:
            "H is the height from the floor to the top of the blind, L how far down the loop hangs, S how high the safety device is fixed.",
        },
        {
          list: [
            `A loop that is held by a safety device hangs down by at most H less ${deviceHeightMm} mm. Its chain is twice as long, down and up again.`,
            `The device is fixed at least ${deviceHeightMm} mm above the floor and keeps the loop taut.`,
            "Measure from the floor, not from the window board.",
            "Where children sleep or play, choose a blind without cords or chains. Then this figure isn’t needed.",
          ],
        },
        CORD_WARNING,
      ],
    },
    {
      id: "mistakes",
      title: "The mistakes we see most",
      blocks: [
        {
          list: [
            "Width and drop swapped. Width always comes first.",
            "Centimetres or inches typed as millimetres.",
            "Something taken off “so that it fits”. Give us the recess as it is: we take off what the blind needs.",
            "The glass measured instead of the recess.",
            "A handle, a tiled edge or a shallow recess not seen.",
            "One window measured and its twin ordered blind. They differ: measure both.",
            "Measured before the floor was laid or the walls were plastered.",
          ],
        },
        {
          note: `Rather not? Choose ${MEASURE_AND_FIT} at the checkout: it is free, what you measured is only a guide, and the figures are our responsibility. Or [ask us to measure](/contact) first.`,
        },
      ],
    },
  ],
  next: ["inside-mount-blinds", "outside-mount-blinds", "special-windows"],
};
