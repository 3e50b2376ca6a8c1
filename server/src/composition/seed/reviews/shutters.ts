import { review, type ReviewsBySlug } from "./review.js";

export const SHUTTER_REVIEWS: ReviewsBySlug = {
  "plantation-shutters": [
    review(
      5,
      "2026-10-05",
      "Victoria M.",
      "Wimbledon",
      "Eight weeks as promised. The fitter scribed the frame to a wall that is nowhere near straight.",
    ),
    review(5, "2026-08-01", "Graeme P.", "Linlithgow", "The wide louvres let you forget that they are there."),
    review(
      4,
      "2026-05-24",
      "Sunita R.",
      "Pinner",
      "Excellent. Remember that open panels need wall space, our lamp had to move.",
    ),
    review(
      5,
      "2026-01-19",
      "Howard B.",
      "Stamford",
      "Dark blue room, white shutters. Five stars from my daughter, who chose the colour.",
    ),
    review(
      4,
      "2025-09-17",
      "Annette C.",
      "Formby",
      "A hairline of light at one joint. They came and adjusted the hinge without fuss.",
    ),
    review(5, "2025-04-06", "Will and Jo", "Marlow", "It changes the whole front of the house."),
    review(5, "2024-06-27", "Deirdre K.", "Belfast", "Two years old, still tight, nothing has dropped."),
  ],
  "full-height-shutters": [
    review(5, "2026-07-13", "Martin S.", "Hitchin", "Plain and right. The split tilt is the thing to have."),
    review(4, "2026-02-06", "Philippa G.", "Shrewsbury", "Beautifully made. I would take the wider louvre next time."),
    review(5, "2025-10-26", "Adeel Q.", "Ilford", "Took the draught off the sash as well."),
    review(4, "2024-12-20", "Rosemary T.", "Wells", "The midrail meets the bar of the window to the millimetre."),
  ],
  "cafe-style-shutters": [
    review(5, "2026-09-05", "Jess L.", "Hackney", "On the pavement side. I can stand at the sink in my pyjamas again."),
    review(
      5,
      "2026-06-17",
      "Bill N.",
      "Alnwick",
      "The top rail meets the glazing bar. It looks as if it had always been there.",
    ),
    review(
      4,
      "2025-12-05",
      "Catrin D.",
      "Tenby",
      "Very good. Give the height of the shutter and not of the window, I nearly did not.",
    ),
    review(4, "2025-03-21", "Moses A.", "Gillingham", "Wipes down easily behind the taps."),
  ],
  "tier-on-tier-shutters": [
    review(5, "2026-05-01", "Eleanor F.", "Richmond", "Top open, bottom shut, all summer long."),
    review(4, "2025-11-18", "Ross M.", "Peebles", "Costs more than the others and is used more than the others."),
    review(5, "2025-02-13", "Linda and Geoff", "Malvern", "The line falls on the meeting rail of the sash. Neat work."),
  ],
  "solid-panel-shutters": [
    review(
      5,
      "2026-03-12",
      "Henrietta S.",
      "Bury St Edmunds",
      "The house is from 1820 and they look as old as it does.",
    ),
    review(4, "2025-08-27", "Callum W.", "Leith", "Dark, warm, handsome. You want a voile for the daytime."),
  ],
  "bay-window-shutters": [
    review(5, "2026-08-09", "Nicola B.", "Crouch End", "Three facets, three different angles, no gaps to speak of."),
    review(4, "2026-04-17", "Tariq M.", "Nottingham", "Ten weeks is long, but they told us ten weeks."),
    review(
      5,
      "2025-10-08",
      "Frances O.",
      "Saltaire",
      "The fitter cut the post to the angle he found and not to the one on the drawing.",
    ),
    review(5, "2024-08-23", "Dennis H.", "Eastbourne", "Like furniture."),
  ],
  "tracked-shutters": [
    review(
      4,
      "2026-06-30",
      "Pippa R.",
      "Esher",
      "Four metres of doors behind them. They fold away to one side with one hand.",
    ),
    review(
      5,
      "2025-09-03",
      "Lewis K.",
      "Didsbury",
      "We used them as a wall between kitchen and study. The guide is low enough not to trip on.",
    ),
  ],
  "wooden-shutters": [
    review(5, "2026-02-27", "Jeremy C.", "Tetbury", "Walnut, hand-stained. Each panel is its own picture."),
    review(
      4,
      "2025-06-14",
      "Morag L.",
      "Nairn",
      "Rich colour. It has mellowed a little in the sun, as they said it would.",
    ),
  ],
  "bathroom-shutters": [
    review(5, "2026-09-19", "Stacey P.", "Weymouth", "Rinsed with the shower head. Not a mark."),
    review(4, "2026-05-16", "Ivan D.", "Peterborough", "You cannot tell it from paint unless you tap it."),
    review(4, "2025-12-22", "Gwen R.", "Colwyn Bay", "Heavier panels, stainless hinges. Solid."),
  ],
};
