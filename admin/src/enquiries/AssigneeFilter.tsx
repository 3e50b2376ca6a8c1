import { FilterField } from "../ui/FilterField";
import { useAssignees } from "./use-assignees";

type AssigneeFilterProps = { source: string; alwaysOn: true };

/** Filters by who sees to it. */
export function AssigneeFilter(props: AssigneeFilterProps) {
  return <FilterField {...props} label="Seen to by" choices={useAssignees()} />;
}
