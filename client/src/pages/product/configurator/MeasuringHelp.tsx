import { useId, useState } from "react";
import { Button } from "../../../ui/Button";
import { chakra } from "../../../ui/theme/chakra";
import { notifyNotOpened } from "../../../ui/toast/notify-not-opened";
import type { Configurator } from "./useConfigurator";

const Frame = chakra("div", { base: { px: { base: "var(--gutter)", md: "4", lg: "6" } } });
const Line = chakra("div", { base: { display: "flex", flexWrap: "wrap", columnGap: "6" } });
const LOOK = { variant: "link", fontSize: "small", fontWeight: "400" } as const;

/**
 * Two buttons above the drawing. One shows and announces size, fit, colour and material in sentences, until one of them changes; a
 * size that looks like a slip is asked about. The other one shows what to measure and what is made of it.
 */
export function MeasuringHelp({ configurator }: { configurator: Configurator }) {
  const [words, setWords] = useState<typeof import("./measuring-words")>();
  const [reading, setReading] = useState({ key: "", times: 0 });
  const [isFitOpen, setFitOpen] = useState(false);
  const fitId = useId();
  const { configuration, unit, sizeFields } = configurator;
  const key = JSON.stringify([configuration, unit, sizeFields.wrong]);
  const load = (show: () => void) =>
    void import("./measuring-words").then(
      (loaded) => {
        setWords(loaded);
        show();
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
      </Line>
      {/* New lines at every press, so that they are announced again. */}
      <div role="status">
        {words && reading.key === key && <words.ReadBackLines key={reading.times} configurator={configurator} />}
      </div>
      <div id={fitId}>{words && isFitOpen && <words.FitWords configurator={configurator} />}</div>
    </Frame>
  );
}
