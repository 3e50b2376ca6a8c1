import { expect, it } from "vitest";
import { PICTURES } from "./pictures.js";
import { PRODUCTS } from "./products/index.js";

const picturesById = new Map(PICTURES.map((picture) => [picture.id, picture]));

/** What a product's first picture is. */
function kindOf({ pictures: [first], colors }: (typeof PRODUCTS)[number]): string {
  const picture = first === undefined ? undefined : picturesById.get(first);
  if (!picture) return "drawing";
  if (picture.tintBase !== null) return "takes any colour";
  return picture.shownColor === colors[0] ? "shows the first colour" : "shows one look";
}

it("each product's first picture is of the listed kind", () => {
  const kinds = Map.groupBy(PRODUCTS, kindOf);
  const listed = Object.fromEntries([...kinds].map(([kind, products]) => [kind, products.map(({ slug }) => slug)]));
  expect(listed).toMatchInlineSnapshot(`
    {
      "drawing": [
        "thermal-skylight-blinds",
      ],
      "shows one look": [
        "leaf-print-blackout-blinds",
        "cordless-wooden-blinds",
        "solid-panel-shutters",
        "narrow-slat-wooden-blinds",
        "textured-day-night-blinds",
      ],
      "shows the first colour": [
        "wooden-blinds",
        "faux-wood-blinds",
        "perfect-fit-blinds",
        "cafe-style-shutters",
        "motorized-blinds",
        "louvred-pergolas",
        "top-down-bottom-up-blinds",
        "linen-curtains",
        "bay-window-shutters",
        "zip-screens",
        "ticking-stripe-roman-blinds",
        "tier-on-tier-shutters",
        "bamboo-blinds",
        "honeycomb-blinds",
        "velvet-curtains",
        "pvc-vertical-blinds",
        "wooden-shutters",
        "wide-slat-faux-wood-blinds",
        "dark-stained-wooden-blinds",
        "wide-slat-aluminium-blinds",
        "free-standing-louvred-pergolas",
        "timber-sail-pergolas",
      ],
      "takes any colour": [
        "roller-blinds",
        "roman-blinds",
        "day-night-blinds",
        "venetian-blinds",
        "plantation-shutters",
        "blackout-roller-blinds",
        "wave-curtains",
        "vertical-blinds",
        "curtains",
        "pleated-blinds",
        "skylight-blinds",
        "full-height-shutters",
        "awnings",
        "linen-roman-blinds",
        "solar-screen-blinds",
        "no-drill-roller-blinds",
        "eyelet-curtains",
        "bathroom-shutters",
        "soft-rise-roller-blinds",
        "blackout-roman-blinds",
        "blackout-curtains",
        "moisture-resistant-roller-blinds",
        "blackout-cassette-blinds",
        "pencil-pleat-curtains",
        "motorized-skylight-blinds",
        "fabric-pergolas",
        "voile-curtains",
        "thermal-roller-blinds",
        "blackout-honeycomb-blinds",
        "perfect-fit-honeycomb-blinds",
        "patio-roller-blinds",
        "tracked-shutters",
        "blackout-vertical-blinds",
        "motorized-blackout-blinds",
        "slim-venetian-blinds",
        "full-cassette-awnings",
        "motorized-day-night-blinds",
        "door-curtains",
        "pergola-side-screens",
        "clear-patio-screens",
        "fabric-pelmets",
        "soft-valances",
      ],
    }
  `);
});
