import { useState } from "react";
import type { MeasuringPlan } from "@rules/measuring-plan";
import { Button } from "../../../../ui/Button";
import { LoadedOverlay } from "../../../../ui/overlay/LoadedOverlay";
import type { Configurator } from "../useConfigurator";

const loadGuide = async () => (await import("./MeasuringGuide")).MeasuringGuide;

type MeasureWithUsProps = { plan: MeasuringPlan; configurator: Configurator };

/** The button that opens the guide to measuring one window, which is loaded at its press. */
export function MeasureWithUs({ plan, configurator }: MeasureWithUsProps) {
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const close = () => setOpen(false);
  const handleUsed = () => {
    setUsed(true);
    close();
  };
  const open = () => {
    setUsed(false);
    setOpen(true);
  };
  return (
    <div>
      <Button variant="line" size="s" mt="3.5" onClick={open}>
        Measure with us, step by step
      </Button>
      <p role="status">{isUsed && "Your measured size is filled in."}</p>
      <LoadedOverlay load={loadGuide} with={{ open: isOpen, onClose: close, onUsed: handleUsed, plan, configurator }} />
    </div>
  );
}
