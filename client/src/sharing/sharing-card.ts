import type { DocumentNode, FormattedExecutionResult } from "graphql";
import { matchPath } from "react-router-dom";
import { formatPounds, formatPoundsShort } from "@rules/money";
import { formatSize } from "@rules/sizes";
import { graphql } from "../gql";
import type { SharingCardQuery } from "../gql/graphql";
import { paths } from "../lib/paths";
import { PAGE_PRICING } from "../product/page-pricing";
import { tintOf } from "../ui/tint";
import { chosenOptions, type ChosenOptions } from "./chosen-options";
import { drawingSvg, type Drawn, type Frame } from "./drawing-svg";

const SHARING_CARD = graphql(`
  query SharingCard($slug: String!) {
    product(slug: $slug) {
      name
      family
      variant
      basePricePence
      fromPricePence
      minWidth
      maxWidth
      minHeight
      maxHeight
      maxArea
      minWidthBeyondHeight
      colors {
        name
        label
        hex
      }
      materials {
        name
        label
        maxWidth
        maxArea
      }
      pictures {
        id
        file
        widths
        tintBase
        shownColor
        focalPoint
      }
    }
    shop {
      name
      pricePolicy
      deliveryNote
    }
  }
`);

type Product = NonNullable<SharingCardQuery["product"]>;
type Shop = SharingCardQuery["shop"];

/** A file in several widths, /images/{file}-{width}.webp, the colour in which the part in its mask is shown, and the point that stays in view. */
type CardPhoto = { file: string; widths: readonly number[]; tint: string | null; focalPoint: string | null };

/** The words and the picture of a sharing picture. */
type SharingCard = {
  shopName: string;
  name: string;
  /** The chosen size and look; empty for the product as such. */
  choices: readonly string[];
  /** Colour of the swatch beside them, #rrggbb. */
  swatch: string | null;
  /** `delivery` is what delivery adds, under a policy that says it beside the price. */
  price: { before: string; figure: string; after: string; delivery: string | null };
  photo: CardPhoto | null;
  /** An SVG that fills its frame, for a product without a photograph. */
  drawing: string | null;
};

type Execute = (operation: {
  query: DocumentNode;
  variables: Record<string, unknown>;
  operationName: string;
}) => Promise<FormattedExecutionResult>;

/**
 * What the sharing picture of the product page at `url` says and shows: as the page says it, under the price policy in force. Where
 * the URL names an option that the product does not have, it is the product's own.
 * @param url path and query
 * @param frame width to height of the drawing
 * @returns undefined where there is no such product
 */
export async function sharingCard(url: string, frame: Frame, execute: Execute): Promise<SharingCard | undefined> {
  const { pathname, search } = new URL(url, "http://localhost");
  const slug = matchPath(paths.product.pattern, pathname)?.params.slug;
  if (slug === undefined) return undefined;
  const { data } = await execute({ query: SHARING_CARD, variables: { slug }, operationName: "SharingCard" });
  const { product, shop } = (data ?? {}) as Partial<SharingCardQuery>;
  if (!product || !shop) return undefined;
  const chosen = chosenOptions(search, product);
  const color = product.colors.find(({ name }) => name === chosen.configuration.color);
  const photo = photoOf(product, chosen);
  return {
    shopName: shop.name,
    name: product.name,
    choices: choicesOf(product, chosen),
    swatch: (chosen.namesColor && color?.hex) || null,
    price: priceOf(product, chosen, shop),
    photo,
    drawing: photo ? null : await drawingSvg(drawnOf(product, chosen), frame),
  };
}

function drawnOf({ family, variant, colors }: Product, { configuration, namesSize }: ChosenOptions): Drawn {
  const { color, material, size } = configuration;
  const colorHex = colors.find(({ name }) => name === color)?.hex;
  return { family, variant, colorHex, material, size: namesSize ? size : undefined };
}

function choicesOf({ colors, materials }: Product, chosen: ChosenOptions): string[] {
  const { color, material, size, unit = "mm" } = chosen.configuration;
  const look = [
    chosen.namesMaterial && materials.find(({ name }) => name === material)?.label,
    chosen.namesColor && colors.find(({ name }) => name === color)?.label,
  ].filter((label) => typeof label === "string");
  return [...(chosen.namesSize ? [formatSize(size, unit)] : []), ...(look.length > 0 ? [look.join(", ")] : [])];
}

/** Without a size the lowest price of the product, or of its material. */
function priceOf(product: Product, chosen: ChosenOptions, shop: Shop): SharingCard["price"] {
  const priceRule = PAGE_PRICING[shop.pricePolicy].productPagePricePence;
  const asConfigured = priceRule({ basePence: product.basePricePence, ...chosen.configuration });
  const pence = chosen.namesSize || chosen.namesMaterial ? asConfigured : product.fromPricePence;
  return {
    before: chosen.namesSize ? "" : "from",
    figure: chosen.namesSize ? formatPounds(pence) : formatPoundsShort(pence),
    after: "measured & fitted",
    delivery: shop.deliveryNote,
  };
}

/** The picture that shows the chosen colour; as it is where it can't be shown in another. */
function photoOf({ pictures, colors }: Product, { configuration, namesColor }: ChosenOptions): CardPhoto | null {
  const { color } = configuration;
  const inColor = namesColor
    ? pictures.find(({ tintBase, shownColor }) => tintBase !== null || shownColor === color)
    : undefined;
  const picture = inColor ?? pictures[0];
  if (!picture) return null;
  const hex = colors.find(({ name }) => name === color)?.hex;
  const tint = inColor?.tintBase && hex ? tintOf(hex, inColor.tintBase) : null;
  return { file: picture.file, widths: picture.widths, tint, focalPoint: picture.focalPoint };
}
