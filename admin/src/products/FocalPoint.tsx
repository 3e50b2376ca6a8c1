import Box from "@mui/material/Box";
import Slider from "@mui/material/Slider";
import Typography from "@mui/material/Typography";
import type { MouseEvent, PointerEvent } from "react";
import type { ProductPicture } from "./picture";

type Point = Pick<ProductPicture, "focusX" | "focusY">;
type Focused = Point & Pick<ProductPicture, "path" | "alt" | "width" | "height">;

type FocalPointProps = {
  picture: Focused;
  /** "Picture 2", which names the controls. */
  name: string;
  onChange: (point: Point) => void;
  /** Where it is cropped. */
  crop?: Crop;
};

/** Where a picture is cropped, and to which aspect ratio. */
type Crop = { words: string; ratio: string };

const ON_ITS_CARD: Crop = { words: "On its card", ratio: "4 / 5" };

const AXES = [
  ["focusX", "from the left"],
  ["focusY", "from the top"],
] as const;

/** A whole percent of a length. */
const percentOf = (part: number, whole: number) => Math.min(100, Math.max(0, Math.round((part / whole) * 100)));

/** The point of a picture that stays in view where it is cropped: set on the picture, or by two sliders. */
export function FocalPoint({ picture, name, onChange, crop = ON_ITS_CARD }: FocalPointProps) {
  const handlePoint = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ focusX: percentOf(clientX - left, width), focusY: percentOf(clientY - top, height) });
  };
  // A finger that moves scrolls the page.
  const handleDrag = (event: PointerEvent) => {
    if (event.buttons === 1 && event.pointerType !== "touch") handlePoint(event);
  };
  return (
    <Box>
      <Box sx={{ display: "grid", gridTemplateColumns: "5fr 3fr", gap: 1, alignItems: "start" }}>
        <Box
          onClick={handlePoint}
          onPointerMove={handleDrag}
          sx={{ position: "relative", cursor: "crosshair", userSelect: "none" }}
        >
          <Photo picture={picture} alt={picture.alt} />
          <Marker picture={picture} />
        </Box>
        <Cropped picture={picture} crop={crop} />
      </Box>
      {AXES.map(([axis, words]) => (
        <AxisSlider
          key={axis}
          label={`In view, ${words}`}
          name={`${name} in view, ${words}`}
          value={picture[axis]}
          onChange={(value) => onChange({ focusX: picture.focusX, focusY: picture.focusY, [axis]: value })}
        />
      ))}
    </Box>
  );
}

function Photo({ picture: { path, width, height }, alt }: { picture: Focused; alt: string }) {
  const size = { display: "block", width: "100%", height: "auto" };
  return <Box component="img" src={path} alt={alt} width={width} height={height} draggable={false} sx={size} />;
}

function Marker({ picture: { focusX, focusY } }: { picture: Point }) {
  const ring = { width: 24, height: 24, borderRadius: "50%", border: 3, borderColor: "common.white", boxShadow: 3 };
  return (
    <Box
      aria-hidden
      style={{ left: `${focusX}%`, top: `${focusY}%` }}
      sx={{ ...ring, position: "absolute", transform: "translate(-50%, -50%)", pointerEvents: "none" }}
    />
  );
}

/** The picture as it is shown there. */
function Cropped({ picture: { path, focusX, focusY }, crop }: { picture: Focused; crop: Crop }) {
  return (
    <Box>
      <Box
        component="img"
        src={path}
        alt=""
        style={{ objectPosition: `${focusX}% ${focusY}%` }}
        sx={{ display: "block", width: "100%", aspectRatio: crop.ratio, objectFit: "cover" }}
      />
      <Typography variant="caption">{crop.words}</Typography>
    </Box>
  );
}

type AxisSliderProps = { label: string; name: string; value: number; onChange: (value: number) => void };

function AxisSlider({ label, name, value, onChange }: AxisSliderProps) {
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "12em 1fr", alignItems: "center", gap: 1 }}>
      <Typography variant="body2">
        {label}: {value} %
      </Typography>
      <Slider
        size="small"
        value={value}
        aria-label={name}
        getAriaValueText={(percent) => `${percent} %`}
        onChange={(_, next) => onChange(Number(next))}
      />
    </Box>
  );
}
