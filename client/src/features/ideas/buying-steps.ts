/** From choosing to the finished window, for whoever has chosen nothing yet. */
export const BUYING_STEPS = [
  { name: "Choose", note: "Colour, material and about the size. The price follows as you type." },
  { name: "Measure", note: "We come and measure free of charge, or you order to your own figures." },
  { name: "Make", note: "Each one is made to order, after the sizes are settled." },
  { name: "Fit", note: "We fit it free of charge, or you do it with our guides." },
];
