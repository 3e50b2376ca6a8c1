import Chip from "@mui/material/Chip";
import Rating from "@mui/material/Rating";
import { Datagrid, DateField, FunctionField, List } from "react-admin";
import { FilterField } from "../ui/FilterField";
import { RecordCell } from "../ui/RecordCell";
import { starChoices, stateChoices, stateNames } from "./review-names";
import type { Review } from "./reviews-provider";

const FILTERS = [
  <FilterField key="search" source="search" label="Words" alwaysOn />,
  <FilterField key="state" source="state" label="State" choices={stateChoices} alwaysOn />,
  <FilterField key="rating" source="rating" label="Stars" choices={starChoices} alwaysOn />,
];

const WAITING = { state: "WAITING" };

/** What customers say; at first what waits. */
export function ReviewList() {
  return (
    <List
      title="Reviews"
      filters={FILTERS}
      filterDefaultValues={WAITING}
      actions={false}
      exporter={false}
      empty={false}
      perPage={25}
    >
      <Datagrid rowClick="show" bulkActionButtons={false}>
        <RecordCell source="productName" label="Product" sortable={false} />
        <FunctionField<Review>
          label="Stars"
          render={({ rating }) => <Rating value={rating} readOnly size="small" />}
          sortable={false}
        />
        <FunctionField<Review>
          label="By"
          render={({ userName, userLocation }) => `${userName}, ${userLocation}`}
          sortable={false}
        />
        <DateField source="reviewDate" label="Written" locales="en-GB" sortable={false} />
        <FunctionField<Review>
          label="Bought here"
          render={({ isBoughtHere }) =>
            isBoughtHere ? <Chip label="bought here" color="success" size="small" variant="outlined" /> : "–"
          }
          sortable={false}
        />
        <FunctionField<Review> label="State" render={({ state }) => stateNames[state]} sortable={false} />
      </Datagrid>
    </List>
  );
}
