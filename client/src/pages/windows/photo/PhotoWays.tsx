import type { ChangeEvent } from "react";
import { PICTURE_TYPES } from "@rules/picture-uploads";
import { chakra } from "../../../ui/theme/chakra";
import { HiddenInput } from "../../../ui/VisuallyHidden";

type PhotoWaysProps = { isReplacing: boolean; onFile: (file: File) => void };

const Ways = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });
const Way = chakra("label", {
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    minH: "14",
    px: "5",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "control",
    fontWeight: "600",
    cursor: "pointer",
    _hover: { bg: "bg.muted" },
    "&:has(:focus-visible)": { outline: "2px solid var(--focus)", outlineOffset: "2px" },
  },
  variants: {
    /** A computer's file dialog is the same for both ways. */
    by: { camera: { "@media (pointer: fine)": { display: "none" } }, file: {} },
  },
});

/** Without HEIC an iPhone gives a JPEG of its photos. */
const ACCEPTED = PICTURE_TYPES.join();

/** Takes a photo with a phone's camera, or chooses one. */
export function PhotoWays({ isReplacing, onFile }: PhotoWaysProps) {
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = ""; // the same file may be chosen again
    if (file) onFile(file);
  };
  return (
    <Ways>
      <Way by="camera">
        {isReplacing ? "Take another photo" : "Take a photo"}
        <HiddenInput type="file" accept={ACCEPTED} capture="environment" onChange={handleChange} />
      </Way>
      <Way by="file">
        {isReplacing ? "Choose another photo" : "Choose a photo"}
        <HiddenInput type="file" accept={ACCEPTED} onChange={handleChange} />
      </Way>
    </Ways>
  );
}
