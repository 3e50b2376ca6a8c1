import { colorOfHex } from "../attribute-labels";
import { settle, type DrawingChoices } from "./choices";
import { frameView, PICTURE_PIXELS } from "./framing";
import { choicesLabel, nameLabel, sizeLabel } from "./labels";
import { DOOR_HEIGHT } from "./model/bounds";
import { boxView } from "./model/measures";
import { Furnishings } from "./parts/Furnishings";
import { Surroundings } from "./parts/Surroundings";

interface ProductDrawingProps extends DrawingChoices {
  readonly className?: string;
  /** What the text alternative calls it; "" marks a drawing beside its own name as decoration. */
  readonly title?: string;
  /** Width to height of its frame, which it fills; 4:5 by default. */
  readonly ratio?: number;
}

/** The picture of a product that has no photograph: at its place in the house, in the colour that is chosen. */
export function ProductDrawing({ className, title, ratio, ...choices }: ProductDrawingProps) {
  const { portrait, subject } = settle(choices);
  const { Picture, place } = portrait;
  const { width, height, chosen } = subject;
  const bounds = portrait.bounds(width, height, chosen);
  const view = frameView(bounds, place, ratio);
  const hangs = place === "roof" || (place === "room" && height < DOOR_HEIGHT);
  const size = choices.width && choices.height ? `, ${sizeLabel(width, height)}` : "";
  const alternative =
    title === ""
      ? { "aria-hidden": true }
      : {
          role: "img",
          "aria-label":
            nameLabel(title ?? portrait.name, colorOfHex(choices.colorHex)) + size + choicesLabel(choices.chosen),
        };
  return (
    <svg className={className} viewBox={boxView(view)} {...alternative}>
      <Surroundings place={place} view={view} ground={hangs ? undefined : bounds.y + bounds.height} opening={width} />
      <Furnishings place={place} view={view} bounds={bounds} />
      <Picture {...subject} pixel={view.height / PICTURE_PIXELS} />
    </svg>
  );
}
