import Link from "@mui/material/Link";
import { useCreatePath, useRecordContext, useResourceContext } from "react-admin";
import { Link as RouterLink } from "react-router-dom";

type RecordCellProps = {
  /** The field whose text leads there. */
  source: string;
  label: string;
  sortable: false;
};

/** A cell that leads to the page of its row, by the keyboard too. */
export function RecordCell({ source }: RecordCellProps) {
  const resource = useResourceContext() ?? "";
  const record = useRecordContext();
  const path = useCreatePath()({ resource, type: "show", id: record?.id ?? "" });
  return (
    <Link component={RouterLink} to={path} onClick={(event) => event.stopPropagation()}>
      {String(record?.[source])}
    </Link>
  );
}
