import { useId, useRef, type ChangeEvent, type MouseEvent } from "react";
import { MOST_PROBLEM_PHOTOS } from "@rules/order-problem";
import { PICTURE_TYPES } from "@rules/picture-uploads";
import { useStore } from "../../../lib/store";
import { ErrorText } from "../../../ui/form/ErrorText";
import { IconButton } from "../../../ui/IconButton";
import { CloseIcon } from "../../../ui/icons";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import { labelStyle } from "../../../ui/theme/recipes/field";
import { HiddenInput } from "../../../ui/VisuallyHidden";
import type { ChosenPhoto, PhotoUploads } from "./photo-uploads";

const Group = chakra("fieldset", { base: { minW: "0", display: "grid", gap: "3" } });
const Legend = chakra("legend", {
  base: { ...labelStyle, mb: "1.5", "& > span": { ml: "0.5", fontWeight: "400", color: "fg.subtle" } },
});
const Choose = chakra("label", {
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    minH: "14",
    px: "5",
    borderWidth: "1px",
    borderStyle: "dashed",
    borderColor: "border.control",
    borderRadius: "control",
    fontWeight: "600",
    cursor: "pointer",
    _hover: { bg: "bg.muted" },
    "&:has(:disabled)": { color: "fg.disabled", cursor: "not-allowed" },
    "&:has(:focus-visible)": { outline: "2px solid var(--focus)", outlineOffset: "2px" },
  },
});
const List = chakra("ul", {
  base: {
    display: "grid",
    gap: "3",
    gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
    listStyleType: "none",
  },
});
const Item = chakra("li", {
  base: { position: "relative", minH: "28", bg: "bg.muted", borderRadius: "picture", overflow: "hidden" },
});
const Picture = chakra("img", { base: { w: "full", h: "28", objectFit: "cover" } });
const Note = chakra("p", { base: { p: "3", pr: "12", textStyle: "small", overflowWrap: "anywhere" } });
const Corner = chakra("div", { base: { position: "absolute", top: "1", right: "1" } });

type PhotoPickerProps = {
  photos: PhotoUploads;
  /** Whether the report is on its way with those that are chosen. */
  isClosed: boolean;
};

/** Chooses photos, also with the camera of a phone. They are sent at once, and each can be left out again. */
export function PhotoPicker({ photos, isClosed }: PhotoPickerProps) {
  const chosen = useStore(photos.store);
  const note = useId();
  const input = useRef<HTMLInputElement>(null);
  const handleChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    photos.add([...(target.files ?? [])]);
    target.value = ""; // the same file may be chosen again
  };
  const handleRemove = (key: string, { currentTarget }: MouseEvent) => {
    // The pressed button goes away.
    const next = currentTarget.closest("li")?.nextElementSibling?.querySelector("button");
    (next ?? input.current)?.focus();
    photos.remove(key);
  };
  return (
    <Group disabled={isClosed}>
      <Legend>
        Photos<span> optional</span>
      </Legend>
      <Choose>
        Add photos
        <HiddenInput
          ref={input}
          type="file"
          multiple
          accept={PICTURE_TYPES.join()}
          aria-describedby={note}
          onChange={handleChoose}
        />
      </Choose>
      <SmallText id={note}>
        At most {MOST_PROBLEM_PHOTOS}. Only you and we see them; where and when they were taken is not kept.
      </SmallText>
      {chosen.length > 0 && (
        <List aria-label="Chosen photos">
          {chosen.map((photo, index) => (
            <Photo
              key={photo.key}
              photo={photo}
              position={index + 1}
              onRemove={(event) => handleRemove(photo.key, event)}
            />
          ))}
        </List>
      )}
    </Group>
  );
}

type PhotoProps = { photo: ChosenPhoto; position: number; onRemove: (event: MouseEvent) => void };

function Photo({ photo: { name, progress, taken, refusal }, position, onRemove }: PhotoProps) {
  return (
    <Item>
      {taken && <Picture src={taken.preview} alt={`Photo ${position}: ${name}`} />}
      {!taken && refusal === undefined && (
        <Note>
          {name}
          <chakra.progress display="block" w="full" mt="2" value={progress} max={1} aria-label={`Sending ${name}`} />
        </Note>
      )}
      {refusal !== undefined && (
        <Note as="div">
          {name}
          <ErrorText role="alert">{refusal}</ErrorText>
        </Note>
      )}
      <Corner>
        <IconButton look="paper" aria-label={`Remove ${name}`} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </Corner>
    </Item>
  );
}
