import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Button } from "../../../ui/Button";
import { chakra } from "../../../ui/theme/chakra";
import { notifyNotOpened } from "../../../ui/toast/notify-not-opened";
import type { Configurator } from "./useConfigurator";

const Frame = chakra("div", { base: { px: { base: "var(--gutter)", md: "4", lg: "6" } } });
const Lines = chakra("ul", {
  base: {
    mt: "1",
    mb: "4",
    bg: "bg",
    py: "3.5",
    px: "5",
    borderWidth: "1px",
    borderColor: "fg",
    borderRadius: "panel",
    listStyleType: "none",
    color: "fg",
    fontSize: "control",
    "& > li + li": { mt: "1.5" },
  },
});

type Reading = { key: string; times: number; sentences: readonly string[] };

/** A button that shows and announces size, fit, colour and material in sentences, until one of them changes. A size that looks like a slip is asked about. */
export function ReadBack({ configurator }: { configurator: Configurator }) {
  const [reading, setReading] = useState<Reading>();
  const { cache } = useApolloClient();
  const { configuration, unit, sizeFields } = configurator;
  const key = JSON.stringify([configuration, unit, sizeFields.wrong]);
  const read = () =>
    void import("./read-back").then(
      ({ readBack }) =>
        setReading((last) => ({ key, times: (last?.times ?? 0) + 1, sentences: readBack(configurator, cache) })),
      (error) => notifyNotOpened("Your measurements can't be read back", error),
    );
  return (
    <Frame>
      <Button variant="link" fontSize="small" fontWeight="400" onClick={read}>
        Read my measurements back
      </Button>
      <chakra.div role="status">
        {reading?.key === key && (
          // A new list at every press, so that it is announced again.
          <Lines key={reading.times}>
            {reading.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Lines>
        )}
      </chakra.div>
    </Frame>
  );
}
