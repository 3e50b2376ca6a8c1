import Box from "@mui/material/Box";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import { useRecordContext } from "react-admin";
import { Link } from "react-router-dom";
import { formatDay } from "@rules/delivery-date";
import { formatPounds } from "@rules/money";
import type { Product } from "./product";

/** What the shop makes of a product, as it was saved last. */
export function ProductFacts() {
  const product = useRecordContext<Product>();
  if (!product) return null;
  const { categoryName, position, fromPricePence, wasPricePence, wasPriceProvenUntil, seo, related } = product;
  const facts: [string, string][] = [
    ["Category", `${categoryName}, place ${position + 1} in the shop`],
    ["Shown as", `from ${formatPounds(fromPricePence)} without tax`],
    ...(wasPricePence == null ? [] : ([["Was-price", provenSentence(wasPriceProvenUntil)]] as [string, string][])),
    ...(seo
      ? ([
          ["Title for search engines", seo.title],
          ["Description for them", seo.description],
        ] as [string, string][])
      : []),
    ...product.specifications.map(({ name, value }): [string, string] => [name, value]),
  ];
  return (
    <>
      <List dense disablePadding>
        {facts.map(([name, value]) => (
          <ListItem key={name} disableGutters>
            <ListItemText primary={value} secondary={name} />
          </ListItem>
        ))}
      </List>
      <Box>
        Its page suggests:
        <ul>
          {related.map(({ id, name }) => (
            <li key={id}>
              <Link to={`/products/${encodeURIComponent(id)}`}>{name}</Link>
            </li>
          ))}
        </ul>
      </Box>
    </>
  );
}

const provenSentence = (until: string | null | undefined) =>
  until == null ? "The price history does not prove it" : `Proven by the price history until ${formatDay(until)}`;
