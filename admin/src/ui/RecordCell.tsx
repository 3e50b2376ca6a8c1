import { useRecordContext, useResourceContext } from "react-admin";
import { ShowLink } from "./ShowLink";

type RecordCellProps = {
  /** The field whose text leads there. */
  source: string;
  label: string;
  sortable: false;
};

/** A cell that leads to the page of its row, by the keyboard too. */
export function RecordCell({ source }: RecordCellProps) {
  const record = useRecordContext();
  return (
    <ShowLink resource={useResourceContext() ?? ""} id={record?.id ?? ""}>
      {String(record?.[source])}
    </ShowLink>
  );
}
