import type { MeasuredServer } from "./measured-server.ts";
import { sendRequest } from "./send-request.ts";
import { withClient } from "./stored-orders.ts";

type Asked = { shop: MeasuredServer; cookie: string };

/** Prices of one list, as many as one may have. */
const LINES = 5000;

/** Seconds of the dry run of a price list of LINES lines, of its import and of taking it back. */
export async function measureImport(asked: Asked, database: string): Promise<Record<string, number>> {
  const csv = await aRaise(database);
  const [preview, dryRun] = await ask<{ previewPrices: { fingerprint: string } }>(
    asked,
    "query ($csv: Csv!) { previewPrices(csv: $csv) { fingerprint differences { slug } problems { message } } }",
    { csv },
  );
  const { fingerprint } = preview.previewPrices;
  const [imported, importing] = await ask<{ importPrices: { priceList: { id: string; lineCount: number } } }>(
    asked,
    "mutation ($input: ImportPricesInput!) { importPrices(input: $input) { priceList { id lineCount } errors { message } } }",
    { input: { csv, fingerprint, name: "Spring prices" } },
  );
  const { id, lineCount } = imported.importPrices.priceList;
  if (lineCount !== LINES) throw new Error(`${lineCount} prices were imported.`);
  const [, takingBack] = await ask(
    asked,
    "mutation ($input: RevertPricesInput!) { revertPrices(input: $input) { priceList { id } errors { message } } }",
    { input: { id } },
  );
  return { "dry run": dryRun, import: importing, "taking back": takingBack };
}

/** A list that raises the prices of LINES products by a pound. */
async function aRaise(database: string): Promise<string> {
  let lines: string[] = [];
  await withClient(database, async (client) => {
    const { rows } = await client.query<{ slug: string; pounds: number }>(
      "SELECT slug, base_price_pence / 100 + 1 AS pounds FROM product WHERE base_price_pence < 40000 ORDER BY slug LIMIT $1",
      [LINES],
    );
    lines = rows.map(({ slug, pounds }) => `${slug},${pounds}`);
  });
  return ["Slug,Price (GBP)", ...lines].join("\r\n");
}

/** What an operation answers, and after how many seconds. */
async function ask<Data>({ shop, cookie }: Asked, query: string, variables: object): Promise<[Data, number]> {
  const { body, milliseconds } = await sendRequest(shop.url, {
    method: "POST",
    path: "/admin/graphql",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = JSON.parse(body) as { data: Data; errors?: unknown };
  if (errors !== undefined || body.includes('"errors":[{')) throw new Error(body.slice(0, 2000));
  return [data, milliseconds / 1000];
}
