/** A testimonial of a customer. */
export type Testimonial = {
  /** Name as shown: "Hannah T." */
  name: string;
  location: string;
  /** What was fitted. */
  fitted: string;
  text: string;
  /** Written by the shop as samples; every page says so. */
  isSample: boolean;
};

/** All testimonials; the home page shows the first three, and the first of them large. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: "Hannah T.",
    location: "Richmond",
    fitted: "Shutters",
    text: "They measured on the Tuesday, talked us out of the dearer fabric, and the bay looked as if it had been built for the shutters.",
    isSample: true,
  },
  {
    name: "Daniel O.",
    location: "Croydon",
    fitted: "Blackout roller",
    text: "Straight, quiet, and properly dark. The baby sleeps past six.",
    isSample: true,
  },
  {
    name: "Priya K.",
    location: "Ealing",
    fitted: "Wooden blinds",
    text: "The drawing on the site matched what arrived, down to the tape colour.",
    isSample: true,
  },
  {
    name: "Gareth L.",
    location: "Kingston",
    fitted: "Vertical blinds",
    text: "Eleven windows in the office, done before lunch, and the carpet was cleaner when they left.",
    isSample: true,
  },
  {
    name: "Moira F.",
    location: "Sutton",
    fitted: "Roman blinds",
    text: "I had the width and the drop the wrong way round. They rang before they cut the cloth.",
    isSample: true,
  },
  {
    name: "Ruth and Sam",
    location: "Bromley",
    fitted: "Linen curtains",
    text: "Hung to the millimetre above the skirting, and they came back to dress the pleats once the cloth had settled.",
    isSample: true,
  },
];

/** The testimonials that a shop shows. */
export const testimonialsOf = ({ showsSamples }: { showsSamples: boolean }): readonly Testimonial[] =>
  TESTIMONIALS.filter(({ isSample }) => showsSamples || !isSample);
