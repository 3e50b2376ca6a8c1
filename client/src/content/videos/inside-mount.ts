import type { Video } from "./video";

export const INSIDE_MOUNT_VIDEO: Video = {
  id: "inside-mount",
  title: "Inside mount: measuring and fitting",
  scenes: [
    {
      seconds: 5.5,
      says: "Inside mount: the blind hangs within the recess, between its two sides.",
      shows: "A window from the front. A blind comes down within its recess.",
    },
    {
      seconds: 5,
      says: "Measure the width three times: at the top, in the middle and at the bottom.",
      shows: "Three measuring lines across the window: 1204 mm at the top, 1200 in the middle, 1202 at the bottom.",
    },
    {
      seconds: 5,
      says: "Measure the drop three times: on the left, in the middle and on the right.",
      shows: "Three measuring lines down the window: 1403 mm on the left, 1402 in the middle, 1400 on the right.",
    },
    {
      seconds: 5,
      says: "Order the smallest of each. Take nothing off: our workshop does that.",
      shows: "Only 1200 and 1400 remain. A note beside the window says: to order, width 1200 mm, drop 1400 mm.",
    },
    {
      seconds: 6.5,
      says: "To fit it, draw one level line. Brackets sit 50 to 100 mm in from the ends of the rail.",
      shows:
        "The top of the recess. A spirit level runs along a pencil line; three brackets appear on it, the outer two 50 to 100 mm from the rail's ends.",
    },
    {
      seconds: 6,
      says: "Slide the headrail in, level, until every bracket clicks. Then lower the blind.",
      shows:
        "The headrail rises into the three brackets, which close over it. In the whole window the blind comes down.",
    },
    {
      seconds: 8,
      says: "Last, the safety device: at least 1500 mm above the floor, with the loop held taut.",
      shows:
        "A chain hangs beside the blind. A device pulls its loop straight, is screwed to the wall, and a measuring line from the floor says: at least 1500 mm.",
    },
  ],
};
