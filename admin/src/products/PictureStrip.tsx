import Box from "@mui/material/Box";
import type { ProductPicture } from "./picture";

type PictureStripProps = { pictures: readonly ProductPicture[] };

/** Pictures in their order, small, to be compared. */
export function PictureStrip({ pictures }: PictureStripProps) {
  if (pictures.length === 0) return "none";
  return (
    <Box component="span" sx={{ display: "flex", flexWrap: "wrap", gap: 0.5 }}>
      {pictures.map(({ id, path, alt, focusX, focusY }) => (
        <Box
          key={id}
          component="img"
          src={path}
          alt={alt || "A picture without words"}
          title={alt}
          loading="lazy"
          style={{ objectPosition: `${focusX}% ${focusY}%` }}
          sx={{ width: 48, height: 60, objectFit: "cover", borderRadius: 0.5 }}
        />
      ))}
    </Box>
  );
}
