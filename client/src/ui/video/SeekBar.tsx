import { moveTo } from "./film-actions";
import { useVideoValue } from "./use-video-value";
import { clockTime, spokenTime } from "./video-source";
import { chakra } from "../theme/chakra";

const Bar = chakra("input", {
  base: { flex: "1", minW: "0", h: "target", accentColor: "{colors.fg}", cursor: "pointer" },
});
const Clock = chakra("span", {
  base: {
    flex: "none",
    px: "2",
    textStyle: "small",
    color: "fg.muted",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
});

const MOVING = ["timeupdate", "seeking", "seeked", "loadedmetadata"];
const LENGTH = ["durationchange", "loadedmetadata"];
// In tenths, so that what moves is drawn ten times a second at most.
const placeOf = ({ currentTime }: HTMLVideoElement) => Math.round(currentTime * 10) / 10;
const lengthOf = ({ duration }: HTMLVideoElement) => (Number.isFinite(duration) ? duration : 0);

/** Where the film is, to be moved by pointer and arrow keys. */
export function SeekBar({ film }: { film: HTMLVideoElement }) {
  const place = useVideoValue(film, MOVING, placeOf);
  const length = useVideoValue(film, LENGTH, lengthOf);
  return (
    <>
      <Bar
        type="range"
        min={0}
        max={length || 1}
        step={1}
        value={place}
        disabled={length === 0}
        aria-label="Position in the film"
        aria-valuetext={`${spokenTime(place)} of ${spokenTime(length)}`}
        onChange={({ target }) => moveTo(film, target.valueAsNumber)}
      />
      <Clock aria-hidden>
        {clockTime(place)} / {clockTime(length)}
      </Clock>
    </>
  );
}
