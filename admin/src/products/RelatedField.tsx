import Delete from "@mui/icons-material/Delete";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useInput, useRecordContext } from "react-admin";
import { MOST_RELATED_PRODUCTS } from "@rules/related-products";
import { MoveButtons } from "../ui/MoveButtons";
import { moved } from "../ui/moved";
import { FindProduct } from "./FindProduct";
import type { ChosenProduct, Product } from "./product";

const NONE: readonly ChosenProduct[] = [];

/** What a product's page suggests first, chosen by hand. It changes with the rest of the product, when it is saved. */
export function RelatedField() {
  const product = useRecordContext<Product>();
  const { field, fieldState } = useInput({ source: "chosenRelated", defaultValue: NONE });
  const chosen = field.value as readonly ChosenProduct[];
  const change = (next: readonly ChosenProduct[]) => field.onChange(next);
  if (!product) return null;
  return (
    <Box sx={{ gridColumn: "1 / -1" }}>
      <Typography variant="body2">
        {chosen.length === 0
          ? "None is chosen: the shop suggests the next ones of its category."
          : "Its page suggests the first four of these that are on sale, then the next ones of its category."}
      </Typography>
      <List component="ol" dense aria-label="Chosen to be suggested">
        {chosen.map(({ id, name, saleState }, index) => (
          <ListItem key={id} disableGutters divider>
            <ListItemText primary={name} secondary={saleState === "ON_SALE" ? undefined : "not on sale: not shown"} />
            <Stack direction="row">
              <MoveButtons
                name={name}
                place={index + 1}
                count={chosen.length}
                isMoving={false}
                onMove={(to) => change(moved(chosen, index, to - 1))}
              />
              <IconButton
                aria-label={`Remove ${name}`}
                onClick={() => change(chosen.filter((other) => other.id !== id))}
              >
                <Delete />
              </IconButton>
            </Stack>
          </ListItem>
        ))}
      </List>
      {fieldState.error?.message !== undefined && <Alert severity="error">{fieldState.error.message}</Alert>}
      {chosen.length < MOST_RELATED_PRODUCTS ? (
        <FindProduct
          label="Add a product to suggest"
          without={[product.id, ...chosen.map(({ id }) => id)]}
          onFound={(found) => change([...chosen, found])}
        />
      ) : (
        <Typography>As many are chosen as can be.</Typography>
      )}
    </Box>
  );
}
