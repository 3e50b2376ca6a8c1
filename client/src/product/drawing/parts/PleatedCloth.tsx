import { DAYLIGHT, fade, SHADOW } from "../model/colour";
import type { Finish } from "../model/finish";
import type { Box } from "../model/measures";
import { Cloth } from "./Cloth";
import { Ripple } from "./Ripple";

interface PleatedClothProps extends Box {
  /** Height of one pleat when open, in millimetres. */
  readonly pleat: number;
  readonly colour: string;
  readonly finish: Finish;
  readonly pixel: number;
}

/** Cloth in even folds, each with a lit upper face and a lower face in shadow. A whole number of pleats fills it. */
export function PleatedCloth({ pleat, ...cloth }: PleatedClothProps) {
  const count = Math.max(2, Math.round(cloth.height / pleat));
  return (
    <>
      <Cloth {...cloth} />
      <Ripple
        {...cloth}
        period={cloth.height / count}
        stops={[
          fade(SHADOW, 0.34),
          [0.12, fade(SHADOW, 0.14)],
          [0.42, fade(DAYLIGHT, 0.24)],
          [0.56, fade(DAYLIGHT, 0.2)],
          [0.7, fade(SHADOW, 0.1)],
          fade(SHADOW, 0.34),
        ]}
      />
    </>
  );
}
