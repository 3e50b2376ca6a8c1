import { expect, it } from "vitest";
import { routeNames } from "./route-names.js";

const routeOf = routeNames(["/api/products/{slug}", "/api/products", "/api/cart/{lineId}/options/{name}"]);

it.each([
  ["/graphql", "/graphql"],
  ["/api/products", "/api/products"],
  ["/api/products/roller-blinds", "/api/products/{slug}"],
  ["/api/cart/7/options/tilt", "/api/cart/{lineId}/options/{name}"],
  ["/api/jo@larch.example", "/api/*"],
  ["/admin/orders", "/admin/*"],
  ["/assets/index-abc.js", "/assets/*"],
  ["/orders/MBC-1234.pdf", "/*.pdf"],
  ["/wp-login.php", "other"],
  ["", "other"],
])("the path %s has the route %s", (path, route) => {
  expect(routeOf(path)).toBe(route);
});
