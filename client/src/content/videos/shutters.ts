import type { Video } from "./video";

export const SHUTTER_VIDEO: Video = {
  id: "shutters",
  title: "Shutters: fitting the frame and the panels",
  scenes: [
    {
      seconds: 5.5,
      says: "Lay the four sides of the frame face down, in their order, and join the corners.",
      shows: "Four mitred sides of a frame move together. Clips appear at the four corners.",
    },
    {
      seconds: 6,
      says: "Lift the frame into the recess with two people. Screw the hinge side lightly, at the top only.",
      shows: "The frame slides into the opening. A screw goes in at the top of one side.",
    },
    {
      seconds: 5.5,
      says: "Push shims between frame and wall, on both sides, until the frame is plumb.",
      shows:
        "Wedges slide into the gaps at both sides. The bubble of an upright spirit level comes to rest in the middle.",
    },
    {
      seconds: 6,
      says: "Measure both diagonals. Within 3 mm of each other, the frame is square.",
      shows: "Two measuring lines cross the frame from corner to corner, with the words: within 3 mm.",
    },
    {
      seconds: 5.5,
      says: "Drive the screws home beside the shims, and measure the diagonals once more.",
      shows: "Six screws appear beside the wedges, three a side, and the two lines cross the frame once more.",
    },
    {
      seconds: 5.5,
      says: "Set the panels on their hinges and drop the pins in. The gaps should be even.",
      shows: "A panel closes from the left, then one from the right. A line between them is labelled: even gap.",
    },
    {
      seconds: 5.5,
      says: "Caulk the line between frame and wall, cap the screws, and tilt the louvres.",
      shows: "A line of caulk runs round the frame, caps cover the six screws, and the louvres of both panels tilt.",
    },
  ],
};
