import type { Guide } from "./guide";

export const AWNING_MEASURING: Guide = {
  slug: "awning-measuring",
  name: "Awnings",
  title: "Measuring for an awning",
  searchTitle: "How to measure a wall for an awning",
  lead: "An awning hangs on the wall above a door and comes out over the terrace. The wall decides as much as the tape.",
  description:
    "How wide and how deep an awning should be, how high its bracket sits, and which wall carries it: four figures to measure before you order.",
  updated: "2026-11-27",
  sections: () => [
    {
      id: "width",
      title: "1. The width",
      blocks: [
        {
          steps: [
            "Measure the door or window that it shades.",
            "Add 500 mm on each side: the sun comes from the side as well.",
            "Look for what is in the way: downpipes, lamps, alarm boxes, an opening casement.",
          ],
        },
        "Order the width of the case. We make it as ordered. The cloth on it is narrower, because the arms and brackets need the rest.",
      ],
    },
    {
      id: "projection",
      title: "2. The projection",
      blocks: [
        "The projection is how far the awning comes out from the wall when it is open. A table for few wants about 2.5 m, one for the family 3 m.",
        {
          note: "The width must be at least 500 mm more than the projection, or the arms cannot fold.",
        },
      ],
    },
    {
      id: "height",
      title: "3. The height on the wall",
      blocks: [
        {
          drawing: "awning-height",
          caption: "At a pitch of 14° the bracket sits 2 m and a quarter of the projection above the ground.",
        },
        {
          caption: "Height of the bracket at a pitch of 14°, in metres",
          head: ["Projection", "Bracket"],
          rows: [
            ["1.5", "2.38"],
            ["2.0", "2.50"],
            ["2.5", "2.63"],
            ["3.0", "2.75"],
            ["3.5", "2.88"],
          ],
        },
        "Measure from the ground below the front bar, not from the door sill: a terrace falls away from the house. Under the front bar 2 m stay free to walk.",
        "From a pitch of 14° rain runs off. Flatter, water stands in the cloth: wind it in. No awning is for snow, frost or a storm, and none belongs above a glass roof.",
      ],
    },
    {
      id: "wall",
      title: "4. The wall",
      blocks: [
        {
          list: [
            "Sound brick or concrete carries an awning, with resin anchors and a bracket at each arm.",
            "The top courses of a wall do not. Spreader plates take the load further down.",
            "A cavity, insulation or timber behind the render: tell us before you order.",
            "A motor needs an electrician and a cable before the awning hangs.",
          ],
        },
        "Two people hang it. If you choose measuring and fitting, our fitter looks at the wall first. [Book a visit](/contact)",
      ],
    },
    {
      id: "check",
      title: "5. Check before you order",
      blocks: [
        {
          list: [
            "Width first, then projection.",
            "The width is at least 500 mm more than the projection.",
            "The wall is high enough for the bracket, and nothing opens into the cloth.",
          ],
        },
      ],
    },
  ],
  next: ["pergola-measuring", "measurement", "care"],
};
