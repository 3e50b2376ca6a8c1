import { Casement } from "../../../client/src/product/measuring/parts/Casement";
import { CLOTH, FRAME } from "../../../client/src/product/measuring/parts/paints";
import { Growing, Level, PencilLine, Roman, Screw } from "./parts";
import { SafetyScene } from "./SafetyScene";
import { Stage, type SceneDrawing } from "./stage";
import { between, progress } from "./timing";

const OPENING = { x: 126, y: 64, width: 132, height: 120 };
const [LEFT, RIGHT, TOP, FOOT] = [126, 258, 64, 184];
const MIDDLE = (LEFT + RIGHT) / 2;
/** The minimum and the recommended overlap of the blind. Not to scale, so that figures fit. */
const LEAST = { side: 16, above: 22, below: 0 };
const USUAL = { side: 36, above: 30, below: 30 };

const reach = (part: number) => ({
  side: between(LEAST.side, USUAL.side, part),
  above: between(LEAST.above, USUAL.above, part),
  below: between(LEAST.below, USUAL.below, part),
});
const BLIND = {
  x: LEFT - USUAL.side,
  y: TOP - USUAL.above,
  width: OPENING.width + USUAL.side * 2,
  height: OPENING.height + USUAL.above + USUAL.below,
};

function Outline({ side, above, below, opacity }: ReturnType<typeof reach> & { opacity: number }) {
  const outline = {
    x: LEFT - side,
    y: TOP - above,
    width: OPENING.width + side * 2,
    height: OPENING.height + above + below,
  };
  return (
    <g opacity={opacity}>
      <rect {...outline} fill={CLOTH} fillOpacity="0.7" strokeWidth="1.5" />
      <rect {...OPENING} strokeDasharray="4 3" strokeWidth="1.3" />
    </g>
  );
}

/** In the order of the script. */
export const OUTSIDE_MOUNT_SCENES: readonly SceneDrawing[] = [
  ({ t }) => (
    <Stage>
      <Casement {...OPENING} />
      <Roman {...BLIND} lowered={progress(t, 0.8, 2)} />
    </Stage>
  ),
  ({ t }) => (
    <Stage>
      <Casement {...OPENING} />
      <Growing from={[LEFT, 40]} to={[RIGHT, 40]} figure="1200 mm" part={progress(t, 0.6, 1)} />
      <Growing from={[292, TOP]} to={[292, FOOT]} figure="1400 mm" side="right" part={progress(t, 2, 1)} />
    </Stage>
  ),
  ({ t }) => {
    const part = progress(t, 0.6, 1);
    const width = { side: LEAST.side * part, above: 0, below: 0 };
    const grown = { ...width, above: LEAST.above * progress(t, 2.6, 0.8) };
    return (
      <Stage>
        <Casement {...OPENING} />
        <Outline {...grown} opacity={part} />
        <Growing
          from={[LEFT - 16, 210]}
          to={[RIGHT + 16, 210]}
          figure="width + 3–4 in"
          strong
          part={progress(t, 1.4, 0.8)}
        />
        <Growing
          from={[RIGHT + 40, TOP]}
          to={[RIGHT + 40, TOP - LEAST.above]}
          figure="2–3 in"
          side="right"
          strong
          part={progress(t, 3.2, 0.6)}
        />
      </Stage>
    );
  },
  ({ t }) => (
    <Stage>
      <Casement {...OPENING} />
      <Outline {...reach(progress(t, 0.4, 1.2))} opacity={1} />
      {[
        [LEFT, LEFT - USUAL.side],
        [RIGHT, RIGHT + USUAL.side],
      ].map(([from = 0, to = 0]) => (
        <Growing
          key={from}
          from={[from, 122]}
          to={[to, 122]}
          figure="75"
          side="above"
          ground={CLOTH}
          part={progress(t, 1.9, 0.5)}
        />
      ))}
      <Growing
        from={[MIDDLE, TOP]}
        to={[MIDDLE, 34]}
        figure="75"
        side="right"
        ground={CLOTH}
        part={progress(t, 2.5, 0.5)}
      />
      <Growing
        from={[MIDDLE, FOOT]}
        to={[MIDDLE, 214]}
        figure="50–100"
        side="right"
        ground={CLOTH}
        part={progress(t, 3.1, 0.5)}
      />
    </Stage>
  ),
  ({ t }) => (
    <Stage>
      <Casement {...OPENING} />
      <Outline {...reach(1)} opacity={1} />
      <Growing from={[90, 18]} to={[294, 18]} figure="1350 mm" strong part={progress(t, 0.5, 1)} />
      <Growing from={[316, 34]} to={[316, 214]} figure="1525" side="right" strong part={progress(t, 1.8, 1)} />
    </Stage>
  ),
  WallBrackets,
  ({ t }) => (
    <Stage>
      <SafetyScene t={t} outside begins={2} />
    </Stage>
  ),
];

const BRACKETS = [116, 184, 252];
const LINE = 44;

function WallBrackets({ t }: { t: number }) {
  const drawn = progress(t, 0.4, 1.2);
  return (
    <Stage>
      <Casement {...OPENING} />
      <PencilLine y={LINE} from={84} to={300} part={drawn} />
      {t < 2 && <Level x={between(120, 264, drawn)} y={LINE - 10} settled={progress(t, 0.2, 1)} />}
      {BRACKETS.map(
        (x, index) =>
          t > 2 + index * 0.45 && (
            <g key={x}>
              <rect x={x} y={LINE - 14} width="16" height="22" fill={FRAME} strokeWidth="1.5" />
              <Screw x={x + 8} y={LINE - 4} />
            </g>
          ),
      )}
      <Growing from={[304, TOP]} to={[304, LINE + 8]} figure="30–50" side="right" part={progress(t, 3.6, 0.5)} />
      {t > 3.6 && <path d={`M${RIGHT} ${TOP}H312M268 ${LINE + 8}H312`} strokeDasharray="3 3" />}
    </Stage>
  );
}
