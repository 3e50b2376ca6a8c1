import ArrowDownward from "@mui/icons-material/ArrowDownward";
import ArrowUpward from "@mui/icons-material/ArrowUpward";
import Delete from "@mui/icons-material/Delete";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { FocalPoint } from "./FocalPoint";
import type { ProductPicture } from "./picture";
import { ShownColorField } from "./ShownColorField";

type PictureCardProps = {
  picture: ProductPicture;
  /** Its place, from 0, and how many there are. */
  place: number;
  count: number;
  /** The colours of the product. */
  colors: readonly string[];
  /** What its words were refused for. */
  refusal: string | undefined;
  onChange: (picture: ProductPicture) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** One picture of a product: its words, the point that stays in view, and its place. */
export function PictureCard({ picture, place, count, colors, refusal, onChange, onMove, onRemove }: PictureCardProps) {
  const name = `Picture ${place + 1}`;
  const others = picture.productCount - 1;
  return (
    <Box component="li" sx={{ border: 1, borderColor: "divider", borderRadius: 1, padding: 1.5, listStyle: "none" }}>
      <Box sx={{ display: "flex", alignItems: "center", marginBottom: 1 }}>
        <Typography sx={{ flexGrow: 1 }}>{place === 0 ? `${name}, on its card` : name}</Typography>
        <IconButton aria-label={`Move ${name} forward`} disabled={place === 0} onClick={() => onMove(place - 1)}>
          <ArrowUpward />
        </IconButton>
        <IconButton aria-label={`Move ${name} back`} disabled={place === count - 1} onClick={() => onMove(place + 1)}>
          <ArrowDownward />
        </IconButton>
        <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
          <Delete />
        </IconButton>
      </Box>
      <FocalPoint picture={picture} name={name} onChange={(point) => onChange({ ...picture, ...point })} />
      <TextField
        label={`What is seen on ${name}`}
        value={picture.alt}
        onChange={({ target }) => onChange({ ...picture, alt: target.value })}
        fullWidth
        multiline
        variant="outlined"
        error={refusal !== undefined}
        helperText={refusal ?? "For those who cannot see it, and for search engines."}
      />
      <ShownColorField
        picture={picture}
        name={name}
        colors={colors}
        isOnCard={place === 0}
        onChange={(shownColor) => onChange({ ...picture, shownColor })}
      />
      {!picture.isPublished && <Typography variant="body2">Only staff see it so far.</Typography>}
      {others > 0 && (
        <Typography variant="body2">
          {others === 1 ? "Another product shows" : `${others} other products show`} it too, with the same words, point
          and colour.
        </Typography>
      )}
    </Box>
  );
}
