import type { FitId } from "@rules/fit/fit.types";
import type { ReadingName } from "@rules/measuring/readings";
import { Casement } from "../parts/Casement";
import { CLOTH, FRAME, GLASS, INK, PAPER } from "../parts/paints";
import { tapeLine, tapeSheet } from "./tape-lines";

type TapeDrawingProps = {
  fit: FitId;
  /** Where the tape lies. */
  name: ReadingName;
  /** Readings that are taken, as thin lines. */
  taken: readonly ReadingName[];
};

const TAPE = "#a6462a";

/** A window from the room with the tape across it. Decorative: the words beside it say the same. */
export function TapeDrawing({ fit, name, taken }: TapeDrawingProps) {
  const { window, measured } = tapeSheet(fit);
  return (
    <svg viewBox="0 0 360 200" aria-hidden color={INK} fill="none" stroke="currentColor">
      <rect width="360" height="200" fill={PAPER} stroke="none" />
      {fit === "glass" ? (
        <>
          <rect {...window} fill={FRAME} strokeWidth="1.4" />
          <rect {...measured} fill={GLASS} />
        </>
      ) : (
        <Casement {...window} />
      )}
      {fit === "exact" && <rect {...measured} fill={CLOTH} fillOpacity="0.6" strokeWidth="1.4" strokeDasharray="5 4" />}
      {taken.map((each) => {
        const line = each === name ? undefined : tapeLine(each, measured);
        return line && <path key={each} d={`M${line.join("L")}`} strokeWidth="1" strokeDasharray="3 4" />;
      })}
      <Tape line={tapeLine(name, measured)} />
    </svg>
  );
}

function Tape({ line }: { line: ReturnType<typeof tapeLine> }) {
  if (!line) return null;
  return (
    <g stroke={TAPE} strokeWidth="4" strokeLinecap="round">
      <path d={`M${line.join("L")}`} />
      {line.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="7" fill={PAPER} />
      ))}
    </g>
  );
}
