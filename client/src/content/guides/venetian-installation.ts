import type { Guide } from "./guide";

export const VENETIAN_INSTALLATION: Guide = {
  slug: "venetian-installation",
  name: "Venetian",
  title: "Fitting a venetian blind",
  searchTitle: "Fitting a venetian blind, step by step",
  lead: "Aluminium, wooden and faux wood venetians hang in the same way: box brackets, a headrail and a valance. Wood is heavier, so take a second pair of hands.",
  description:
    "Fit an aluminium, wooden or faux wood venetian blind step by step: brackets, headrail, valance, wand, cords and child safety.",
  updated: "2026-11-21",
  sections: ({ guideFigures: { deviceHeightMm } }) => [
    {
      id: "brackets",
      title: "1. Brackets",
      blocks: [
        {
          drawing: "bracket-spacing",
          caption: "In millimetres. Brackets stay clear of the cord lock and the tilter inside the rail.",
        },
        {
          steps: [
            "Hold the rail up and see where cord lock and tilter sit. No bracket may cover them.",
            "Mark the outer brackets 50–100 mm in from the ends, on one level line.",
            "For a rail wider than 900 mm add a bracket in between, and another for every further 900 mm.",
            "Drill, plug and screw. The doors of the brackets must open towards you.",
          ],
        },
      ],
    },
    {
      id: "rail",
      title: "2. Headrail",
      blocks: [
        {
          steps: [
            "Keep the blind raised and tied. Open the doors of the brackets.",
            "Slide the rail in level, with the slats on the room side of the wall and the controls where you ordered them.",
            "Close each door until it clicks. Pull the rail: it must not move.",
            "Untie the slats and lower them.",
          ],
        },
      ],
    },
    {
      id: "valance",
      title: "3. Wand and valance",
      blocks: [
        {
          steps: [
            "Hook the wand on the tilter and turn it. All slats should close both ways.",
            "Clip the valance to the front of the rail, centred. With returns, push those on first.",
          ],
        },
      ],
    },
    {
      id: "safety",
      title: "4. Cords",
      blocks: [
        {
          list: [
            "Each pull cord has a joint of its own that parts under load. Leave the cords separate: never knot them together.",
            `Screw the cleat at least ${deviceHeightMm} mm above the floor, near the headrail, and wind the cords round it whenever the blind is up.`,
            "Blinds with a single wand, or without cords, need no cleat.",
          ],
        },
      ],
    },
    {
      id: "check",
      title: "5. Check",
      blocks: [
        {
          list: [
            "Raise it fully: the bottom rail should be level. If not, even out the knots below it.",
            "Close the slats: points of light through cord holes are normal.",
            "A slight bow or a change of grain in wood is natural, and part of it.",
          ],
        },
      ],
    },
  ],
  next: ["vertical-installation", "care", "troubleshooting"],
};
