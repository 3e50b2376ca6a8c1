import { useState } from "react";
import { useStore } from "../../../lib/store";
import { Button } from "../../../ui/Button";
import { SmallText } from "../../../ui/texts";
import { UndoRow } from "../../../ui/UndoRow";
import { photoSendings, sendPhoto } from "./photo-sendings";
import { PhotoState } from "./PhotoState";
import { PhotoWays } from "./PhotoWays";
import { ShownPhoto } from "./ShownPhoto";

type PhotoFieldProps = {
  windowKey: string;
  /** The photo that the window has; null where it has none. */
  photoId: string | null;
  /** What the window is called. */
  name: string;
  onPhoto: (photoId: string | null) => void;
};

const focusNew = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/** A photo of a window: taken with a phone's camera or chosen, shown, replaced, and removed with a way back. */
export function PhotoField({ windowKey, photoId, name, onPhoto }: PhotoFieldProps) {
  const sending = useStore(photoSendings)[windowKey];
  const [removed, setRemoved] = useState<string>();
  const isUndoable = removed !== undefined && photoId === null && sending === undefined;
  return (
    <>
      <SmallText mb="3">
        What is around the window, for you and for us: handles, tiles, what is in the way. Only you and we see it; where
        and when it was taken is not kept.
      </SmallText>
      {photoId !== null && (
        <ShownPhoto
          key={photoId}
          id={photoId}
          alt={`Your photo of ${name}`}
          onRemove={() => {
            setRemoved(photoId);
            onPhoto(null);
          }}
        />
      )}
      <div role="status">
        {isUndoable && (
          <UndoRow mb="3">
            <b>Photo removed</b>
            <Button ref={focusNew} variant="link" onClick={() => onPhoto(removed)}>
              Undo
            </Button>
          </UndoRow>
        )}
      </div>
      {sending && <PhotoState windowKey={windowKey} sending={sending} />}
      <PhotoWays isReplacing={photoId !== null} onFile={(file) => void sendPhoto(windowKey, file)} />
    </>
  );
}
