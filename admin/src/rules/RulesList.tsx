import { Datagrid, FunctionField, List } from "react-admin";
import { RecordCell } from "../ui/RecordCell";
import type { RulesDocument } from "./rules-provider";

type RulesRow = Pick<RulesDocument, "id" | "kind" | "version" | "publishedVersion">;

/** The kinds of rules by which goods are made. */
export function RulesList() {
  return (
    <List title="Rules" exporter={false} empty={false} pagination={false} actions={false}>
      <Datagrid rowClick="show" bulkActionButtons={false}>
        <RecordCell source="name" label="Rules" sortable={false} />
        <FunctionField<RulesRow> label="In force" render={inForce} sortable={false} />
        <FunctionField<RulesRow> label="Draft" render={draft} sortable={false} />
      </Datagrid>
    </List>
  );
}

const inForce = ({ publishedVersion }: RulesRow) =>
  publishedVersion == null ? "as installed" : `version ${publishedVersion}`;

const draft = ({ version, publishedVersion }: RulesRow) =>
  version > (publishedVersion ?? 0) ? `version ${version}` : "none";
