import { CreateButton, Datagrid, FunctionField, List, TextField, TopToolbar } from "react-admin";
import { shortDay } from "../ui/moment";
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
        <FunctionField<Member> source="joinedAt" label="Since" render={({ joinedAt }) => shortDay(joinedAt)} />
        <FunctionField<Member>
          source="leftAt"
          label="Left"
          render={({ leftAt }) => (leftAt == null ? "–" : shortDay(leftAt))}
        />
      </Datagrid>
    </List>
  );
}
