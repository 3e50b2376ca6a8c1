import { type RefObject, useSyncExternalStore } from "react";
import { IconButton } from "../IconButton";
import { EnlargeIcon, ReduceIcon } from "../icons";
import { notify } from "../toast/notify";
import { fillScreen } from "./film-actions";

type FullscreenButtonProps = { film: HTMLVideoElement; frame: RefObject<HTMLElement | null> };

function onChange(changed: () => void) {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
}

/** Lets picture and controls fill the screen, and takes them back. */
export function FullscreenButton({ film, frame }: FullscreenButtonProps) {
  const filling = useSyncExternalStore(onChange, () => document.fullscreenElement ?? null);
  const isFull = filling?.contains(film) ?? false;
  const toggle = async () => {
    try {
      await (isFull ? document.exitFullscreen() : fillScreen(frame.current, film));
    } catch {
      notify({
        kind: "failure",
        title: "The film can't fill the screen here",
        description: "Your browser did not allow it.",
      });
    }
  };
  return (
    <IconButton aria-label={isFull ? "Leave full screen" : "Full screen"} onClick={toggle}>
      {isFull ? <ReduceIcon size="m" /> : <EnlargeIcon size="m" />}
    </IconButton>
  );
}
