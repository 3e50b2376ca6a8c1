import { expect, it } from "vitest";
import { sameBatches } from "./same-batch.js";

const line = (name: string, productId: number | null, material = "Blackout Fabric", color = "Navy") => ({
  ...{ name, productId, material, color },
});

it("windows of the same product, material and colour are cut from one batch, others and single ones are not", () => {
  const lines = [
    line("kitchen", 1),
    line("hall", 2),
    line("bath", 1, "Blackout Fabric", "White"),
    line("bedroom", 1),
    line("study", 1, "Light Filtering Fabric"),
    line("gone", null),
    line("gone too", null),
    line("loft", 2),
    line("landing", 1),
  ];
  const batches = sameBatches(lines, ({ productId, ...cloth }) =>
    productId === null ? null : { productId, ...cloth },
  );
  expect(batches.map((batch) => batch.map(({ name }) => name))).toEqual([
    ["kitchen", "bedroom", "landing"],
    ["hall", "loft"],
  ]);
});
