import { Datagrid, FunctionField, List } from "react-admin";
import { RecordCell } from "../ui/RecordCell";
import type { ContentDocument } from "./content-provider";

type ContentRow = Pick<ContentDocument, "id" | "kind" | "version" | "publishedVersion">;

/** The documents with facts of the shop. */
export function ContentList() {
  return (
    <List title="Content" exporter={false} empty={false} pagination={false} actions={false}>
      <Datagrid rowClick="show" bulkActionButtons={false}>
        <RecordCell source="name" label="Document" sortable={false} />
        <FunctionField<ContentRow> label="In force" render={inForce} sortable={false} />
        <FunctionField<ContentRow> label="Draft" render={draft} sortable={false} />
      </Datagrid>
    </List>
  );
}

const inForce = ({ publishedVersion }: ContentRow) =>
  publishedVersion == null ? "as installed" : `version ${publishedVersion}`;

const draft = ({ version, publishedVersion }: ContentRow) =>
  version > (publishedVersion ?? 0) ? `version ${version}` : "none";
