import type { Guide } from "./guide";
import { pastTheRecess } from "./made-figures";

export const SHUTTER_INSTALLATION: Guide = {
  slug: "shutter-installation",
  name: "Shutters",
  title: "Fitting shutters",
  searchTitle: "Fitting shutters, step by step",
  lead: "A shutter is a piece of joinery: a frame, then panels on hinges. If the frame is plumb and square, the panels follow.",
  description:
    "Fit plantation shutters step by step: the frame, how to square it, hanging the panels, adjusting and finishing. With a film.",
  updated: "2026-11-27",
  video: "shutters",
  sections: (facts) => [
    {
      id: "frame",
      title: "1. Know your frame",
      blocks: [
        {
          drawing: "shutter-frames",
          caption: "A side of the window from above: the wall on the left, the room below.",
        },
        {
          terms: [
            ["L frame", "Stands inside a square recess, against its sides."],
            [
              "Z frame",
              "Inside as well, with a trim that covers the edge of the plaster. For recesses that aren’t quite square.",
            ],
            ["Outside frame", `On the wall, ${pastTheRecess(facts)}.`],
          ],
        },
        {
          list: [
            "Each open panel needs its own width of free wall.",
            "Window handles stand 35–40 mm out: louvres must turn in front of them.",
            "A panel over 1800 mm high has a midrail, in line with a glazing bar where there is one.",
          ],
        },
      ],
    },
    {
      id: "assemble",
      title: "2. Put the frame together",
      blocks: [
        {
          steps: [
            "Lay the four sides face down on a blanket, in the order marked on them.",
            "Join the corners with the clips in the bag.",
            "With more than two panels set the T-post in, on the centre of the mullion.",
            "Lift the frame into place with two people.",
          ],
        },
      ],
    },
    {
      id: "square",
      title: "3. Plumb and square",
      blocks: [
        {
          drawing: "shutter-square",
          caption: "Measure the frame itself from corner to corner, and move the shims until A and B agree.",
        },
        {
          steps: [
            "Screw the hinge side lightly, at the top only.",
            "Check with the level that it is plumb, seen from the front and from the side.",
            "Push shims behind the frame until both diagonals are within 3 mm of each other.",
            "Drive the screws home next to the shims, then the other sides. Check again: screws pull a frame out of shape.",
          ],
        },
      ],
    },
    {
      id: "hang",
      title: "4. Hang the panels",
      blocks: [
        {
          steps: [
            "Set each panel on its hinges and drop the pins in from above.",
            "Close the panels. The gaps between them should be even from top to bottom.",
            "A panel scrapes? Loosen the hinge screws by a turn, move the panel, tighten.",
            "Set the magnets or catches, so that panels stay closed without force.",
          ],
        },
      ],
    },
    {
      id: "finish",
      title: "5. Finish",
      blocks: [
        {
          list: [
            "Caulk the line between frame and wall, smooth it with a wet finger, and cap the screw holes.",
            "Louvres droop? Tighten the tension screw in the side of the panel by a quarter turn.",
            "Lines of light as thin as a hair at joints are normal.",
          ],
        },
        {
          note: "Bays, tracked panels for doors and tier-on-tier shutters are work for two fitters. [Ask us to fit them](/contact)",
        },
      ],
    },
  ],
  next: ["special-windows", "care", "troubleshooting"],
};
