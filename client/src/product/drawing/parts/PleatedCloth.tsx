import { daylight, shadow } from "../model/colour";
import type { Box } from "../model/measures";
import type { Look } from "../model/subject";
import { Cloth } from "./Cloth";
import { Ripple } from "./shades";

interface PleatedClothProps extends Box, Look {
  /** Height of one pleat when open, in millimetres. */
  readonly pleat: number;
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
          shadow(0.34),
          [0.12, shadow(0.14)],
          [0.42, daylight(0.24)],
          [0.56, daylight(0.2)],
          [0.7, shadow(0.1)],
          shadow(0.34),
        ]}
      />
    </>
  );
}
