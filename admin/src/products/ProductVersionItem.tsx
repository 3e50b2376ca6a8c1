import Button from "@mui/material/Button";
import ListItem from "@mui/material/ListItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { formatMoment } from "../ui/moment";
import { DifferenceTable } from "./DifferenceTable";
import type { Product } from "./product";
import { changedFields } from "./product-changes";
import { productOf, type ProductVersion } from "./version-changes";

type ProductVersionItemProps = {
  product: Product;
  version: ProductVersion;
  /** Whether another version is being taken back. */
  isActing: boolean;
  onRevert: () => void;
};

/** A version of a product: who made it and when, and what is different now. */
export function ProductVersionItem({ product, version, isActing, onRevert }: ProductVersionItemProps) {
  const [isOpen, setIsOpen] = useState(false);
  const name = `Version ${version.version}`;
  const other = productOf(product, version);
  const count = changedFields(product, other).length;
  return (
    <ListItem disableGutters divider aria-label={name}>
      <Stack spacing={1} sx={{ width: "100%" }}>
        <Typography component="h3" variant="subtitle2">
          {name}
        </Typography>
        <Typography variant="body2">{sentenceOf(version, count === 0)}</Typography>
        {count > 0 && (
          <Stack direction="row" spacing={1}>
            <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {count === 1 ? "1 difference" : `${count} differences`}
            </Button>
            <Button size="small" disabled={isActing} onClick={onRevert}>
              Take back to this version
            </Button>
          </Stack>
        )}
        {isOpen && <DifferenceTable label={`${name}, compared`} product={product} other={other} otherName={name} />}
      </Stack>
    </ListItem>
  );
}

/** Who made it and when; of what was replaced only when. */
function sentenceOf({ savedAt, savedBy, takenFrom }: ProductVersion, isAsNow: boolean): string {
  const at = formatMoment(savedAt);
  const saved = takenFrom == null ? "Saved" : `Taken back to version ${takenFrom}`;
  const made = savedBy == null ? `As it was before the change of ${at}.` : `${saved} ${at} by ${savedBy}.`;
  return isAsNow ? `${made} It is so now.` : made;
}
