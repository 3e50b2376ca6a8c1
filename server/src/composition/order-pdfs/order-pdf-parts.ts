import type { Logger } from "pino";
import type { OrderPdfParts } from "../../orders/order-pdf.js";
import type { OrderLineType } from "../../orders/order.types.js";
import { COLORS } from "../../rules/product-attributes.js";
import type { ShopProfile } from "../../shop-profile/shop-profile.js";
import { productDrawing } from "../../ssr/product-drawings.js";
import type { Storefront } from "../../ssr/storefront.js";

type Parts = { shopProfile: ShopProfile; storefront: Storefront | undefined; logger: Logger };

/** What draws and writes PDFs of orders. Without pages there are no drawings, and the main thread writes. */
export const orderPdfParts = ({ shopProfile, storefront, logger }: Parts): OrderPdfParts => ({
  shop: shopProfile,
  drawLine: storefront && ((line, width) => productDrawing(storefront, drawnOf(line), width)),
  // Loaded for the first PDF: the library takes memory that most processes never need.
  writePdf: storefront?.renderPdf ?? (async (document) => (await import("../../pdf/pdf-file.js")).pdfFile(document)),
  logger,
});

const HEXES: Readonly<Record<string, { hex: string }>> = COLORS;

/** A colour that the shop no longer has is drawn as on the order's page. */
const drawnOf = ({ family, variant, material, color, width, height, choices }: OrderLineType) => ({
  family,
  variant,
  material,
  colorHex: (HEXES[color] ?? COLORS.White).hex,
  size: { width, height },
  chosen: Object.fromEntries(choices.map(({ name, value }) => [name, value])),
});
