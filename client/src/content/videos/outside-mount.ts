import type { Video } from "./video";

export const OUTSIDE_MOUNT_VIDEO: Video = {
  id: "outside-mount",
  title: "Outside mount: measuring and fitting",
  scenes: [
    {
      seconds: 4.5,
      says: "Outside mount: the blind hangs on the wall and covers the opening.",
      shows: "A window from the front. A blind comes down over it, wider and taller than the opening.",
    },
    {
      seconds: 5.5,
      says: "Measure the opening: its width from edge to edge, and its drop to the window board.",
      shows: "A measuring line above the opening: 1200 mm wide. A measuring line beside it: 1400 mm high.",
    },
    {
      seconds: 6,
      says: "Add the overlap: at least 3–4 inches to the width, and 2–3 inches above.",
      shows: "An outline grows out of the opening to both sides, by 3–4 inches in all, and upwards by 2–3 inches.",
    },
    {
      seconds: 7,
      says: "We suggest more: 75 mm on each side and above, and 50 to 100 mm below.",
      shows: "The outline grows further: 75 mm on each side, 75 above, 50 to 100 below.",
    },
    {
      seconds: 8.5,
      says: "Order the finished size: here 1350 by 1525 mm. We take nothing off.",
      shows: "Measuring lines along the outline: 1350 mm wide, 1525 mm high.",
    },
    {
      seconds: 7.5,
      says: "To fit it, screw the brackets to the wall on one level line, 30 to 50 mm clear of plastered edges.",
      shows:
        "A spirit level runs along a pencil line above the opening. Three brackets are screwed to the line, 30 to 50 mm above the opening's edge.",
    },
    {
      seconds: 7,
      says: "Hang the blind and fix the safety device, at least 1500 mm above the floor.",
      shows:
        "The blind comes down. A device holds the loop of its chain straight on the wall, and a measuring line from the floor says: at least 1500 mm.",
    },
  ],
};
