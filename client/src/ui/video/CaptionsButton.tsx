import { useState } from "react";
import { IconButton } from "../IconButton";
import { CaptionsIcon } from "../icons";
import { captionsShown, showCaptions } from "./film-actions";

/** Captions on or off; they begin on, for the films have no speech. */
export function CaptionsButton({ film }: { film: HTMLVideoElement }) {
  const [areShown, setShown] = useState(() => captionsShown(film));
  const toggle = () => {
    showCaptions(film, !areShown);
    setShown(!areShown);
  };
  return (
    <IconButton aria-label="Captions" aria-pressed={areShown} onClick={toggle}>
      <CaptionsIcon size="m" off={!areShown} />
    </IconButton>
  );
}
