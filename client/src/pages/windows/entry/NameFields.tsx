import { useState } from "react";
import { ROOMS } from "@rules/rooms";
import { LONGEST_WINDOW_NAME } from "@rules/window-names";
import { roomNamed } from "../../../features/windows/change-windows";
import type { ShownRoom } from "../../../features/windows/held-windows";
import { TextField } from "../../../ui/form/TextField";
import { FieldColumns } from "./entry-layout";
import type { EntryProps } from "./entry-props";

const ROOM_NAMES = Object.values(ROOMS);
const FIELD = { maxLength: LONGEST_WINDOW_NAME, autoComplete: "off", enterKeyHint: "next" } as const;

type NameFieldsProps = EntryProps & { rooms: readonly ShownRoom[] };

/** The room and the name of a window. A room of a new name is made when its field is left, not with each letter. */
export function NameFields({ values, rooms, onType }: NameFieldsProps) {
  const roomName = rooms.find(({ key }) => key === values.roomKey)?.name ?? "";
  const [typedRoom, setTypedRoom] = useState<string>();
  const [typedName, setTypedName] = useState<string>();
  const keepRoom = () => {
    if (typedRoom === undefined) return;
    const name = typedRoom.trim();
    if (name !== roomName) onType({ roomKey: name === "" ? null : roomNamed(name) });
    setTypedRoom(undefined);
  };
  return (
    <FieldColumns>
      <TextField
        {...FIELD}
        label="Room"
        value={typedRoom ?? roomName}
        suggestions={[...new Set([...rooms.map(({ name }) => name), ...ROOM_NAMES])]}
        onChange={({ target }) => setTypedRoom(target.value)}
        onBlur={keepRoom}
      />
      <TextField
        {...FIELD}
        label="Window"
        hint="as you call it"
        value={typedName ?? values.name}
        error={typedName?.trim() === "" ? "Please name the window, as “left” or “over the sink”." : undefined}
        onChange={({ target }) => {
          setTypedName(target.value);
          const name = target.value.trim();
          if (name !== "") onType({ name });
        }}
        onBlur={() => {
          if (typedName?.trim() !== "") setTypedName(undefined);
        }}
      />
    </FieldColumns>
  );
}
