import type { Video } from "./video";

export const SHUTTER_VIDEO: Video = {
  id: "shutters",
  title: "Shutters: fitting the frame and the panels",
  scenes: [
    { seconds: 5, says: "Lay the four sides of the frame face down, in their order, and join the corners." },
    {
      seconds: 5.5,
      says: "Lift the frame into the recess with two people. Screw the hinge side lightly, at the top only.",
    },
    { seconds: 5, says: "Push shims between frame and wall, on both sides, until the frame is plumb." },
    { seconds: 5.5, says: "Measure both diagonals. Within 3 mm of each other, the frame is square." },
    { seconds: 5, says: "Drive the screws home beside the shims, and measure the diagonals once more." },
    { seconds: 5.5, says: "Set the panels on their hinges and drop the pins in. The gaps should be even." },
    { seconds: 5.5, says: "Caulk the line between frame and wall, cap the screws, and tilt the louvres." },
  ],
};
