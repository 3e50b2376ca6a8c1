import { useApolloClient } from "@apollo/client/react";
import { chakra } from "../../../ui/theme/chakra";
import { MeasuringPanel } from "./MeasuringPanel";
import { readBack } from "./read-back";
import type { Configurator } from "./useConfigurator";

const Lines = chakra("ul", {
  base: { listStyleType: "none", color: "fg", fontSize: "control", "& > li + li": { mt: "1.5" } },
});

/** The choices in sentences. */
export function ReadBackLines({ configurator }: { configurator: Configurator }) {
  const { cache } = useApolloClient();
  return (
    <MeasuringPanel>
      <Lines>
        {readBack(configurator, cache).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Lines>
    </MeasuringPanel>
  );
}
