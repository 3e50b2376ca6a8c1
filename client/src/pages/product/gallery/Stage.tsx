import { useEffect, useRef, useState, type ComponentProps } from "react";
import { Spinner } from "../../../ui/Spinner";
import { chakra } from "../../../ui/theme/chakra";

type StageProps = ComponentProps<typeof Frame> & {
  /** Id of the picture; undefined for a drawing, which needs no loading. */
  pictureId: string | undefined;
};

/** A drawing is 4:5 and centred in the 4:3 frame. */
const UPRIGHT_DRAWING = { "& > div > svg": { w: "60%", mx: "auto" } };

const Frame = chakra("div", { base: { position: "relative", touchAction: "pan-y pinch-zoom", ...UPRIGHT_DRAWING } });
const Centre = chakra("span", {
  base: {
    position: "absolute",
    inset: "0",
    display: "grid",
    placeItems: "center",
    pointerEvents: "none",
    // Delayed, so that a fast picture shows no spinner.
    animation: "fade-in 140ms 300ms backwards",
  },
});

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
      {awaitedId !== undefined && (
        <Centre data-loading>
          <Spinner
            boxSize="9"
            borderWidth="3px"
            borderColor="rgb(250 247 241 / 0.5)"
            borderTopColor="bg"
            filter="drop-shadow(0 0 1px rgb(28 42 37 / 0.6))"
          />
        </Centre>
      )}
    </Frame>
  );
}
