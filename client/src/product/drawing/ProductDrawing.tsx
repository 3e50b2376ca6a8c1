import { settle, type DrawingChoices } from "./choices";
import { frameView, PICTURE_PIXELS } from "./framing";
import { nameLabel, sizeLabel } from "./labels";
import { DOOR_HEIGHT } from "./model/bounds";
import { boxView } from "./model/measures";
import { Surroundings } from "./parts/Surroundings";

interface ProductDrawingProps extends DrawingChoices {
  readonly className?: string;
  /** What the text alternative calls it; "" marks a drawing beside its own name as decoration. */
  readonly title?: string;
}

/** The picture of a product that has no photograph: at its place in the house, 4:5, in the colour that is chosen. */
export function ProductDrawing({ className, title, ...choices }: ProductDrawingProps) {
  const { portrait, subject } = settle(choices);
  const { Picture, place } = portrait;
  const { width, height } = subject;
  const bounds = portrait.bounds(width, height);
  const view = frameView(bounds, place);
  const hangs = place === "roof" || (place === "room" && height < DOOR_HEIGHT);
  const size = choices.width && choices.height ? `, ${sizeLabel(width, height)}` : "";
  const alternative =
    title === ""
      ? { "aria-hidden": true }
      : { role: "img", "aria-label": nameLabel(title ?? portrait.name, choices.colorHex) + size };
  return (
    <svg className={className} viewBox={boxView(view)} {...alternative}>
      <Surroundings place={place} view={view} ground={hangs ? undefined : bounds.y + bounds.height} opening={width} />
      <Picture {...subject} pixel={view.width / PICTURE_PIXELS} />
    </svg>
  );
}
