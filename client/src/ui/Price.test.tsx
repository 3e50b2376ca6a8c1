import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPart } from "../test/render-part";
import { Price } from "./Price";

it.each([
  { pence: 20592, short: false, text: "£205.92" },
  { pence: 5000, short: false, text: "£50.00" },
  { pence: 5000, short: true, text: "£50" },
  { pence: 5050, short: true, text: "£50.50" },
])("writes $pence pence as $text", ({ pence, short, text }) => {
  renderPart(<Price pence={pence} short={short} />);
  expect(screen.getByText(text)).toBeDefined();
});
