import { useEffect, useState, type ComponentType } from "react";
import { logFailure } from "../../../lib/failure-log";
import type { Configurator } from "./useConfigurator";

type Part = ComponentType<{ configurator: Configurator }>;

/** The question about a slip. Its code is loaded by the first keystroke; without it nothing is asked. */
export function AskedSize({ configurator }: { configurator: Configurator }) {
  const { width, height } = configurator.sizeFields;
  const [Question, setQuestion] = useState<Part>();
  const isTyped = width.isTyped || height.isTyped;
  useEffect(() => {
    if (!isTyped) return;
    import("./SlipQuestion").then(
      (loaded) => setQuestion(() => loaded.SlipQuestion),
      (error) => logFailure("Sizes are not asked about", error),
    );
  }, [isTyped]);
  return Question && <Question configurator={configurator} />;
}
