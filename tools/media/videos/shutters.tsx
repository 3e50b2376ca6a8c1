import { Label, Pointer } from "../../../client/src/product/measuring/parts/annotations";
import { GLASS } from "../../../client/src/product/measuring/parts/paints";
import { Level } from "./parts";
import { Caulk, FrameScrews, INNER, Opening, Panel, ScrewCaps, Shims, ShutterFrame } from "./shutter-parts";
import { Stage, type SceneDrawing } from "./stage";
import { between, progress } from "./timing";

/** In the order of the script. */
export const SHUTTER_SCENES: readonly SceneDrawing[] = [
  ({ t }) => (
    <Stage>
      <ShutterFrame apart={between(26, 0, progress(t, 0.8, 2))} />
      {t > 3 && <Corners />}
    </Stage>
  ),
  ({ t }) => (
    <Stage>
      <Opening />
      <g transform={`translate(${between(46, 0, progress(t, 0.4, 1.6))} 0)`}>
        <ShutterFrame />
        {t > 2.6 && <FrameScrews count={1} />}
      </g>
    </Stage>
  ),
  ({ t }) => (
    <Stage>
      <Opening />
      <Shims part={progress(t, 0.8, 1.6)} />
      <ShutterFrame />
      <FrameScrews count={1} />
      <Level x={INNER.left + 16} y={124} upright settled={progress(t, 0.8, 1.6)} />
      {t > 2.2 && <Pointer x={322} y={112} to={[294, 78]} text="shim" />}
      {t > 2.6 && <Label x={192} y={124} ground={GLASS} bold text="plumb" />}
    </Stage>
  ),
  ({ t }) => (
    <Stage>
      <Shimmed screws={1} />
      <Diagonals a={progress(t, 0.5, 1.1)} b={progress(t, 1.9, 1.1)} />
      {t > 3.3 && <Label x={192} y={196} ground={GLASS} bold text="within 3 mm" />}
    </Stage>
  ),
  ({ t }) => (
    <Stage>
      <Shimmed screws={1 + Math.min(5, Math.floor(Math.max(0, t - 0.3) / 0.45))} />
      {t > 3 && <Diagonals a={progress(t, 3, 0.7)} b={progress(t, 3.6, 0.7)} />}
    </Stage>
  ),
  ({ t }) => (
    <Stage>
      <Shimmed screws={6} />
      <Panel side="left" closed={progress(t, 0.5, 1.6)} tilt={0} />
      {t > 0.9 && <Panel side="right" closed={progress(t, 1.6, 1.6)} tilt={0} />}
      {t > 3.6 && <path d={`M192 ${INNER.top}V${INNER.foot}`} strokeWidth="3" />}
      {t > 3.6 && <Pointer x={322} y={150} to={[192, 128]} text="even gap" />}
    </Stage>
  ),
  ({ t }) => (
    <Stage>
      <Shimmed screws={6} />
      <Caulk part={progress(t, 0.3, 1.6)} />
      <ScrewCaps count={Math.min(6, Math.floor(Math.max(0, t - 1.9) / 0.2))} />
      <Panel side="left" closed={1} tilt={progress(t, 3.4, 1.2)} />
      <Panel side="right" closed={1} tilt={progress(t, 3.4, 1.2)} />
    </Stage>
  ),
];

function Shimmed({ screws }: { screws: number }) {
  return (
    <>
      <Opening />
      <Shims part={1} />
      <ShutterFrame />
      <FrameScrews count={screws} />
    </>
  );
}

/** The clips that hold the corners of the frame. */
function Corners() {
  return [
    [100, 26],
    [284, 26],
    [284, 220],
    [100, 220],
  ].map(([x = 0, y = 0]) => <rect key={`${x} ${y}`} x={x - 7} y={y - 2.5} width="14" height="5" fill="currentColor" />);
}

function Diagonals({ a, b }: { a: number; b: number }) {
  const { left, right, top, foot } = INNER;
  return (
    <g strokeWidth="1.6">
      {a > 0 && <path d={`M${left} ${top}L${between(left, right, a)} ${between(top, foot, a)}`} />}
      {b > 0 && <path d={`M${right} ${top}L${between(right, left, b)} ${between(top, foot, b)}`} />}
      {a === 1 && <Label x={left + 38} y={top + 40} ground={GLASS} bold text="A" />}
      {b === 1 && <Label x={right - 38} y={top + 40} ground={GLASS} bold text="B" />}
    </g>
  );
}
