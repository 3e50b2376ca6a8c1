import Checkbox from "@mui/material/Checkbox";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { Children, isValidElement, type MouseEvent } from "react";
import { DatagridClasses, DatagridHeaderCell, useListContext, type DatagridHeaderProps } from "react-admin";

type Column = { source?: string; sortBy?: string };

/** Head of a list whose rows can be chosen. react-admin's own hands on a property that MUI's checkbox no longer takes. */
export function SelectableHeader({
  children,
  hasBulkActions = false,
  isRowSelectable = () => true,
}: DatagridHeaderProps) {
  const { sort, data = [], selectedIds, onSelect, setSort } = useListContext();
  const ids = data.filter((record) => isRowSelectable(record)).map(({ id }) => id);
  const others = selectedIds.filter((id) => !ids.includes(id));
  const handleSort = ({ currentTarget: { dataset } }: MouseEvent<HTMLElement>) => {
    const { field = "", order } = dataset;
    const isOpposite = sort.field === field ? sort.order === "ASC" : order === "DESC";
    setSort({ field, order: isOpposite ? "DESC" : "ASC" });
  };
  return (
    <TableHead className={DatagridClasses.thead}>
      <TableRow className={DatagridClasses.headerRow}>
        {hasBulkActions && (
          <TableCell padding="checkbox" className={DatagridClasses.headerCell}>
            <Checkbox
              slotProps={{ input: { "aria-label": "Select all of this page" } }}
              checked={ids.length > 0 && selectedIds.length - others.length === ids.length}
              disabled={ids.length === 0}
              onChange={({ target }) => onSelect(target.checked ? [...others, ...ids] : others)}
            />
          </TableCell>
        )}
        {Children.map(children, (field) =>
          isValidElement<Column>(field) ? (
            <DatagridHeaderCell
              className={DatagridClasses.headerCell}
              sort={sort}
              field={field}
              isSorting={sort.field === (field.props.sortBy ?? field.props.source)}
              updateSort={handleSort}
            />
          ) : null,
        )}
      </TableRow>
    </TableHead>
  );
}
