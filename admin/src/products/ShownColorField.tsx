import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import type { ProductPicture } from "./picture";

type ShownColorFieldProps = {
  picture: ProductPicture;
  /** How the screen calls the picture. */
  name: string;
  /** The colours of its product. */
  colors: readonly string[];
  /** Whether it is the first picture. */
  isOnCard: boolean;
  onChange: (color: string | null) => void;
};

const SELECT = { inputLabel: { shrink: true }, select: { displayEmpty: true } } as const;

/** Which colour of its product a picture shows. A picture that the shop tints shows each of them. */
export function ShownColorField({ picture, name, colors, isOnCard, onChange }: ShownColorFieldProps) {
  if (picture.isTintable) return null;
  const { shownColor } = picture;
  // What was chosen stays to be seen after its colour was taken off the product.
  const known = shownColor === null || colors.includes(shownColor) ? colors : [...colors, shownColor];
  return (
    <TextField
      select
      label={`Colour shown on ${name}`}
      value={shownColor ?? ""}
      onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
      fullWidth
      variant="outlined"
      slotProps={SELECT}
      helperText={
        isOnCard && shownColor === null
          ? "Say which colour it shows: cards and carts then show it for that colour, and another picture for others."
          : "Cards and carts show it for this colour."
      }
      sx={{ marginTop: 1 }}
    >
      <MenuItem value="">None that is sold</MenuItem>
      {known.map((color) => (
        <MenuItem key={color} value={color}>
          {color}
        </MenuItem>
      ))}
    </TextField>
  );
}
