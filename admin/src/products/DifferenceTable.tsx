import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { PictureStrip } from "./PictureStrip";
import type { Product } from "./product";
import { changedFields, FIELD_LABELS, wordsOf, type EditedField } from "./product-changes";

type DifferenceTableProps = {
  label: string;
  product: Product;
  other: Product;
  /** What the other one is: "In the draft". */
  otherName: string;
};

/** What differs between a product as it is published and another state of it. */
export function DifferenceTable({ label, product, other, otherName }: DifferenceTableProps) {
  return (
    <Table size="small" aria-label={label} sx={{ tableLayout: "fixed" }}>
      <TableHead>
        <TableRow>
          <TableCell>What</TableCell>
          <TableCell>As it is published</TableCell>
          <TableCell>{otherName}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changedFields(product, other).map((field) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row" sx={TOP}>
              {FIELD_LABELS[field]}
            </TableCell>
            <TableCell sx={TOP}>{shownOf(product, field)}</TableCell>
            <TableCell sx={TOP}>{shownOf(other, field)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const TOP = { verticalAlign: "top", overflowWrap: "anywhere" } as const;

/** Pictures are seen, since their words do not tell them apart. */
const shownOf = (product: Product, field: EditedField) =>
  field === "pictures" ? <PictureStrip pictures={product.pictures} /> : wordsOf(product, field);
