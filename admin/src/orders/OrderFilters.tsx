import { FilterField } from "../ui/FilterField";
import { statusChoices } from "./status-names";

const LATE = [
  { id: "true", name: "Late" },
  { id: "false", name: "Not late" },
];

/** By what a list of orders is filtered; all of it is always shown. */
export const orderFilters = [
  <FilterField key="search" source="search" label="Number, name, postcode, email" alwaysOn width={264} />,
  <FilterField
    key="status"
    source="status"
    label="Status"
    alwaysOn
    choices={statusChoices}
    multiple
    format={(chosen: unknown) => (Array.isArray(chosen) ? chosen : [])}
    width={160}
  />,
  <FilterField
    key="late"
    source="late"
    label="Promised day"
    alwaysOn
    choices={LATE}
    format={(late: boolean | null | undefined) => String(late ?? "")}
    parse={(chosen: string) => (chosen === "" ? null : chosen === "true")}
    width={120}
  />,
  <FilterField key="from" source="from" label="Placed from" type="date" alwaysOn width={145} />,
  <FilterField key="to" source="to" label="Placed until" type="date" alwaysOn width={145} />,
];
