import { type ComponentProps, useEffect, useRef, useState } from "react";
import { LoadingRing } from "./LoadingRing";
import { chakra } from "../../../ui/theme/chakra";

type StageProps = ComponentProps<typeof Frame> & {
  /** Id of the picture in it; undefined for a drawing, which is there at once. */
  pictureId: string | undefined;
};

/** A drawing is upright, 4:5: in the frame of 4:3 it stands in the middle. */
const UPRIGHT_DRAWING = { "& > div > svg": { w: "60%", mx: "auto" } };

const Frame = chakra("div", { base: { position: "relative", touchAction: "pan-y pinch-zoom", ...UPRIGHT_DRAWING } });

/** Where one picture stands large; a ring turns over it while the browser waits for it. */
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
