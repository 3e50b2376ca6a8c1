import type { Subject } from "../model/subject";
import { BayShutter } from "../parts/BayShutter";
import { Recess } from "../parts/Recess";
import { ShutterPanels } from "../parts/ShutterPanels";
import { TrackedShutter } from "../parts/TrackedShutter";

/** Shutters before a window: full height, over the lower half, in two tiers, solid, in a bay or on a track. */
export function Shutter(subject: Subject) {
  return (
    <>
      <Recess {...subject} />
      <Leaves {...subject} />
    </>
  );
}

function Leaves({ variant, width, height, colour, finish, pixel }: Subject) {
  const look = { x: 0, width, colour, finish, pixel };
  const half = height / 2;
  switch (variant) {
    case "cafe":
      return <ShutterPanels {...look} y={half} height={half} />;
    case "tier-on-tier":
      return [0, half].map((y) => <ShutterPanels key={y} {...look} y={y} height={half} />);
    case "bay":
      return <BayShutter {...look} y={0} height={height} />;
    case "tracked":
      return <TrackedShutter {...look} y={0} height={height} />;
    case null:
    default:
      return <ShutterPanels {...look} y={0} height={height} solid={variant === "solid"} />;
  }
}
