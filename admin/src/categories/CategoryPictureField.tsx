import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { FocalPoint } from "../products/FocalPoint";
import { UploadPictures } from "../products/UploadPictures";
import { FailureNotice } from "../ui/FailureNotice";
import type { TilePicture } from "./category-texts";
import { OfferedPictures } from "./OfferedPictures";

type CategoryPictureFieldProps = {
  categoryId: string;
  picture: TilePicture | null;
  /** What can be chosen without an upload. */
  offered: readonly TilePicture[];
  /** What it was refused for, by field. */
  fields: Readonly<Record<string, string>> | undefined;
  onChange: (picture: TilePicture) => void;
};

const TILE = { words: "On its tile, about", ratio: "3 / 2" };

/** The picture of a category: chosen or uploaded, with its words and the point that stays in view. */
export function CategoryPictureField({ categoryId, picture, offered, fields, onChange }: CategoryPictureFieldProps) {
  const words = fields?.["picture.alt"];
  return (
    <Box component="fieldset" sx={{ border: 1, borderColor: "divider", borderRadius: 1, padding: 2, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2">
        Picture
      </Typography>
      <FailureNotice message={fields?.["picture"]} />
      {picture ? (
        <>
          <FocalPoint
            picture={picture}
            name="Picture"
            crop={TILE}
            onChange={(point) => onChange({ ...picture, ...point })}
          />
          <TextField
            label="What is seen on the picture"
            value={picture.alt}
            onChange={({ target }) => onChange({ ...picture, alt: target.value })}
            fullWidth
            multiline
            variant="outlined"
            error={words !== undefined}
            helperText={
              words ?? "For those who cannot see it, and for search engines. It is said wherever the picture is shown."
            }
          />
        </>
      ) : (
        <Typography>It has no picture.</Typography>
      )}
      <OfferedPictures chosen={picture?.id} offered={offered} onChoose={onChange} />
      <UploadPictures path={`/categories/${encodeURIComponent(categoryId)}/pictures`} onUploaded={onChange} />
    </Box>
  );
}
