import { Datagrid, DateField, FunctionField, List, TextField } from "react-admin";
import { SHOP_TIME_ZONE } from "@rules/london-time";
import type { AuditEntry } from "./audit-provider";
import { AuditSubject } from "./AuditSubject";
import { Changes } from "./Changes";
import { changesIn } from "./changes-in";

const IN_LONDON = { timeZone: SHOP_TIME_ZONE };

/** Who changed what. */
export function AuditList() {
  return (
    <List title="Audit" exporter={false} actions={false} perPage={25}>
      <Datagrid rowClick={false} bulkActionButtons={false}>
        <DateField source="at" label="When" showTime locales="en-GB" options={IN_LONDON} sortable={false} />
        <TextField source="by" label="Who" emptyText="At the server" sortable={false} />
        <TextField source="what" label="What" sortable={false} />
        <FunctionField<AuditEntry> label="About" render={(entry) => <AuditSubject entry={entry} />} sortable={false} />
        <FunctionField<AuditEntry>
          label="Change"
          render={(entry) => <Changes changes={changesIn(entry)} />}
          sortable={false}
        />
      </Datagrid>
    </List>
  );
}
