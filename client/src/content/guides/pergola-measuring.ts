import type { Guide } from "./guide";

export const PERGOLA_MEASURING: Guide = {
  slug: "pergola-measuring",
  name: "Pergolas",
  title: "Measuring for a pergola",
  searchTitle: "How to measure a terrace for a pergola",
  lead: "We survey every pergola ourselves, free of charge. With these figures you choose the size and see the price before we come.",
  description:
    "Width, depth, height, ground and planning: what to measure before you order a pergola, and what our fitter settles on the survey.",
  updated: "2026-11-23",
  sections: () => [
    {
      id: "size",
      title: "1. Width and depth",
      blocks: [
        {
          steps: [
            "Measure the width along the house, from post to post.",
            "Measure the depth from the wall into the garden.",
            "Draw both on the terrace with chalk, with a table and its chairs in it.",
          ],
        },
        "We build from 2.5 m each way, up to 6 m wide and 4 m deep. Over 4.5 × 4 m a louvred roof takes a middle post.",
      ],
    },
    {
      id: "height",
      title: "2. Height",
      blocks: [
        {
          list: [
            "Under the beam 2.2–2.5 m stay clear.",
            "At the house measure from the ground to whatever limits you: the sill of an upper window, a gutter, a vent.",
            "Measure the fall of the terrace, from the wall to where the outer posts stand. The posts make up for it.",
          ],
        },
      ],
    },
    {
      id: "ground",
      title: "3. Ground and drains",
      blocks: [
        {
          list: [
            "A louvred pergola weighs 400–500 kg, 100–125 kg a post.",
            "A sound patio of concrete takes resin anchors. Elsewhere each post gets a pad of its own, 400–500 mm square and at least 150 mm thick.",
            "Rain runs down inside the posts: find out where it can go.",
            "Mark cables, pipes and drains below the posts.",
          ],
        },
      ],
    },
    {
      id: "planning",
      title: "4. Planning permission",
      blocks: [
        "Mostly a pergola needs none:",
        {
          list: [
            "up to 2.5 m high within 2 m of a boundary,",
            "up to 3 m deep against a house, 4 m where the house is detached,",
            "and no more than half of the garden built over.",
          ],
        },
        "Ask your council first for a listed house, a conservation area or a flat. We don’t decide that for you.",
      ],
    },
    {
      id: "survey",
      title: "5. What the survey settles",
      blocks: [
        "Our fitter measures again, checks ground, fall, drains and the wall, and agrees the final size with you. Nothing is made before. Your figures only choose the size that you see priced.",
      ],
    },
  ],
  next: ["awning-measuring", "measurement", "care"],
};
