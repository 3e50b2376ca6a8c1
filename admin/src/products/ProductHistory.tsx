import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import { useRecordContext } from "react-admin";
import { Changes } from "../audit/Changes";
import { changesIn } from "../audit/changes-in";
import { formatMoment } from "../ui/moment";
import type { Product } from "./product";

/** What staff have changed of a product, the latest first. */
export function ProductHistory() {
  const product = useRecordContext<Product>();
  if (!product || product.audit.length === 0) return "Nothing yet.";
  return (
    <List dense disablePadding aria-label="Changes by staff">
      {product.audit.map((entry) => (
        <ListItem key={entry.id} disableGutters>
          <ListItemText
            primary={<Changes changes={changesIn(entry)} />}
            secondary={`${formatMoment(entry.at)}, ${entry.by ?? "at the server"}`}
            slotProps={{ primary: { component: "div" } }}
          />
        </ListItem>
      ))}
    </List>
  );
}
