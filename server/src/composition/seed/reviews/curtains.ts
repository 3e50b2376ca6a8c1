import { review, type ReviewsBySlug } from "./review.js";

export const CURTAIN_REVIEWS: ReviewsBySlug = {
  curtains: [
    review(5, "2026-09-24", "Judith A.", "Harpenden", "They hang dead straight. The corners are weighted, I looked."),
    review(
      4,
      "2026-06-21",
      "Sean O.",
      "Liverpool",
      "Good weight for the money. The packing creases took a month to drop.",
    ),
    review(
      5,
      "2026-02-16",
      "Parveen D.",
      "Dewsbury",
      "Measured the pole as told. Ten millimetres off the floor all the way along.",
    ),
    review(4, "2025-09-06", "Cliff W.", "Beverley", "Lined well. A shade paler than the sample by daylight."),
    review(5, "2024-10-15", "Natalie F.", "Godalming", "Our third window, the same batch kept for us."),
  ],
  "wave-curtains": [
    review(
      5,
      "2026-10-07",
      "Imogen S.",
      "Brighton",
      "Every fold the same, open or closed. I keep drawing them for the pleasure of it.",
    ),
    review(5, "2026-07-05", "Rajesh P.", "Stanmore", "Navy, floor to ceiling. It made the room taller."),
    review(4, "2026-03-23", "Kirsty M.", "Aberdeen", "Superb, but you do need the room in front of the glass."),
    review(5, "2025-11-10", "Leonard G.", "Chichester", "Clear instructions for the gliders. No trouble."),
    review(
      4,
      "2025-04-18",
      "Sarah-Jane T.",
      "Hereford",
      "I ordered from the top of the track by mistake. They asked before cutting.",
    ),
  ],
  "eyelet-curtains": [
    review(5, "2026-05-12", "Donna C.", "Gateshead", "Straight on the pole, done in ten minutes."),
    review(4, "2025-10-01", "Alan B.", "Yeovil", "They run freely on the door we use all day."),
    review(4, "2024-11-19", "Mina K.", "Southall", "Nice cloth. Mind that the rings fit the pole you have."),
  ],
  "pencil-pleat-curtains": [
    review(4, "2026-04-05", "Hilary N.", "Keswick", "Classic. Gathering them evenly took an evening."),
    review(5, "2025-08-12", "Joseph R.", "Huddersfield", "Two hook rows, so they went on the old track without fuss."),
    review(4, "2025-01-16", "Ceri W.", "Neath", "Good lining and deep hems."),
  ],
  "linen-curtains": [
    review(5, "2026-08-26", "Clementine D.", "Rye", "They lift in the breeze. Creased, and meant to be."),
    review(
      4,
      "2026-01-30",
      "Robin H.",
      "Hay-on-Wye",
      "They grew by a centimetre in the wet spring and went back in May.",
    ),
    review(5, "2025-06-26", "Shona G.", "Melrose", "White linen on oak rings, nothing else in the room."),
  ],
  "voile-curtains": [
    review(4, "2026-06-06", "Pamela J.", "Southport", "Full enough to fold well. I have had skimpy ones before."),
    review(5, "2025-09-20", "Ravi S.", "Leicester", "Washed, hung damp, no ironing."),
    review(4, "2025-02-04", "Anne-Marie L.", "Bideford", "Lovely by day. By lamplight you need something behind it."),
  ],
  "velvet-curtains": [
    review(
      5,
      "2026-01-04",
      "Ottilie B.",
      "Edinburgh",
      "The draught from the bay has gone, and the room sounds softer to sit in.",
    ),
    review(
      4,
      "2025-11-25",
      "Charles N.",
      "Oakham",
      "Very heavy. They asked what the pole hangs from before they would sew.",
    ),
    review(
      5,
      "2025-03-05",
      "Zainab R.",
      "Sale",
      "The colour changes as you walk past. Steam them, as the leaflet says.",
    ),
  ],
  "blackout-curtains": [
    review(4, "2026-07-09", "Becky M.", "Doncaster", "Dark, apart from the top. A pelmet is next."),
    review(5, "2025-12-30", "Hassan T.", "Walsall", "The return to the wall is what makes the difference."),
    review(4, "2025-05-08", "Lynne F.", "Arbroath", "Good for the spare room. Heavy eyelets, quiet on the pole."),
  ],
  "door-curtains": [
    review(4, "2025-11-30", "Nigel P.", "Matlock", "The hall is a room again. Get the extra width on the hinge side."),
  ],
};
