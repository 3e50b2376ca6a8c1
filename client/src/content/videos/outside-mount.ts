import type { Video } from "./video";

export const OUTSIDE_MOUNT_VIDEO: Video = {
  id: "outside-mount",
  title: "Outside mount: measuring and fitting",
  scenes: [
    { seconds: 4, says: "Outside mount: the blind hangs on the wall and covers the opening." },
    { seconds: 5, says: "Measure the opening: its width from edge to edge, and its drop to the window board." },
    { seconds: 5.5, says: "Add the overlap: at least 3–4 inches to the width, and 2–3 inches above." },
    { seconds: 5.5, says: "We suggest more: 75 mm on each side and above, and 50 to 100 mm below." },
    { seconds: 5, says: "Order the finished size: here 1350 by 1525 mm. We take nothing off." },
    {
      seconds: 6,
      says: "To fit it, screw the brackets to the wall on one level line, 30 to 50 mm clear of plastered edges.",
    },
    { seconds: 6, says: "Hang the blind and fix the safety device, at least 1500 mm above the floor." },
  ],
};
