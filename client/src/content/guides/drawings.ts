/**
 * Title and description of the guides' drawings; the description has every figure, for screen readers. `product/measuring/drawings` draws each of them.
 */
export const DRAWING_WORDS = {
  "two-fits": {
    title: "Inside the recess, or over it",
    description:
      "Two windows side by side. On the left the blind hangs inside the recess, between its sides, and you give us the width of the recess. On the right the blind hangs on the wall and reaches past the recess on both sides, above and below; you give us the width of the blind itself.",
  },
  "three-widths": {
    title: "Three widths of a recess",
    description:
      "A window in its recess. The width is taken in three places, from plaster to plaster: 1204 mm at the top, 1200 mm in the middle, 1202 mm at the bottom. The smallest, 1200 mm, is the one to order.",
  },
  "three-drops": {
    title: "Three drops of a recess",
    description:
      "The same window. The drop is taken in three places, from the underside of the lintel down to the window board: 1403 mm on the left, 1402 mm in the middle, 1400 mm on the right. The smallest, 1400 mm, is the one to order.",
  },
  "square-check": {
    title: "Checking that a recess is square",
    description:
      "A window in its recess with a line from the top left corner to the bottom right, called A, and one from the top right corner to the bottom left, called B. If A and B differ by more than 5 mm, the recess is not square.",
  },
  "recess-depth": {
    title: "Depth of a recess, seen from the side",
    description:
      "A cut through the wall. Outside is on the left, the room on the right. The window stands near the outer face of the wall under the lintel. The depth is measured from the window frame to the face of the wall in the room. A roller blind hangs in that depth, clear of the window handle, which stands out into the recess, and above the window board.",
  },
  "outside-fit": {
    title: "An outside mount and its overlaps",
    description:
      "A blind on the wall covers a window. It reaches 75 mm past the recess on the left and on the right, 75 mm above it, and 50 to 100 mm below it. The width and the drop to order are those of the whole blind, overlaps included.",
  },
  bay: {
    title: "An angled bay, seen from above",
    description:
      "A bay window of three facets from above: left, centre and right. In front of each facet hangs a blind of its own. The width of each is measured where its rail hangs, not at the glass. Two cards laid on the sill, each as deep as the blind with the handle, show where two blinds meet in the corner.",
  },
  arch: {
    title: "An arched window",
    description:
      "A window with a round head. Three figures: the width at the widest point, which is where the curve begins; the full height, from the board to the top of the curve; and the straight height, from the board to where the curve begins. A level dashed line marks where the curve begins.",
  },
  "french-doors": {
    title: "French doors, a blind on each leaf",
    description:
      "A pair of glazed doors. On the left leaf a blind covers the glass and 20 to 50 mm of the frame on each side, and stops short of the lever handle. On the right leaf the glass is measured: its width and its height.",
  },
  "bracket-kinds": {
    title: "Top fix, face fix and wall fix, seen from the side",
    description:
      "Three cuts through the head of a window. Top fix: the bracket is screwed up into the lintel inside the recess. Face fix: the bracket is screwed into the window frame at the back of the recess. Wall fix: the bracket is screwed to the face of the wall above the recess.",
  },
  "bracket-spacing": {
    title: "Brackets along a headrail",
    description:
      "A headrail from the front with three brackets. The outer brackets sit 50 to 100 mm in from the ends. A middle bracket is added so that no two are more than 900 mm apart. All stand on one level pencil line, clear of the cord lock and the tilter.",
  },
  "safety-height": {
    title: "Height of the child-safety device",
    description:
      "A roller blind with a side chain on a window above a floor. The chain is held taut by a device screwed to the wall. S is the height of the device above the floor. H is the height from the floor to the top of the blind. L, how far down the loop hangs, is at most H less S.",
  },
  "shutter-frames": {
    title: "Three frames for shutters, seen from above",
    description:
      "Three cuts through the corner of a recess, with the window at the top and the room at the bottom. L frame: stands inside the recess against its side. Z frame: stands inside the recess, with a trim that covers the edge of the plaster. Outside frame: stands on the wall around the recess.",
  },
  "shutter-square": {
    title: "Squaring a shutter frame",
    description:
      "A shutter frame in a recess, from the front. Thin shims stand between the frame and the wall on the left and on the right, each beside a screw. The diagonals A and B are measured from corner to corner of the frame. They must be within 3 mm of each other.",
  },
  "curtain-pole": {
    title: "A pole and its curtains",
    description:
      "A pair of curtains on a pole over a window, from the front. The pole reaches 150 to 200 mm past the window on each side and hangs about 150 mm above it. The width to order is that of the pole between its finials. The drop runs from the pole to the hem, which hangs 10 to 15 mm above the floor.",
  },
  "awning-height": {
    title: "An awning and its height on the wall",
    description:
      "An awning from the side. Its bracket is fixed to the wall of the house, and the cloth falls towards the front bar at a pitch of 14 degrees. The projection runs from the wall to the front bar. Below the front bar 2 m stay free. The bracket sits above the ground by 2 m and the projection ÷ 4.",
  },
  "vertical-rail": {
    title: "A vertical blind: rail, vanes and foot",
    description:
      "A vertical blind from the front. Vanes hang by hooks from a level rail, each with a weight in its foot. The vanes stop 5 to 15 mm above the board or floor. A wand turns and draws them.",
  },
};

export type GuideDrawingName = keyof typeof DRAWING_WORDS;
