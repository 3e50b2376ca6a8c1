import { Datagrid, FunctionField, List, NumberField, TextField } from "react-admin";
import { Link } from "react-router-dom";
import { formatPounds } from "@rules/money";
import { shortDay } from "../ui/moment";
import type { ListedProduct } from "./product";
import { SALE_NAMES } from "./sale-words";
import { useProductFilters } from "./use-product-filters";

/** All products; a press opens one. */
export function ProductList() {
  const filters = useProductFilters();
  return (
    <List title="Products" filters={filters} actions={false} exporter={false} empty={false} perPage={25}>
      <Datagrid rowClick="edit" bulkActionButtons={false}>
        <FunctionField<ListedProduct>
          label="Name"
          sortable={false}
          render={({ id, name }) => (
            <Link to={`/products/${encodeURIComponent(id)}`} onClick={(event) => event.stopPropagation()}>
              {name}
            </Link>
          )}
        />
        <TextField source="categoryName" label="Category" sortable={false} />
        <FunctionField<ListedProduct>
          label="Price"
          textAlign="right"
          sortable={false}
          render={({ basePricePence }) => formatPounds(basePricePence)}
        />
        <FunctionField<ListedProduct>
          label="Was"
          textAlign="right"
          sortable={false}
          render={({ wasPricePence }) => (wasPricePence == null ? "–" : formatPounds(wasPricePence))}
        />
        <NumberField source="leadTimeDays" label="Days" sortable={false} />
        <FunctionField<ListedProduct>
          label="Badges"
          sortable={false}
          render={({ isNew, isBestSeller }) =>
            [isBestSeller && "Bestseller", isNew && "New"].filter((badge) => badge !== false).join(", ") || "–"
          }
        />
        <FunctionField<ListedProduct>
          label="On sale"
          sortable={false}
          render={({ saleState, onSaleFrom }) =>
            onSaleFrom == null ? SALE_NAMES[saleState] : `From ${shortDay(onSaleFrom)}`
          }
        />
        <FunctionField<ListedProduct>
          label="Changed"
          sortable={false}
          render={({ changedAt }) => shortDay(changedAt)}
        />
      </Datagrid>
    </List>
  );
}
