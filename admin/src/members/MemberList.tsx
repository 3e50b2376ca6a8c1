import { CreateButton, Datagrid, DateField, FunctionField, List, TextField, TopToolbar } from "react-admin";
import type { Member } from "./members-provider";
import { roleNames } from "./role-names";

/** Everybody who is or was staff. */
export function MemberList() {
  return (
    <List
      title="Staff"
      actions={
        <TopToolbar>
          <CreateButton label="Invite" />
        </TopToolbar>
      }
      pagination={false}
      sort={{ field: "id", order: "ASC" }}
    >
      <Datagrid rowClick="edit" bulkActionButtons={false}>
        <TextField source="name" />
        <TextField source="email" />
        <FunctionField<Member> label="Role" sortBy="role" render={({ role }) => roleNames[role]} />
        <DateField source="joinedAt" label="Since" locales="en-GB" />
        <DateField source="leftAt" label="Left" locales="en-GB" emptyText="–" />
      </Datagrid>
    </List>
  );
}
