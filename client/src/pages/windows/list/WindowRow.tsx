import { measuredOpening, openingSize } from "@rules/opening-size";
import { KIND_LABELS } from "@rules/project/window-words";
import { formatLength, formatSize, type Unit } from "@rules/sizes";
import type { ShownWindow } from "../../../features/windows/held-windows";
import { paths } from "../../../lib/paths";
import { Button } from "../../../ui/Button";
import { AlertIcon } from "../../../ui/icons";
import { TextLink } from "../../../ui/links";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { WindowDrawing } from "../drawing/WindowDrawing";

type WindowRowProps = {
  window: ShownWindow;
  unit: Unit;
  /** Whether another device has changed it too, and the shopper has not decided. */
  isContested: boolean;
  onRemove: () => void;
};

const Row = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: "7.5rem minmax(0, 1fr)",
    columnGap: "4",
    alignItems: "start",
    "& svg[data-ground]": { display: "block", w: "full", h: "auto", borderRadius: "picture" },
  },
});
const Size = chakra("p", { base: { fontWeight: "600", fontVariantNumeric: "tabular-nums" } });
const Note = chakra("p", {
  base: { display: "flex", gap: "2", mt: "1", fontSize: "small", lineHeight: "1.4", "& > svg": { color: "wait.fg" } },
});
const Acts = chakra("div", { base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "4" } });
const ACT = { display: "inline-flex", alignItems: "center", minH: "target", fontSize: "small" } as const;

/** A window of the list: its drawing, its size to order, and what is missing of it. */
export function WindowRow({ window, unit, isContested, onRemove }: WindowRowProps) {
  const { findings } = measuredOpening(window, unit);
  const note = isContested ? "Changed on two devices. Please look at it." : findings[0]?.sentence;
  return (
    <Row>
      <WindowDrawing values={window} unit={unit} isDecorative />
      <div>
        <chakra.h3 textStyle="title" overflowWrap="anywhere">
          {window.name}
        </chakra.h3>
        <Size>{sizeWords(openingSize(window), unit)}</Size>
        <SmallText>{KIND_LABELS[window.kind]}</SmallText>
        {note !== undefined && (
          <Note>
            <AlertIcon size="s" />
            {note}
          </Note>
        )}
        <Acts>
          <TextLink {...ACT} to={paths.windows.href(window.key)}>
            Measure<VisuallyHidden>{` ${window.name}`}</VisuallyHidden>
          </TextLink>
          <TextLink {...ACT} to={paths.windowFits.href(window.key)}>
            What fits<VisuallyHidden>{` ${window.name}`}</VisuallyHidden>
          </TextLink>
          <Button variant="link" fontSize="small" fontWeight="400" color="fg.muted" onClick={onRemove}>
            Remove<VisuallyHidden>{` ${window.name}`}</VisuallyHidden>
          </Button>
        </Acts>
      </div>
    </Row>
  );
}

/** "1198 × 1402 mm", or which length is missing. */
function sizeWords({ width, height }: ReturnType<typeof openingSize>, unit: Unit): string {
  if (width !== undefined && height !== undefined) return formatSize({ width, height }, unit);
  if (width !== undefined) return `${formatLength(width, unit)} wide, drop missing`;
  return height === undefined ? "Not measured yet" : `${formatLength(height, unit)} drop, width missing`;
}
