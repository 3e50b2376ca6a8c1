import type { Request, Response, Router } from "express";
import type { Logger } from "pino";
import type { CatalogueService, ProductPage } from "../../catalogue/products/catalogue.service.js";
import type { Executor } from "../../graphql/execution/planned-execution.js";
import { keyOf } from "../../kernel/graphql/global-id.js";
import { CrossSiteRequest } from "../../kernel/requests/rate-limits.js";
import type { ShopProfile } from "../../shop-profile/shop-profile.js";
import { createExecutor } from "../../ssr/execute-operation.js";
import { previewRoutes } from "../../ssr/preview-routes.js";
import { ONE_AT_A_TIME, RenderQueue } from "../../ssr/render-queue.js";
import type { Storefront } from "../../ssr/storefront.js";
import { checkPermission } from "../../staff/access/may.js";
import type { StaffSession } from "../../staff/access/staff-context.js";
import { NotPermitted, StaffSignInNeeded } from "../../staff/access/staff.errors.js";
import { withPicturesForStaff } from "../../staff/catalogue/staff-picture-path.js";
import type { Services } from "../domains/domains.js";
import type { RequestParts } from "../requests/request-parts.js";

type ProductPreviewParts = {
  storefront: Storefront;
  services: Services;
  requests: RequestParts;
  execute: Executor;
  /** The sign-in of a request. @throws {ShopError} where the request is refused before it is read */
  sessionFor(request: Request, response: Response): Promise<StaffSession | undefined>;
  shop: ShopProfile;
  logger: Logger;
};

/** GET /admin/product-previews/{id}: the page of a product with its draft, on sale or not. For staff; others get what an unknown page gets. */
export function productPreviewRoutes(parts: ProductPreviewParts): Router {
  const { storefront, services, requests, sessionFor, shop, logger } = parts;
  const executorOf = (page: ProductPage) =>
    createExecutor(parts.execute, (requestId) => {
      const context = requests.pageContext(requestId);
      // All pictures come from the shop itself, because some are not published.
      return {
        ...context,
        assetsUrl: undefined,
        services: { ...context.services, catalogue: withPage(services.catalogue, page) },
      };
    });
  return previewRoutes({
    path: "/admin/product-previews/:id",
    find: async (request, response) => {
      if (!(await mayRead(request, response, sessionFor))) return null;
      const found = await services.productPreviews.find(keyOf("Product", String(request.params["id"])));
      if (!found) return null;
      const { page, ...notice } = found;
      const query = /\?.*/.exec(request.originalUrl)?.[0] ?? "";
      const url = `/products/${page.product.slug}${query}`;
      return { url, notice, execute: executorOf(page), finish: withPicturesForStaff };
    },
    storefront,
    queue: new RenderQueue(logger, ONE_AT_A_TIME, "previews"),
    limitRead: requests.limitRead,
    shop,
    logger,
  });
}

async function mayRead(request: Request, response: Response, sessionFor: ProductPreviewParts["sessionFor"]) {
  try {
    checkPermission({ staff: { session: await sessionFor(request, response) } }, "products:read");
    return true;
  } catch (error) {
    const isOfOthers = [StaffSignInNeeded, NotPermitted, CrossSiteRequest].some((kind) => error instanceof kind);
    if (!isOfOthers) throw error;
    return false;
  }
}

/** The catalogue with this page of a product in place of its own. */
const withPage = (catalogue: CatalogueService, page: ProductPage): CatalogueService =>
  Object.create(catalogue, {
    product: { value: async (slug: string) => (slug === page.product.slug ? page.product : catalogue.product(slug)) },
    productPage: { value: async (slug: string) => (slug === page.product.slug ? page : catalogue.productPage(slug)) },
  }) as CatalogueService;
