import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Confirm } from "react-admin";
import { FailureNotice } from "../ui/FailureNotice";
import { FormField } from "../ui/FormField";
import { formatMoment, shortDay } from "../ui/moment";
import { useAct } from "../ui/use-act";
import { useSubmit } from "../ui/use-submit";
import { ownPasskeys, type OwnPasskey } from "./own-passkeys";

type PasskeyItemProps = { passkey: OwnPasskey; onChanged: () => Promise<void> };

/** A passkey, to be renamed or removed. */
export function PasskeyItem({ passkey, onChanged }: PasskeyItemProps) {
  const [isNaming, setIsNaming] = useState(false);
  return (
    <Stack component="li" spacing={1}>
      <Typography>
        <strong>{passkey.name}</strong>, added {shortDay(passkey.addedAt)},{" "}
        {passkey.lastUsedAt ? `last used ${formatMoment(passkey.lastUsedAt)}` : "not used yet"}
      </Typography>
      {isNaming ? (
        <RenameForm passkey={passkey} onChanged={onChanged} onDone={() => setIsNaming(false)} />
      ) : (
        <Stack direction="row" spacing={1}>
          <Button size="small" aria-label={`Rename ${passkey.name}`} onClick={() => setIsNaming(true)}>
            Rename
          </Button>
          <RemoveButton passkey={passkey} onChanged={onChanged} />
        </Stack>
      )}
    </Stack>
  );
}

function RenameForm({ passkey: { id, name: former }, onChanged, onDone }: PasskeyItemProps & { onDone: () => void }) {
  const { failure, isSending, handleSubmit } = useSubmit(async ({ name = "" }) => {
    await ownPasskeys.rename(id, name);
    await onChanged();
    onDone();
  });
  return (
    <Stack component="form" spacing={1} onSubmit={handleSubmit}>
      <FailureNotice message={failure?.fields["name"] === undefined ? failure?.message : undefined} />
      <FormField
        id={`name-${id}`}
        name="name"
        label="New name"
        defaultValue={former}
        autoComplete="off"
        fields={failure?.fields}
      />
      <Stack direction="row" spacing={1}>
        <Button type="submit" size="small" variant="outlined" loading={isSending}>
          Save the name
        </Button>
        <Button size="small" onClick={onDone}>
          Cancel
        </Button>
      </Stack>
    </Stack>
  );
}

function RemoveButton({ passkey: { id, name }, onChanged }: PasskeyItemProps) {
  const { failure, isActing, act } = useAct();
  const [isAsked, setIsAsked] = useState(false);
  const handleConfirm = () => {
    setIsAsked(false);
    void act(
      () => ownPasskeys.remove(id),
      "The passkey is removed.",
      () => void onChanged(),
    );
  };
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={`Remove ${name}`}
        loading={isActing}
        onClick={() => setIsAsked(true)}
      >
        Remove
      </Button>
      <FailureNotice message={failure} />
      <Confirm
        isOpen={isAsked}
        title={`Remove “${name}”?`}
        content="It no longer signs you in. Codes of your app still do."
        confirm="Remove the passkey"
        onConfirm={handleConfirm}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
