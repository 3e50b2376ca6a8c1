import { build, buildServer } from "../../scripts/build.ts";
import { openShop } from "../../scripts/shop-server.ts";
import { describeVisit, isWithinBudgets, medianVisit, type Visit } from "./visit-budgets.ts";

/** Of the products one of those that most visitors open, and the one with the largest scripts. */
const ROUTES = ["/", "/category/blinds", "/products/wooden-blinds", "/products/tracked-shutters"];
const ROUNDS = 3;

// npm run lighthouse [-- route …]: a phone's first visit, the median of three, beside the budgets. SHOP_URL names an open shop.
const given = process.argv.slice(2);
const routes = given.length > 0 ? given : ROUTES;
const shopUrl = process.env["SHOP_URL"];
if (!(await (shopUrl === undefined ? build() : buildServer()))) process.exit(1);
// Imported after the build, which compiles the package that finds a free port.
const { visit } = await import("./visit.ts");
const shop = shopUrl === undefined ? await openShop() : { url: shopUrl, close: async () => {} };
try {
  for (const route of routes) {
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round++) visits.push(await visit(new URL(route, shop.url).href));
    const median = medianVisit(visits);
    for (const line of describeVisit(route, median)) console.log(line);
    if (!isWithinBudgets(route, median)) process.exitCode = 1;
  }
} finally {
  await shop.close();
}
