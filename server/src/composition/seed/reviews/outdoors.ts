import { review, type ReviewsBySlug } from "./review.js";

export const OUTDOOR_REVIEWS: ReviewsBySlug = {
  awnings: [
    review(
      5,
      "2026-08-22",
      "Gillian T.",
      "Bournemouth",
      "Lunch outside in July without moving the table every half hour.",
    ),
    review(4, "2026-06-13", "Roy S.", "Felixstowe", "Strong arms. I bring it in when the wind gets up, as told."),
    review(
      4,
      "2025-07-15",
      "Manjit G.",
      "Gravesend",
      "They checked the wall first and moved one bracket for a sound course of brick.",
    ),
    review(5, "2024-07-30", "Jill and Ted", "Sidmouth", "Two summers, no fading that we can see."),
  ],
  "zip-screens": [
    review(
      5,
      "2026-09-03",
      "Adam F.",
      "Altrincham",
      "The kitchen used to reach thirty degrees by four o'clock. Not this August.",
    ),
    review(
      4,
      "2026-07-26",
      "Bryony C.",
      "Lymington",
      "Flat as a board. A faint ripple at the hem, which the page had warned of.",
    ),
  ],
  "patio-roller-blinds": [
    review(4, "2026-07-12", "Eric D.", "Whitstable", "Simple and strong. It dries while you have your coffee."),
    review(
      4,
      "2025-08-19",
      "Paula W.",
      "Llandudno",
      "Good shade, though we get wind from the sea and have to raise it a lot.",
    ),
  ],
  "louvred-pergolas": [
    review(
      5,
      "2026-08-30",
      "Stephen and Ruth",
      "Cobham",
      "It rained on the second evening and we stayed where we were.",
    ),
    review(
      4,
      "2026-05-29",
      "Khalid N.",
      "Sutton Coldfield",
      "Solid. The electrician was ours to find, so plan for that.",
    ),
    review(
      5,
      "2025-09-11",
      "Marianne L.",
      "Wilmslow",
      "They surveyed the slab and told us to pour two pads. Glad we did.",
    ),
  ],
  "fabric-pergolas": [
    review(
      4,
      "2026-06-18",
      "Denise H.",
      "Arundel",
      "Folds back to the house in half a minute. We wind it in if snow is forecast.",
    ),
  ],
};
