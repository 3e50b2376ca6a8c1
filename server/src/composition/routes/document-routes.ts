import type { Router } from "express";
import type { Logger } from "pino";
import { clientIp } from "../../http/rate-limits/client-ip.js";
import type { ResponseCache } from "../../http/response-cache/response-cache.js";
import type { RateLimits } from "../../kernel/requests/rate-limits.js";
import { lookUpByEmail } from "../../orders/order-access.js";
import type { OrderPdfParts } from "../../orders/order-pdf.js";
import type { ShopProfile } from "../../shop-profile/shop-profile.js";
import { heldQuotePdfRoutes } from "../../ssr/held-quote-pdf-routes.js";
import { measuringSheetRoutes } from "../../ssr/measuring-sheet-routes.js";
import { orderPdfRoutes } from "../../ssr/order-pdf-routes.js";
import type { RenderQueue } from "../../ssr/render-queue.js";
import type { Services } from "../domains/domains.js";
import { measuringSheet } from "../measuring-sheet/measuring-sheet.js";
import type { RequestParts } from "../requests/request-parts.js";

type DocumentParts = Pick<RequestParts, "visitorOf" | "limitRead"> & {
  services: Services;
  rateLimits: Pick<RateLimits, "take" | "giveBack">;
  pdfParts: OrderPdfParts;
  pdfQueue: RenderQueue;
  cache: ResponseCache;
  shop: ShopProfile;
  logger: Logger;
};

/** The PDFs that visitors ask for: orders, quotes, and sheets to measure with. */
export function documentRoutes(parts: DocumentParts): Router[] {
  const { services, rateLimits, pdfParts, pdfQueue, shop } = parts;
  const orderPdfs = orderPdfRoutes({
    ...parts,
    pdfs: services.orderPdfs,
    lookUp: (request, find) => lookUpByEmail({ rateLimits, clientIp: clientIp(request) }, find),
  });
  const measuringSheets = measuringSheetRoutes({
    ...parts,
    write: async (slug) => {
      const product = slug === undefined ? undefined : await services.catalogue.product(slug);
      if (product === null) return undefined;
      return pdfQueue.run(() => pdfParts.writePdf(measuringSheet(shop, product)));
    },
  });
  const quotePdfs = heldQuotePdfRoutes({ ...parts, pdfs: services.heldQuotePdfs });
  return [orderPdfs, quotePdfs, measuringSheets];
}
