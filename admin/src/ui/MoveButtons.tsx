import ArrowDownward from "@mui/icons-material/ArrowDownward";
import ArrowUpward from "@mui/icons-material/ArrowUpward";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import type { MouseEvent } from "react";

type MoveButtonsProps = {
  /** What is moved, which names the buttons. */
  name: string;
  /** Its place, from 1, and how many there are. */
  place: number;
  count: number;
  /** Whether another move is under way. */
  isMoving: boolean;
  onMove: (to: number) => void;
};

/** Moves an entry of an ordered list up or down. The buttons keep the keyboard's focus while the list follows. */
export function MoveButtons({ name, place, count, isMoving, onMove }: MoveButtonsProps) {
  const press = (to: number) => (event: MouseEvent) => {
    // In a list it is no press on the row, which opens it.
    event.stopPropagation();
    if (!isMoving && to >= 1 && to <= count) onMove(to);
  };
  const props = (to: number) => ({
    "aria-disabled": to < 1 || to > count,
    sx: { "&[aria-disabled=true]": { opacity: 0.3, cursor: "default" } },
    onClick: press(to),
  });
  return (
    <Stack direction="row">
      <IconButton aria-label={`Move ${name} up`} {...props(place - 1)}>
        <ArrowUpward />
      </IconButton>
      <IconButton aria-label={`Move ${name} down`} {...props(place + 1)}>
        <ArrowDownward />
      </IconButton>
    </Stack>
  );
}
