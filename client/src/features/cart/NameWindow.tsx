import { useRef, useState, type SubmitEvent } from "react";
import { ROOMS } from "@rules/rooms";
import { LONGEST_WINDOW_NAME, shownWindowName, type WindowNames } from "@rules/window-names";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/form/TextField";
import { chakra } from "../../ui/theme/chakra";
import { useNameLine } from "./useNameLine";

const ROOM_NAMES = Object.values(ROOMS);

const Fields = chakra("form", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))",
    alignItems: "end",
    gap: "3",
    mb: "3",
  },
});

type NameWindowProps = {
  line: WindowNames & { id: string };
  /** Of the product. */
  name: string;
};

/** A button that opens two fields, for the room and the window of a line. */
export function NameWindow({ line: { id, ...names }, name }: NameWindowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { nameLine, isNaming } = useNameLine();
  const button = useRef<HTMLButtonElement>(null);
  const act = shownWindowName(names) === undefined ? "Name the window" : "Change the names";

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const textOf = (field: string) => {
      const text = typed.get(field);
      return typeof text === "string" ? text : "";
    };
    if (!(await nameLine({ lineId: id, roomName: textOf("roomName"), windowName: textOf("windowName") }))) return;
    setIsOpen(false);
    button.current?.focus(); // the form goes away
  };
  const field = { maxLength: LONGEST_WINDOW_NAME, autoComplete: "off" };

  return (
    <div>
      <Button
        ref={button}
        variant="link"
        fontSize="small"
        fontWeight="400"
        color="fg.muted"
        aria-expanded={isOpen}
        aria-label={`${act} of ${name}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {act}
      </Button>
      {isOpen && (
        <Fields aria-label={`Names of ${name}`} onSubmit={(event) => void save(event)}>
          <TextField
            {...field}
            label="Room"
            name="roomName"
            defaultValue={names.roomName ?? ""}
            suggestions={ROOM_NAMES}
          />
          <TextField {...field} label="Window" name="windowName" defaultValue={names.windowName ?? ""} />
          <Button type="submit" variant="line" size="m" busy={isNaming} busyText="Saving...">
            Save
          </Button>
        </Fields>
      )}
    </div>
  );
}
