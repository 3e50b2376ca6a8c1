import { useRef, useState, type SubmitEvent } from "react";
import { LONGEST_WINDOW_NAME } from "@rules/window-names";
import { renameRoom, settleRoomName } from "../../../features/windows/change-windows";
import type { ShownRoom } from "../../../features/windows/held-windows";
import { Button } from "../../../ui/Button";
import { TextField } from "../../../ui/form/TextField";
import { chakra } from "../../../ui/theme/chakra";

type RoomHeadProps = {
  room: ShownRoom;
  /** Its name on another device that has changed it too; undefined where there is no question. */
  otherName: string | undefined;
  onAdd: () => void;
  onRemove: () => void;
};

const Row = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "4", mb: "3" },
});
const Form = chakra("form", { base: { display: "flex", alignItems: "end", gap: "3", maxW: "24rem", w: "full" } });
const Names = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", w: "full" } });
const LOOK = { variant: "link", fontSize: "small", fontWeight: "400", color: "fg.muted" } as const;

/** The name of a room, with what can be done with it. */
export function RoomHead({ room, otherName, onAdd, onRemove }: RoomHeadProps) {
  const [isRenaming, setRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("name");
    const name = typeof typed === "string" ? typed.trim() : "";
    if (name !== "") renameRoom(room.key, name);
    setRenaming(false);
    button.current?.focus(); // the form goes away
  };
  return (
    <Row>
      <chakra.h2 textStyle="h3" overflowWrap="anywhere">
        {room.name}
      </chakra.h2>
      <Button {...LOOK} aria-label={`Add a window in ${room.name}`} onClick={onAdd}>
        Add a window
      </Button>
      <Button
        {...LOOK}
        ref={button}
        aria-label={`Rename ${room.name}`}
        aria-expanded={isRenaming}
        onClick={() => setRenaming(!isRenaming)}
      >
        Rename
      </Button>
      <Button {...LOOK} aria-label={`Remove the room ${room.name}`} onClick={onRemove}>
        Remove
      </Button>
      {otherName !== undefined && (
        <Names role="group" aria-label={`The name of ${room.name} was changed on two devices`}>
          <Button variant="line" size="s" onClick={() => settleRoomName(room.key, true)}>
            Here: {room.name}
          </Button>
          <Button variant="line" size="s" onClick={() => settleRoomName(room.key, false)}>
            Other device: {otherName}
          </Button>
        </Names>
      )}
      {isRenaming && (
        <Form onSubmit={save}>
          <TextField
            label="Room"
            name="name"
            defaultValue={room.name}
            maxLength={LONGEST_WINDOW_NAME}
            autoComplete="off"
          />
          <Button type="submit" variant="line">
            Save
          </Button>
        </Form>
      )}
    </Row>
  );
}
