import type { Guide } from "./guide";

export const SPECIAL_WINDOWS: Guide = {
  slug: "special-windows",
  name: "Special windows",
  title: "Measuring bays, arches and French doors",
  lead: "Some windows don’t come as a plain rectangle. Each has one thing that matters most; measure that first.",
  description:
    "How to measure bay windows, arched windows, French doors, roof windows and windows for perfect fit frames for made-to-measure blinds.",
  updated: "2026-11-23",
  sections: () => [
    {
      id: "bay",
      title: "Bay windows",
      blocks: [
        "A bay takes one blind for each facet. What matters is where two neighbours meet: the rails stand in front of the glass, and there the facets are shorter.",
        { drawing: "bay", caption: "Measure each blind where its rail hangs, not along the glass." },
        {
          steps: [
            "Cut two cards as deep as the blind and the window handle together.",
            "Lay them on the window board, one along each facet, with their back edges at the frame. Where the front corners touch, the two blinds meet. Mark the point.",
            "Measure each facet from mark to mark, and the outer ones from the mark to the wall.",
            "Take three drops in every facet and order the smallest of all for all: rails on one level look right.",
            "Measure the angles with a card folded into the corner. 90, 135 and 150 degrees are common, but never guess.",
          ],
        },
        {
          list: [
            "Between two roller blinds 30–35 mm stay free, for pins and chain.",
            "Shutters stand on a frame with posts in the corners. Every facet wants 250 mm or more.",
            "A uPVC bay often needs 90 mm between the window and the shutter: 50 for the frame, 40 for the batten.",
          ],
        },
        {
          note: "A bay is the one window where we’d ask you to let us measure. It costs nothing. [Book a visit](/contact)",
        },
      ],
    },
    {
      id: "arch",
      title: "Arched windows",
      blocks: [
        {
          drawing: "arch",
          caption: "Three figures describe an arch: width, straight height and full height.",
        },
        {
          steps: [
            "Find where the curve begins: hold a level across the window and slide it down until both sides run straight.",
            "Measure the **width** there. It is the widest point.",
            "Measure the **straight height** from the window board to that line, and the **full height** to the top of the curve.",
            "If width ÷ 2 and full height less straight height are equal, the head is a half circle. If not, trace the curve on lining paper and keep it for us.",
          ],
        },
        "Three ways to cover an arch: a straight blind up to where the curve begins, which leaves the light above; an outside mount that covers everything as a rectangle; or shutters shaped to the curve. [Ask us](/contact) about the last.",
      ],
    },
    {
      id: "french-doors",
      title: "French doors",
      blocks: [
        "Each leaf carries a blind of its own, so that the doors open with the blinds on them.",
        {
          drawing: "french-doors",
          caption: "The blind covers the glass and 20–50 mm of frame on each side, clear of the lever.",
        },
        {
          steps: [
            "Measure width and height of the glass you can see, on each leaf.",
            "Add 20–50 mm on each side and above, as far as the frame allows.",
            "Measure from the glass to the lever and the lock. The blind stops short of them.",
            "Ask for hold-downs, so that the foot doesn’t swing when the door moves.",
          ],
        },
        "uPVC doors are not drilled: perfect fit frames clip under the seal and leave no holes. Bi-fold doors take perfect fit too.",
        "Across a whole patio door a [vertical blind](/category/blinds?search=Vertical%20Blinds) does well: reach 100 mm past the frame on each side, and let the vanes end 5–15 mm above the floor.",
      ],
    },
    {
      id: "perfect-fit",
      title: "Perfect fit frames",
      blocks: [
        {
          steps: [
            "Measure the glass you can see between the rubber seals, not over them. Three widths, three heights, the smallest of each.",
            "Push a card behind the seal. It should slide in at least 10 mm, or the clips won’t hold.",
            "Lay the card across the frame and measure from the card to the glass: this is the size of the brackets.",
            "Check that the handle clears 35 mm.",
          ],
        },
        "Each pane carries one frame, up to 1400 mm wide, 2200 mm high and 3 m² in all. Timber windows and seals more than 6 mm wide don’t take these frames.",
      ],
    },
    {
      id: "roof",
      title: "Roof windows",
      blocks: [
        "Leave the tape in the drawer. Open the window and read the plate behind the vent flap on the top sash: the maker’s code says the size. Type the **whole** code, as letters and figures together, because the same figures mean different sizes in different series.",
        "Windows of other makers have codes of their own. If the plate is missing or painted over, send us a picture of the window and of its corner.",
      ],
    },
    {
      id: "conservatory",
      title: "Conservatories",
      blocks: [
        {
          list: [
            "Measure every pane: in a conservatory no two are alike.",
            "Blinds are fixed to the main frame, never to opening sashes or seals.",
            "Add room for handles that stand out more than 25 mm.",
            "Roof blinds are measured pane by pane, along the long and the short edges. That is work for us.",
          ],
        },
      ],
    },
  ],
  next: ["inside-mount-blinds", "outside-mount-blinds", "shutter-installation"],
};
