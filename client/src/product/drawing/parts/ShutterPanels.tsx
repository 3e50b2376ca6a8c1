import { chosenMm, NOTHING_CHOSEN, type Chosen } from "../model/chosen";
import { darker, fade, lighter, shadow } from "../model/colour";
import { boxPath, clamp, edges, inset, path, tenth, type Box } from "../model/measures";
import { louvreWidth, shutterPanels } from "../model/shutter-panels";
import { slatCount } from "../model/slat-count";
import type { Look } from "../model/subject";
import type { Trial } from "../model/trial";
import { WoodGrain } from "../textures/WoodGrain";
import { Blades } from "./Blades";
import { Outlines, Ripple, Shade } from "./shades";

/** A solid panel with a bevelled field in the middle. */
function RaisedPanel({ colour, pixel, ...box }: Box & Omit<Look, "finish">) {
  const bevel = clamp(Math.min(box.width, box.height) * 0.1, 10, 44);
  const field = inset(box, bevel);
  const [left, top, right, bottom] = edges(box);
  return (
    <>
      <path d={boxPath(box)} fill={darker(colour, 0.1)} />
      <path
        d={path`M${left} ${top}H${right}l${-bevel} ${bevel}H${field.x}zM${right} ${top}V${bottom}l${-bevel} ${-bevel}V${field.y}z`}
        fill={shadow(0.14)}
      />
      <path d={path`M${left} ${bottom}H${right}l${-bevel} ${-bevel}H${field.x}z`} fill={fade("#ffffff", 0.25)} />
      <Shade {...field} across stops={[lighter(colour, 0.2), lighter(colour, 0.02)]} />
      <Outlines boxes={[field]} colour={shadow(0.25)} width={pixel * 0.8} />
    </>
  );
}

interface ShutterPanelsProps extends Box, Look {
  /** Raised panels in place of louvres. */
  readonly solid?: boolean;
  /** How many leaves; by width when left out. */
  readonly leaves?: number;
  /** Thickness of the frame in millimetres; by size when left out. */
  readonly frame?: number;
  readonly chosen?: Chosen;
  readonly trial?: Trial | undefined;
}

/** Shares of its pitch that a louvre covers when it stands half open, and of the upper and lower louvres of a split tilt. */
const [COVER, UPPER, LOWER] = [0.74, 0.5, 0.92];
/** Width of a rod in front of the louvres, in millimetres. */
const ROD = 14;

/** Leaves of a shutter in their frame. */
export function ShutterPanels({ colour, finish, pixel, solid = false, leaves, frame, ...props }: ShutterPanelsProps) {
  const { chosen = NOTHING_CHOSEN, trial, ...box } = props;
  const panels = shutterPanels(box, { leaves, frame, midrail: midrailOf(chosen), post: postOf(chosen) });
  const openings = panels.flatMap((panel) => panel.openings);
  const outlines = panels.map((panel) => panel.outline);
  const timber = boxPath(box, ...openings);
  const isSplit = chosen["tilt"] === "hidden rod, split" && !trial?.cover;
  const cover = trial?.cover ?? COVER;
  const tilted = isSplit ? openings.flatMap(halves) : openings.map((opening) => ({ ...opening, cover }));
  const rows = tilted.filter((row) => row.x === tilted[0]?.x);
  const louvre = chosenMm(chosen["louvre"]) ?? louvreWidth(box.height);
  return (
    <>
      {solid
        ? openings.map((opening) => (
            <RaisedPanel key={`${opening.x} ${opening.y}`} {...opening} colour={colour} pixel={pixel} />
          ))
        : rows.map((row) => (
            <LouvreRow
              key={row.y}
              fields={tilted.filter((field) => field.y === row.y)}
              count={slatCount(row.height, louvre)}
              cover={row.cover}
              {...{ colour, finish, box }}
            />
          ))}
      <path d={timber} fillRule="evenodd" fill={lighter(colour, 0.1)} />
      {finish.surface === "grain" && (
        <WoodGrain colour={colour}>{(grain) => <path d={timber} fillRule="evenodd" fill={grain} />}</WoodGrain>
      )}
      <Outlines boxes={openings} colour={shadow(0.4)} width={pixel * 1.2} />
      <Outlines boxes={[...outlines, box]} colour={fade(darker(colour, 0.6), 0.55)} width={pixel * 1.1} />
      <Outlines
        boxes={outlines.map((outline) => inset(outline, pixel))}
        colour={fade(lighter(colour, 0.7), 0.6)}
        width={pixel * 0.7}
      />
      {chosen["tilt"] === "front rod" && (
        <path
          d={openings.map(({ x, y, width, height }) => path`M${x + width / 2} ${y + 20}v${height - 40}`).join("")}
          stroke={darker(colour, 0.2)}
          strokeWidth={ROD}
          strokeLinecap="round"
        />
      )}
      {chosen["catch"] === "swing bar" && <SwingBar panels={outlines} />}
      {frame !== 0 && <Hinges panels={outlines} colour={colour} side={chosen["panels hinge"]} />}
    </>
  );
}

interface LouvreRowProps extends Omit<Look, "pixel"> {
  /** Openings of one height side by side. */
  readonly fields: readonly Box[];
  readonly count: number;
  readonly cover: number;
  /** The shutter. */
  readonly box: Box;
}

/** Louvres side by side, and what is seen between them. Leaves on both sides of a T-post differ in width. */
function LouvreRow({ fields, count, cover, colour, finish, box }: LouvreRowProps) {
  const [row] = fields;
  if (!row) return null;
  const widths = new Set(fields.map(({ width }) => tenth(width)));
  return (
    <>
      <Ripple
        {...row}
        width={box.width - 2 * (row.x - box.x)}
        period={row.height / count}
        stops={[[cover, fade("#1a130b", 0.38)], fade("#1a130b", 0.06)]}
      />
      {[...widths].map((width) => (
        <Blades
          key={width}
          fields={fields.filter((field) => tenth(field.width) === width)}
          {...{ count, cover, colour, finish }}
        />
      ))}
    </>
  );
}

const midrailOf = ({ midrail }: Chosen) => chosenMm(midrail) ?? midrail === "at a glazing bar";

const postOf = (chosen: Chosen) =>
  chosenMm(chosen["T-post"]) ?? (chosen["T-post"] === "where it is needed" || undefined);

/** The halves of an opening whose louvres tilt apart from each other. */
const halves = (opening: Box) => [
  { ...opening, height: opening.height / 2, cover: UPPER },
  { ...opening, y: opening.y + opening.height / 2, height: opening.height / 2, cover: LOWER },
];

/** An iron bar that swings across the leaves and holds them shut. */
function SwingBar({ panels }: { readonly panels: readonly Box[] }) {
  const [first, last] = [panels[0], panels.at(-1)];
  if (!first || !last) return null;
  const y = first.y + first.height / 2;
  return (
    <path
      d={path`M${first.x + first.width / 2} ${y}H${last.x + last.width / 2 + (first === last ? first.width / 3 : 0)}`}
      stroke="#4a4640"
      strokeWidth="18"
      strokeLinecap="round"
    />
  );
}

interface HingesProps {
  readonly panels: readonly Box[];
  readonly colour: string;
  /** Where all leaves hang; from both sides unless it says left or right. */
  readonly side: string | undefined;
}

/** Two hinges on the outer stile of each leaf: those of the left half hang on the left. */
function Hinges({ panels, colour, side: hung }: HingesProps) {
  const size = Math.min(64, (panels[0]?.height ?? 0) * 0.12);
  const hinges = panels
    .map(({ x, y, width, height }, index) => {
      const isLeft = hung === "left" || (hung !== "right" && index < panels.length / 2);
      const side = isLeft ? x : x + width;
      return [0.14, 0.86].map((place) => path`M${side} ${y + height * place - size / 2}v${size}`).join("");
    })
    .join("");
  return <path d={hinges} stroke={darker(colour, 0.26)} strokeWidth={tenth(size * 0.14)} strokeLinecap="round" />;
}
