import type { Video } from "./video";

export const INSIDE_MOUNT_VIDEO: Video = {
  id: "inside-mount",
  title: "Inside mount: measuring and fitting",
  scenes: [
    { seconds: 4, says: "Inside mount: the blind hangs within the recess, between its two sides." },
    { seconds: 5, says: "Measure the width three times: at the top, in the middle and at the bottom." },
    { seconds: 5, says: "Measure the drop three times: on the left, in the middle and on the right." },
    { seconds: 5, says: "Order the smallest of each. Take nothing off: our workshop does that." },
    { seconds: 6, says: "To fit it, draw one level line. Brackets sit 50 to 100 mm in from the ends of the rail." },
    { seconds: 5, says: "Slide the headrail in, level, until every bracket clicks. Then lower the blind." },
    { seconds: 6, says: "Last, the safety device: at least 1500 mm above the floor, with the loop held taut." },
  ],
};
