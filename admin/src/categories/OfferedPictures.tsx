import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { TilePicture } from "./category-texts";

type OfferedPicturesProps = {
  chosen: string | undefined;
  offered: readonly TilePicture[];
  onChoose: (picture: TilePicture) => void;
};

/** Pictures that the shop has already: one press chooses another one. */
export function OfferedPictures({ chosen, offered, onChoose }: OfferedPicturesProps) {
  const id = useId();
  return (
    <Box sx={{ marginY: 2 }}>
      <Typography id={id} variant="body2" gutterBottom>
        Or choose one that the shop has:
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{
          display: "grid",
          gap: 1,
          padding: 0,
          margin: 0,
          gridTemplateColumns: "repeat(auto-fill, minmax(96px, 1fr))",
        }}
      >
        {offered.map((picture) => (
          <Box component="li" key={picture.id} sx={{ listStyle: "none" }}>
            <ButtonBase
              aria-label={picture.alt || "A picture without words"}
              aria-pressed={picture.id === chosen}
              onClick={() => onChoose(picture)}
              sx={{
                ...{ display: "block", width: "100%", borderRadius: 1, overflow: "hidden", outlineOffset: "2px" },
                outline: picture.id === chosen ? "3px solid" : "none",
                outlineColor: "primary.main",
                "&.Mui-focusVisible": { outline: "3px dashed" },
              }}
            >
              <Box
                component="img"
                src={picture.path}
                alt=""
                loading="lazy"
                sx={{ display: "block", width: "100%", aspectRatio: "3 / 2", objectFit: "cover" }}
              />
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
