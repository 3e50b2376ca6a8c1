import { CreateButton, Datagrid, FunctionField, List, NumberField, TopToolbar } from "react-admin";
import { formatPounds } from "@rules/money";
import { FilterField } from "../ui/FilterField";
import { RecordCell } from "../ui/RecordCell";
import { codeInWords } from "./code-in-words";
import { periodInWords } from "./period-in-words";
import { stateChoices, stateNames } from "./promotion-names";
import type { Promotion } from "./promotions-provider";

const FILTERS = [
  <FilterField key="search" source="search" label="Words" alwaysOn />,
  <FilterField key="state" source="state" label="State" choices={stateChoices} alwaysOn />,
];

/** All promotions with what each has brought. */
export function PromotionList() {
  return (
    <List
      title="Promotions"
      filters={FILTERS}
      actions={
        <TopToolbar>
          <CreateButton label="New promotion" />
        </TopToolbar>
      }
      exporter={false}
      empty={false}
      perPage={25}
    >
      <Datagrid rowClick="show" bulkActionButtons={false}>
        <RecordCell source="name" label="Name" sortable={false} />
        <FunctionField<Promotion> label="State" render={({ state }) => stateNames[state]} sortable={false} />
        <FunctionField<Promotion> label="Code" render={codeInWords} sortable={false} />
        <FunctionField<Promotion> label="Off" render={({ percent }) => `${percent}%`} sortable={false} />
        <FunctionField<Promotion> label="When" render={periodInWords} sortable={false} />
        <NumberField source="orderCount" label="Orders" locales="en-GB" sortable={false} />
        <FunctionField<Promotion>
          label="Taken off"
          textAlign="right"
          render={({ discountPence }) => formatPounds(discountPence)}
          sortable={false}
        />
        <FunctionField<Promotion>
          label="Came to"
          textAlign="right"
          render={({ orderedPence }) => formatPounds(orderedPence)}
          sortable={false}
        />
      </Datagrid>
    </List>
  );
}
