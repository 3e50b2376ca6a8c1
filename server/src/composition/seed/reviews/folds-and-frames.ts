import { review, type ReviewsBySlug } from "./review.js";

export const FOLD_AND_FRAME_REVIEWS: ReviewsBySlug = {
  "roman-blinds": [
    review(
      5,
      "2026-09-12",
      "Olivia H.",
      "Bath",
      "The folds fall level by themselves now, after a week of dressing as the leaflet says.",
    ),
    review(5, "2026-07-16", "Neil M.", "Glasgow", "Hand-finished hems. My wife sews, and she approves."),
    review(
      4,
      "2026-04-20",
      "Jasmine P.",
      "Solihull",
      "Gorgeous in the dining room. It hides more glass than a roller when up, so hang it high.",
    ),
    review(5, "2025-12-09", "Ffion G.", "Caernarfon", "The weight of the cloth is just right. Worth waiting for."),
    review(
      4,
      "2025-08-05",
      "Roger S.",
      "Salisbury",
      "One fold hung crooked. A clip at the back had come undone and went back on in seconds.",
    ),
    review(
      5,
      "2025-02-22",
      "Emma-Jane C.",
      "Farnham",
      "Natural linen look against a terracotta wall. Everyone comments.",
    ),
    review(5, "2024-04-30", "Sheila B.", "Darlington", "Better lined than the ones I had from the big store."),
  ],
  "blackout-roman-blinds": [
    review(
      4,
      "2026-05-18",
      "Ashley D.",
      "Coventry",
      "Soft to look at and dark. You do see the stitching against bright sun.",
    ),
    review(5, "2025-09-30", "Mairi F.", "Fort William", "Sleeping through the northern summer, finally."),
    review(4, "2024-12-03", "Leon W.", "Watford", "Lovely. A little light comes in at the sides."),
  ],
  "linen-roman-blinds": [
    review(5, "2026-06-08", "Harriet V.", "Totnes", "Real linen, creases and all. It makes the room."),
    review(
      4,
      "2026-01-07",
      "Marcus E.",
      "Hove",
      "It shrank about a centimetre when the heating came on, then stayed. They had left room for it.",
    ),
    review(
      5,
      "2025-04-25",
      "Brigid O.",
      "Enniskillen",
      "The cloth moves when the window is open. I did not know a blind could be pretty.",
    ),
  ],
  "ticking-stripe-roman-blinds": [
    review(
      5,
      "2026-08-06",
      "Kate N.",
      "Whitby",
      "Navy ticking, sea view. The stripes on the pair run on from one to the other.",
    ),
    review(4, "2026-05-27", "Ian G.", "Southwold", "Crisp and sturdy. Press the hems once, after unpacking."),
  ],
  "bamboo-blinds": [
    review(5, "2026-07-23", "Leila S.", "Falmouth", "The light in the morning is amber. We took the plain lining."),
    review(4, "2025-11-03", "Craig T.", "Durham", "Every length has its own colour. I like that, you might not."),
    review(3, "2025-03-09", "Wendy P.", "Colchester", "Pretty, but it sheds a bit of dust for the first week."),
  ],
  "pleated-blinds": [
    review(5, "2026-08-14", "Barbara M.", "Bexhill", "Nine in the conservatory, all at different heights if we like."),
    review(4, "2026-03-30", "Amir H.", "Oldham", "Folds to nothing. A bit of light at the sides."),
    review(5, "2025-07-10", "Sally-Ann K.", "Monmouth", "They stay exactly where you let go of them."),
    review(4, "2024-10-22", "Duncan R.", "Elgin", "Tidy on the bay. The vacuum on low keeps the pleats clean."),
  ],
  "honeycomb-blinds": [
    review(
      5,
      "2026-02-11",
      "Heather J.",
      "Buxton",
      "You feel the difference with your hand: cold behind it, not in front.",
    ),
    review(4, "2025-12-27", "Patrick N.", "Derry", "Good blinds. The cat has dented one cell and it shows."),
    review(5, "2025-01-31", "Yvonne T.", "Skipton", "Best thing we have done to that room since the windows."),
  ],
  "blackout-honeycomb-blinds": [
    review(5, "2026-04-11", "Holly C.", "Chelmsford", "Dark and neat. The edges glow a little at sunrise, no more."),
    review(4, "2025-08-22", "Jonathan B.", "Stroud", "Foil inside and cloth outside. Nobody would know."),
  ],
  "top-down-bottom-up-blinds": [
    review(
      5,
      "2026-06-25",
      "Rebecca A.",
      "Bristol",
      "Bathroom on the street. Sky at the top, nothing to see at the bottom.",
    ),
    review(4, "2025-10-12", "Gordon M.", "Ayr", "Clever. It takes a day to stop reaching for the wrong rail."),
    review(5, "2025-05-15", "Tamsin W.", "Penzance", "We took down the nets after forty years."),
  ],
  "perfect-fit-blinds": [
    review(
      5,
      "2026-08-18",
      "Debbie S.",
      "Warrington",
      "Clipped in without a single hole. The tilt window opens with the blind on it.",
    ),
    review(
      4,
      "2026-05-10",
      "Ray C.",
      "Ashford",
      "Measure the glass three times, as they say. My first figure was out by 6 mm.",
    ),
    review(5, "2025-11-29", "Lucy F.", "Abergavenny", "On the back door they no longer swing about."),
    review(
      4,
      "2025-06-18",
      "Bashir K.",
      "Rochdale",
      "The card trick for the seal saved me from ordering the wrong clip.",
    ),
    review(4, "2024-09-07", "Vera L.", "Scarborough", "Neat frames. They are slightly visible from outside."),
  ],
  "perfect-fit-honeycomb-blinds": [
    review(
      5,
      "2026-03-08",
      "Tony G.",
      "Kidderminster",
      "The conservatory is usable in February now, with a small heater.",
    ),
    review(
      4,
      "2025-12-14",
      "Elaine R.",
      "Motherwell",
      "Twelve frames, twelve fits. One clip snapped and they posted two.",
    ),
  ],
  "skylight-blinds": [
    review(
      5,
      "2026-06-02",
      "James W.",
      "Hebden Bridge",
      "Read the code off the plate and it fitted. Properly dark in the loft.",
    ),
    review(4, "2026-02-21", "Carys L.", "Llandeilo", "It stays at any height. The pole is worth having."),
    review(5, "2025-07-27", "Fergus B.", "Pitlochry", "Channels screwed on in a quarter of an hour each."),
    review(
      4,
      "2024-11-02",
      "Naomi D.",
      "Lancaster",
      "Good. I sent the wrong code, and they noticed that it did not match my figures.",
    ),
  ],
  "thermal-skylight-blinds": [
    review(4, "2026-07-31", "Wesley J.", "Bedford", "The loft was two fans worse without it."),
  ],
};
