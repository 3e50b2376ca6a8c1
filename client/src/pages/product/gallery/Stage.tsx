import { useEffect, useRef, useState, type ComponentProps } from "react";
import { chakra } from "../../../ui/theme/chakra";
import { LoadingRing } from "./LoadingRing";

type StageProps = ComponentProps<typeof Frame> & {
  /** Id of the picture; undefined for a drawing, which needs no loading. */
  pictureId: string | undefined;
};

/** A drawing is 4:5 and centred in the 4:3 frame. */
const UPRIGHT_DRAWING = { "& > div > svg": { w: "60%", mx: "auto" } };

const Frame = chakra("div", { base: { position: "relative", touchAction: "pan-y pinch-zoom", ...UPRIGHT_DRAWING } });

/** Frame of the large picture, with a spinner while it loads. */
export function Stage({ pictureId, children, ...frame }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [awaitedId, setAwaitedId] = useState<string>();
  const settle = () => setAwaitedId(undefined);

  useEffect(() => {
    const hasArrived = stage.current?.querySelector("img")?.complete ?? true;
    setAwaitedId(hasArrived ? undefined : pictureId);
  }, [pictureId]);

  return (
    <Frame ref={stage} onLoadCapture={settle} onErrorCapture={settle} {...frame}>
      {children}
      {awaitedId !== undefined && <LoadingRing />}
    </Frame>
  );
}
