import type { Router } from "express";
import type { Logger } from "pino";
import { clientIp } from "../../http/rate-limits/client-ip.js";
import type { ResponseCache } from "../../http/response-cache/response-cache.js";
import type { RateLimits } from "../../kernel/requests/rate-limits.js";
import { lookUpByEmail } from "../../orders/order-access.js";
import type { OrderPdfParts } from "../../orders/order-pdf.js";
import type { ShopProfile } from "../../shop-profile/shop-profile.js";
import { heldQuotePdfRoutes } from "../../ssr/held-quote-pdf-routes.js";
import { measuredRoomsRoutes } from "../../ssr/measured-rooms-routes.js";
import { measuringSheetRoutes } from "../../ssr/measuring-sheet-routes.js";
import { orderPdfRoutes } from "../../ssr/order-pdf-routes.js";
import type { RenderQueue } from "../../ssr/render-queue.js";
import type { Services } from "../domains/domains.js";
import { measuredRooms } from "../measuring-sheet/measured-rooms.js";
import { measuringSheet } from "../measuring-sheet/measuring-sheet.js";
import type { RequestParts } from "../requests/request-parts.js";

type DocumentParts = Pick<RequestParts, "visitorOf" | "limitRead" | "urlFor"> & {
  services: Services;
  rateLimits: Pick<RateLimits, "take" | "giveBack">;
  pdfParts: OrderPdfParts;
  pdfQueue: RenderQueue;
  cache: ResponseCache;
  shop: ShopProfile;
  logger: Logger;
};

/** The PDFs that visitors ask for: orders, quotes, sheets to measure with, and their own windows. */
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
  const ownWindows = measuredRoomsRoutes({
    ...parts,
    writeWindows: async (visitorId, request) => {
      const project = await services.projects.read(visitorId);
      if (project.windows.length === 0) return undefined;
      const linkTo = (key: string) => new URL(`/windows?window=${key}`, parts.urlFor(request)).href;
      return pdfQueue.run(() => pdfParts.writePdf(measuredRooms(shop, project, linkTo)));
    },
  });
  return [orderPdfs, quotePdfs, measuringSheets, ownWindows];
}
