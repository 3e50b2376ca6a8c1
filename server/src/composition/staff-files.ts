import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Router, type Request, type Response } from "express";
import type { Logger } from "pino";
import { picturePath } from "../catalogue/products/picture-path.js";
import { readPictureBody } from "../http/body/picture-body.js";
import { globalId, keyOf } from "../kernel/graphql/global-id.js";
import { checkPermission } from "../staff/access/may.js";
import type { Permission } from "../staff/access/permissions.js";
import { sessionOf, type StaffSession } from "../staff/access/staff-context.js";
import type { PictureUploadService } from "../staff/catalogue/picture-upload.service.js";
import type { PriceExportService } from "../staff/catalogue/prices/price-export.service.js";
import type { OrderDrawingsService } from "../staff/orders/order-drawings.service.js";
import type { OrderExportService } from "../staff/orders/order-export.service.js";
import type { OrderSheetsService } from "../staff/orders/order-sheets.service.js";
import type { StaffProblemService } from "../staff/problems/staff-problem.service.js";
import type { UniqueCodeService } from "../staff/promotions/unique-code.service.js";

/** What writes and takes the files. */
export type StaffFileServices = {
  orderExports: OrderExportService;
  orderSheets: OrderSheetsService;
  orderDrawings: OrderDrawingsService;
  priceExports: PriceExportService;
  staffProblems: StaffProblemService;
  uniqueCodes: UniqueCodeService;
  pictureUploads: PictureUploadService;
};

type StaffFileParts = {
  services: StaffFileServices;
  /** The sign-in of a request. @throws {ShopError} where the request is refused before it is read */
  sessionFor(request: Request, response: Response): Promise<StaffSession | undefined>;
  /** Counts a change. @throws {RateLimited} */
  limitWrite(request: Request): Promise<void>;
  logger: Logger;
};

/** An order's number, as staff write it. */
const NUMBER = /^MBC\d{6,12}$/i;

/** A line's place in its order. */
const ITEM = /^[1-9]\d{0,3}$/;

/**
 * Files for staff, for links of the back office, and what they upload:
 * GET /orders.csv: the orders of a list as CSV; the query names filter and sort as `orders` of the staff API does.
 * GET /orders/{number}/sheets.pdf: the workshop's sheets of an order.
 * GET /promotions/{id}/codes.csv: the unique codes of a promotion as CSV.
 * GET /orders/{number}/remakes/{item}/sheets.pdf: the same of a line that is made again, by its place in the order.
 * GET /orders/{number}/lines/{item}/drawing.jpg: the drawing of a line, in the configuration that the query has.
 * GET /problem-photos/{key}: a photo of a problem that a shopper has reported, as a JPEG.
 * GET /prices.csv: the present prices, the template of a price list.
 * POST /products/{id}/pictures: the bytes of a picture, which `updateProduct` of the staff API can show with the product from then on.
 */
export function staffFileRoutes({ services, sessionFor, limitWrite, logger }: StaffFileParts): Router {
  const allowed = async (request: Request, response: Response, permission: Permission): Promise<StaffSession> => {
    response.set("Cache-Control", "no-store");
    const staff = { session: await sessionFor(request, response) };
    checkPermission({ staff }, permission);
    return sessionOf({ staff });
  };
  const stream = async (request: Request, response: Response, csv: Readable): Promise<void> => {
    try {
      await pipeline(csv, response);
    } catch (error) {
      // The file has begun, so that its end is all that can tell: it is cut off.
      if (!response.destroyed) response.destroy();
      logger.warn({ err: error, requestId: request.id, path: request.path }, "export cut off");
    }
  };
  const routes = Router();
  routes.get("/orders.csv", async (request, response) => {
    const csv = await services.orderExports.csv(await allowed(request, response, "orders:read"), request.query);
    await stream(request, asCsv(response, "orders"), csv);
  });
  routes.get("/promotions/:id/codes.csv", async (request, response) => {
    const session = await allowed(request, response, "promotions:read");
    const csv = await services.uniqueCodes.csv(session, keyOf("Promotion", request.params.id));
    await stream(request, asCsv(response, "codes"), csv);
  });
  routes.get("/orders/:number/sheets.pdf", async (request, response, next) => {
    await allowed(request, response, "orders:read");
    const number = request.params.number.toUpperCase();
    if (!NUMBER.test(number)) return next();
    const pdf = await services.orderSheets.pdf(number);
    response.type("pdf").set("Content-Disposition", `attachment; filename="sheets-${number}.pdf"`).send(pdf);
  });
  routes.get("/orders/:number/remakes/:item/sheets.pdf", async (request, response, next) => {
    await allowed(request, response, "orders:read");
    const { number, item } = request.params;
    if (!NUMBER.test(number) || !ITEM.test(item)) return next();
    const name = `sheets-${number.toUpperCase()}-remake-${item}.pdf`;
    const pdf = await services.orderSheets.remakePdf(number.toUpperCase(), Number(item));
    response.type("pdf").set("Content-Disposition", `attachment; filename="${name}"`).send(pdf);
  });
  routes.get("/orders/:number/lines/:item/drawing.jpg", async (request, response, next) => {
    await allowed(request, response, "orders:read");
    const { number, item } = request.params;
    if (!NUMBER.test(number) || !ITEM.test(item)) return next();
    const jpeg = await services.orderDrawings.jpeg(number.toUpperCase(), Number(item), request.query["shown"]);
    response.type("jpg").send(jpeg);
  });
  routes.get("/problem-photos/:key", async (request, response) => {
    await allowed(request, response, "orders:read");
    const photo = await services.staffProblems.photo(request.params.key);
    response.set("Cache-Control", "private, no-store").type("jpeg").send(photo);
  });
  routes.get("/prices.csv", async (request, response) => {
    await allowed(request, response, "prices:read");
    const csv = await services.priceExports.csv();
    asCsv(response, "prices").send(csv);
  });
  routes.post("/products/:id/pictures", async (request, response) => {
    const actor = await allowed(request, response, "products:change");
    await limitWrite(request);
    const bytes = await readPictureBody(request, response);
    const picture = await services.pictureUploads.upload(actor, keyOf("Product", request.params.id), bytes);
    response.status(201).json({ ...picture, id: globalId("Picture", picture.id), path: picturePath(picture) });
  });
  return routes;
}

/** A file of today. */
const asCsv = (response: Response, name: string): Response =>
  response
    .type("text/csv")
    .set("Content-Disposition", `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"`);
