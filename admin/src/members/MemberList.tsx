import { CreateButton, Datagrid, FunctionField, List, TextField, TopToolbar } from "react-admin";
import { Link } from "react-router-dom";
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
        <FunctionField<Member>
          source="name"
          render={({ id, name }) => (
            <Link to={`/staff/${encodeURIComponent(id)}`} onClick={(event) => event.stopPropagation()}>
              {name}
            </Link>
          )}
        />
        <TextField source="email" />
        <FunctionField<Member> label="Role" sortBy="role" render={({ role }) => roleNames[role]} />
        <FunctionField<Member> source="joinedAt" label="Since" render={({ joinedAt }) => shortDay(joinedAt)} />
        <FunctionField<Member>
          source="leftAt"
          label="Left on"
          render={({ leftAt }) => (leftAt == null ? "–" : shortDay(leftAt))}
        />
      </Datagrid>
    </List>
  );
}
