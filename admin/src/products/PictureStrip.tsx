import Box from "@mui/material/Box";
import type { ProductPicture } from "./picture";

type PictureStripProps = { pictures: readonly ProductPicture[] };

/** Pictures in their order, small, with what is said of them, to be compared. */
export function PictureStrip({ pictures }: PictureStripProps) {
  if (pictures.length === 0) return "none";
  return (
    <Box component="span" sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {pictures.map(({ id, path, alt, shownColor, focusX, focusY }) => (
        <Box key={id} component="span" sx={{ width: 112, fontSize: "0.75rem", overflowWrap: "anywhere" }}>
          <Box
            component="img"
            src={path}
            alt={alt || "A picture without words"}
            loading="lazy"
            style={{ objectPosition: `${focusX}% ${focusY}%` }}
            sx={{ display: "block", width: 48, height: 60, objectFit: "cover", borderRadius: 0.5 }}
          />
          <span aria-hidden>{alt}</span>
          {shownColor != null && ` (${shownColor})`}
        </Box>
      ))}
    </Box>
  );
}
