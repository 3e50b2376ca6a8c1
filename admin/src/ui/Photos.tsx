import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import { useState } from "react";

type PhotosProps = {
  photos: readonly { id: string; url: string }[];
  /** What they show, where a page has photos of several things. */
  of?: string;
};

/** Photos side by side; a press enlarges one. */
export function Photos({ photos, of }: PhotosProps) {
  const [shown, setShown] = useState<number>();
  const photo = shown === undefined ? undefined : photos[shown];
  const shownThing = of === undefined ? "" : `: ${of}`;
  const label = (index: number) => `Photo ${index + 1} of ${photos.length}${shownThing}`;
  return (
    <>
      <Box component="ul" aria-label="Photos" sx={LIST}>
        {photos.map(({ id, url }, index) => (
          <li key={id}>
            <ButtonBase
              onClick={() => setShown(index)}
              aria-label={`Enlarge photo ${index + 1}${shownThing}`}
              focusRipple
            >
              <Box component="img" src={url} alt={label(index)} loading="lazy" sx={SMALL} />
            </ButtonBase>
          </li>
        ))}
      </Box>
      <Dialog
        open={photo !== undefined}
        onClose={() => setShown(undefined)}
        maxWidth="lg"
        aria-label={label(shown ?? 0)}
      >
        {photo && <Box component="img" src={photo.url} alt={label(shown ?? 0)} sx={LARGE} />}
        <DialogActions>
          <Button onClick={() => setShown(undefined)}>Close the photo</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

const LIST = { display: "flex", flexWrap: "wrap", gap: 1, margin: 0, padding: 0, listStyle: "none" } as const;
const SMALL = { display: "block", width: 144, height: 112, objectFit: "cover", borderRadius: 1 } as const;
const LARGE = { display: "block", maxWidth: "100%", maxHeight: "75vh", objectFit: "contain" } as const;
