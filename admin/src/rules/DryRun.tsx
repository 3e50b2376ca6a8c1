import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { BeforeAfterTable } from "../versions/BeforeAfterTable";
import type { Preview } from "./rules-operations";

/** What a draft would change: products with an example each, and lines of open carts. */
export function DryRun({ preview }: { preview: Preview }) {
  const { problems, productCount, products, cartCount, lineCount, lines } = preview;
  return (
    <>
      {problems.map((problem) => (
        <Alert key={problem} severity="error">
          {problem}
        </Alert>
      ))}
      <Typography>
        {productCount === 0
          ? "No product is made otherwise."
          : `${counted(productCount, "product")} would be made otherwise.${shownOf(products.length, "example")}`}
      </Typography>
      {products.length > 0 && (
        <BeforeAfterTable
          label="Products that change"
          headings={["Product", "Made now", "Would be made"]}
          rows={products.map(({ name, configured, before, after }) => ({
            ...{ what: `${name}\n${configured}`, before, after },
          }))}
        />
      )}
      <Typography>
        {lineCount === 0
          ? "No line of an open cart is made otherwise."
          : `${counted(lineCount, "line")} in ${counted(cartCount, "open cart")} would be made otherwise.${shownOf(lines.length, "configuration")}`}
      </Typography>
      {lines.length > 0 && (
        <BeforeAfterTable
          label="Lines of open carts that change"
          headings={["Lines", "Made now", "Would be made"]}
          rows={lines.map(({ name, configured, lineCount: count, before, after }) => ({
            ...{ what: `${counted(count, "line")}: ${name}\n${configured}`, before, after },
          }))}
        />
      )}
    </>
  );
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

const shownOf = (count: number, one: string) => ` Below: ${counted(count, one)}.`;
