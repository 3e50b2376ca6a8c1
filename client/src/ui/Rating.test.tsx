import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPart } from "../test/render-part";
import { Rating } from "./Rating";

it.each([
  { rating: 4.8, reviewCount: 126, words: "4.8 out of 5, 126 reviews" },
  { rating: 3, reviewCount: 1, words: "3.0 out of 5, 1 review" },
  { rating: 5, reviewCount: undefined, words: "5.0 out of 5" },
  { rating: 4.6, reviewCount: 9, isSample: true, words: "sample rating, 4.6 out of 5, 9 sample reviews" },
])("is read aloud as $words", ({ rating, reviewCount, isSample, words }) => {
  renderPart(<Rating {...{ rating, reviewCount, isSample }} />);
  expect(screen.getByText(words)).toBeDefined();
});

it.each([
  { rating: 0, whole: 0, halves: 0 },
  { rating: 3.2, whole: 3, halves: 0 },
  { rating: 3.3, whole: 3, halves: 1 },
  { rating: 4.75, whole: 5, halves: 0 },
])("fills $whole stars and $halves half for $rating", ({ rating, whole, halves }) => {
  const { container } = renderPart(<Rating rating={rating} />);
  const fills = [...container.querySelectorAll("path:not([opacity])")];
  const halfFills = fills.filter((path) => path.hasAttribute("clip-path"));
  expect({ whole: fills.length - halfFills.length, halves: halfFills.length }).toEqual({ whole, halves });
});
