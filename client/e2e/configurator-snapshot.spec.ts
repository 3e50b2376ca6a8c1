import { expect, test } from "./shop";

/** What the product page offers by roles, names and values, from the sizes to the button. */
const CONFIGURATORS = {
  "roller-blinds": `
    - group "Unit":
      - radio "mm" [checked]
      - radio "cm"
      - radio "in"
    - spinbutton "Width": "1200"
    - spinbutton "Drop": "1400"
    - group "Common sizes in mm":
      - button "Small 610 × 914"
      - button "Medium 914 × 1219"
      - button "Large 1219 × 1524"
    - group "Colour":
      - radio "White" [checked]
      - radio "Light Grey"
      - radio "Navy"
    - group "Material":
      - radio /^Light Filtering Fabric/ [checked]
      - radio /^Blackout Fabric/
      - radio /^Thermal Fabric/
    - group "Your price":
      - text: £137.60
    - button "Add to cart"
  `,
  "plantation-shutters": `
    - group "Unit"
    - spinbutton "Width": "1200"
    - spinbutton "Height": "1400"
    - group "Colour":
      - radio "White" [checked]
    - group "Material":
      - radio /^MDF/ [checked]
      - radio /^Hardwood/
      - radio /^Faux Wood .* \\+10%$/
      - radio /^Premium Wood .* \\+20%$/
    - group "Your price":
      - text: £286.60
    - button "Add to cart"
  `,
  curtains: `
    - group "Unit"
    - spinbutton "Width": "1200"
    - spinbutton "Drop": "1400"
    - group "Colour":
      - radio [checked]
    - group "Material":
      - radio [checked]
    - group "Your price"
    - button "Add to cart"
  `,
};

for (const [slug, configurator] of Object.entries(CONFIGURATORS))
  test(`the configurator of ${slug} is a form of named groups for screen readers`, async ({ page, shopper }) => {
    await page.goto(`/products/${slug}`);
    await shopper.length("Width").fill("1200");
    await page.getByRole("spinbutton", { name: /^(Drop|Height)$/ }).fill("1400");
    await expect(page.getByRole("main")).toMatchAriaSnapshot(configurator);
  });
