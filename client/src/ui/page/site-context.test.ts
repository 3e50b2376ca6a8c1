import { expect, it } from "vitest";
import { socialPicture } from "./site-context";

it.each([
  [[480, 800, 1200, 1600], 1200],
  [[480, 800], 800],
  [[1600], 1600],
])("a preview picks from the widths %j the file of %i px", (widths, width) => {
  expect(socialPicture({ file: "study", alt: "A study", width: 1600, height: 1200, widths }, "")).toMatchObject({
    url: `/images/study-${width}.webp`,
    width,
    height: (width * 3) / 4,
  });
});
