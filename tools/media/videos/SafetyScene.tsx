import { Pointer } from "../../../client/src/product/measuring/parts/annotations";
import { Casement } from "../../../client/src/product/measuring/parts/Casement";
import { FRAME } from "../../../client/src/product/measuring/parts/paints";
import { Growing, Roman, Screw } from "./parts";
import { between, progress } from "./timing";

type SafetySceneProps = {
  t: number;
  /** How far the blind overlaps the opening. */
  outside?: boolean;
  /** In seconds, when the blind is down and the device appears. */
  begins: number;
};

const FLOOR = 226;
const CHAIN = 204;
/** The centre of the device: 1500 of the 2000 mm between floor and rail. */
const HELD = 74;

/** A window with its blind, and the device that keeps the chain taut. */
export function SafetyScene({ t, outside = false, begins }: SafetySceneProps) {
  const blind = outside ? { x: 56, y: 14, width: 140, height: 138 } : { x: 76, y: 26, width: 100, height: 108 };
  const top = blind.y + 11;
  const pull = progress(t, begins + 0.4, 1);
  const device = between(HELD - 18, HELD, pull);
  const slack = between(7, 0, pull);
  const isThere = t > begins;
  const chain = outside ? CHAIN : CHAIN - 22;
  return (
    <>
      <path d={`M12 ${FLOOR}H372`} strokeWidth="2.4" />
      <Casement x={74} y={26} width={104} height={108} />
      <Roman {...blind} lowered={outside ? progress(t, 0.3, 1.4) : 1} />
      <path d={`M${blind.x + blind.width} ${blind.y + 5}H${chain + 4}`} strokeWidth="2" />
      <path
        d={`M${chain} ${top - 6}C${chain - slack} ${top + 20} ${chain + slack} ${device - 20} ${chain} ${device}M${chain + 6} ${top - 6}C${chain + 6 + slack} ${top + 20} ${chain + 6 - slack} ${device - 20} ${chain + 6} ${device}`}
        strokeWidth="1.6"
        strokeDasharray="2 2"
      />
      {isThere && <rect x={chain - 4} y={device - 6} width="14" height="22" rx="3" fill={FRAME} strokeWidth="1.8" />}
      {t > begins + 1.5 && <Screw x={chain + 3} y={device + 9} />}
      {t > begins + 1.7 && <Pointer x={chain + 40} y={device - 26} to={[chain + 10, device]} text="safety device" />}
      <Growing
        from={[chain + 40, FLOOR]}
        to={[chain + 40, HELD + 5]}
        figure="at least 1500 mm"
        side="right"
        strong
        part={progress(t, begins + 1.9, 1)}
      />
    </>
  );
}
