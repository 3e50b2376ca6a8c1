import type { Subject } from "../model/subject";
import { BayShutter } from "../parts/BayShutter";
import { ShutterPanels } from "../parts/ShutterPanels";
import { TrackedShutter } from "../parts/TrackedShutter";

/** Shutters before a window: full height, over the lower half, in two tiers, solid, in a bay or on a track. */
export function Shutter(subject: Subject) {
  const { variant, width, height, colour, finish, pixel } = subject;
  const panels = { x: 0, width, colour, finish, pixel };
  const half = height / 2;
  switch (variant) {
    case "cafe":
      return <ShutterPanels {...panels} y={half} height={half} />;
    case "tier-on-tier":
      return [0, half].map((y) => <ShutterPanels key={y} {...panels} y={y} height={half} />);
    case "bay":
      return <BayShutter {...subject} />;
    case "tracked":
      return <TrackedShutter {...subject} />;
    case null:
    default:
      return <ShutterPanels {...panels} y={0} height={height} solid={variant === "solid"} />;
  }
}
