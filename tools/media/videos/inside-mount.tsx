import { Label } from "../../../client/src/product/measuring/parts/annotations";
import { Casement } from "../../../client/src/product/measuring/parts/Casement";
import { FRAME, GLASS } from "../../../client/src/product/measuring/parts/paints";
import { Growing, Roman } from "./parts";
import { BracketsInRecess, RailIntoBrackets } from "./rail-scenes";
import { SafetyScene } from "./SafetyScene";
import { Stage, type SceneDrawing } from "./stage";
import { between, progress } from "./timing";

const WINDOW = { x: 92, y: 24, width: 200, height: 186 };
const [LEFT, RIGHT, TOP, FOOT] = [WINDOW.x, WINDOW.x + WINDOW.width, WINDOW.y, WINDOW.y + WINDOW.height];
/** Position in the window, from its upper left corner. */
const WIDTHS = [
  { y: 52, figure: "1204 mm" },
  { y: 117, figure: "1200 mm" },
  { y: 182, figure: "1202 mm" },
];
const DROPS = [
  { x: 118, figure: "1403" },
  { x: 214, figure: "1402" },
  { x: 266, figure: "1400" },
];
const on = { at: 0.26, ground: GLASS };

/** In the order of the script. */
export const INSIDE_MOUNT_SCENES: readonly SceneDrawing[] = [
  ({ t }) => (
    <Stage>
      <Casement {...WINDOW} />
      <Roman {...WINDOW} lowered={progress(t, 0.8, 2)} />
    </Stage>
  ),
  ({ t }) => (
    <Stage>
      <Casement {...WINDOW} />
      {WIDTHS.map(({ y, figure }, index) => (
        <Growing
          key={y}
          from={[LEFT, y]}
          to={[RIGHT, y]}
          figure={figure}
          {...on}
          part={progress(t, 0.5 + index * 1.2, 0.9)}
        />
      ))}
    </Stage>
  ),
  ({ t }) => (
    <Stage>
      <Casement {...WINDOW} />
      {DROPS.map(({ x, figure }, index) => (
        <Growing
          key={x}
          from={[x, TOP]}
          to={[x, FOOT]}
          figure={figure}
          at={0.3 + index * 0.2}
          ground={GLASS}
          part={progress(t, 0.5 + index * 1.2, 0.9)}
        />
      ))}
    </Stage>
  ),
  Smallest,
  ({ t }) => (
    <Stage>
      <BracketsInRecess t={t} />
    </Stage>
  ),
  ({ t }) => <Stage>{t < LOWERING ? <RailIntoBrackets t={t} /> : <Lowered t={t - LOWERING} />}</Stage>,
  ({ t }) => (
    <Stage>
      <SafetyScene t={t} begins={0.3} />
    </Stage>
  ),
];

/** In seconds, when the view changes from the rail to the whole window. */
const LOWERING = 2.6;

function Lowered({ t }: { t: number }) {
  return (
    <>
      <Casement {...WINDOW} />
      <Roman {...WINDOW} lowered={progress(t, 0.2, 1.6)} />
    </>
  );
}

/** The window moves aside for the note with the two figures to order. */
function Smallest({ t }: { t: number }) {
  const x = between(WINDOW.x, 30, progress(t, 0.2, 0.8));
  const shift = x - WINDOW.x;
  const written = [1.5, 2.1].map((from) => progress(t, from, 0.4));
  return (
    <Stage>
      <Casement {...WINDOW} x={x} />
      <Growing from={[x, 117]} to={[RIGHT + shift, 117]} figure="1200 mm" {...on} strong part={1} />
      <Growing
        from={[266 + shift, TOP]}
        to={[266 + shift, FOOT]}
        figure="1400"
        at={0.7}
        ground={GLASS}
        strong
        part={1}
      />
      <g opacity={progress(t, 1, 0.5)}>
        <path d="M256 62H372V146H256Z" fill={FRAME} strokeWidth="1.3" />
        <Label x={268} y={82} anchor="start" ground={FRAME} bold text="To order" />
        <g opacity={written[0]}>
          <Label x={268} y={104} anchor="start" ground={FRAME} text="Width 1200 mm" />
        </g>
        <g opacity={written[1]}>
          <Label x={268} y={126} anchor="start" ground={FRAME} text="Drop 1400 mm" />
        </g>
      </g>
    </Stage>
  );
}
