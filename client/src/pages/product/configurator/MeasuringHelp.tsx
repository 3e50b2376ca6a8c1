import { useId, useState } from "react";
import { Button } from "../../../ui/Button";
import { chakra } from "../../../ui/theme/chakra";
import { notifyNotOpened } from "../../../ui/toast/notify-not-opened";
import type { Tried } from "./trial/trial";
import type { Configurator } from "./useConfigurator";

const Frame = chakra("div", { base: { px: { base: "var(--gutter)", md: "4", lg: "6" } } });
const Line = chakra("div", { base: { display: "flex", flexWrap: "wrap", columnGap: "6" } });
const LOOK = { variant: "link", fontSize: "small", fontWeight: "400" } as const;

type MeasuringHelpProps = {
  configurator: Configurator;
  tried: Tried | undefined;
  onTry: (tried: Tried | undefined) => void;
};

/** Drawn from above or without what moves. */
const FIXED = /pergola|awning|pelmet/i;

/**
 * Buttons above the drawing. One shows and announces size, fit, colour and material in sentences, until one of them changes; a
 * size that looks like a slip is asked about. Another one shows what to measure and what is made of it, and one what moves the drawing.
 */
export function MeasuringHelp({ configurator, tried, onTry }: MeasuringHelpProps) {
  const [words, setWords] = useState<typeof import("./measuring-words")>();
  const [reading, setReading] = useState({ key: "", times: 0 });
  const [isFitOpen, setFitOpen] = useState(false);
  const fitId = useId();
  const { product, configuration, unit, sizeFields } = configurator;
  const key = JSON.stringify([configuration, unit, sizeFields.wrong]);
  const load = (show: (loaded: typeof import("./measuring-words")) => void) =>
    void import("./measuring-words").then(
      (loaded) => {
        setWords(loaded);
        show(loaded);
      },
      (error) => notifyNotOpened("Help with your measurements can't be opened", error),
    );
  return (
    <Frame>
      <Line>
        <Button {...LOOK} onClick={() => load(() => setReading(({ times }) => ({ key, times: times + 1 })))}>
          Read my measurements back
        </Button>
        <Button
          {...LOOK}
          aria-expanded={isFitOpen}
          aria-controls={fitId}
          onClick={() => (isFitOpen ? setFitOpen(false) : load(() => setFitOpen(true)))}
        >
          What to measure, and what we make
        </Button>
        {!FIXED.test(product.family + product.variant) && (
          <Button
            {...LOOK}
            aria-expanded={tried !== undefined}
            onClick={() => (tried ? onTry(undefined) : load(({ startTrial }) => onTry(startTrial(configurator))))}
          >
            Try it on the drawing
          </Button>
        )}
      </Line>
      {/* New lines at every press, so that they are announced again. */}
      <div role="status">
        {words && reading.key === key && <words.ReadBackLines key={reading.times} configurator={configurator} />}
      </div>
      <div id={fitId}>{words && isFitOpen && <words.FitWords configurator={configurator} />}</div>
      {words && tried && <words.TryOut configurator={configurator} tried={tried} onTry={onTry} />}
    </Frame>
  );
}
