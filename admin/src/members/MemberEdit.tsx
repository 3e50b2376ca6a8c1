import Typography from "@mui/material/Typography";
import { DeleteWithConfirmButton, Edit, SaveButton, SimpleForm, Toolbar, useRecordContext } from "react-admin";
import type { Member } from "./members-provider";
import { RoleField } from "./RoleField";

/** A member's role, and how they leave. Nothing changes before the shop says so. */
export function MemberEdit() {
  return (
    <Edit title={<MemberTitle />} mutationMode="pessimistic" redirect="list" actions={false}>
      <SimpleForm toolbar={<MemberToolbar />}>
        <MemberFields />
      </SimpleForm>
    </Edit>
  );
}

function MemberTitle() {
  return useRecordContext<Member>()?.name ?? "";
}

function MemberFields() {
  const member = useRecordContext<Member>();
  if (!member) return null;
  return (
    <>
      <Typography gutterBottom>
        {member.name}, {member.email}
        {member.leftAt != null && ", has left"}
      </Typography>
      <RoleField isDisabled={member.leftAt != null} />
    </>
  );
}

function MemberToolbar() {
  const member = useRecordContext<Member>();
  if (!member || member.leftAt != null) return null;
  return (
    <Toolbar sx={{ justifyContent: "space-between" }}>
      <SaveButton label="Change role" />
      <DeleteWithConfirmButton
        label="Dismiss"
        confirmTitle={`Dismiss ${member.name}?`}
        confirmContent="They are signed out everywhere and can't sign in. An invitation brings them back."
        mutationMode="pessimistic"
      />
    </Toolbar>
  );
}
