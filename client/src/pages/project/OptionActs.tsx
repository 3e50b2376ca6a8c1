import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { ShownOption } from "./project-documents";

type OptionActsProps = {
  option: ShownOption;
  /** "Roller Blinds for left" */
  name: string;
  isBusy: boolean;
  isWaiting: boolean;
  onChoose: () => void;
  onRemove: () => void;
};

const Acts = chakra("div", {
  base: { gridColumn: "2", display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", mt: "3" },
});

/** Chooses an option or takes the choice back, and removes it after a question. One that can't be made is not chosen. */
export function OptionActs({ option, name, isBusy, isWaiting, onChoose, onRemove }: OptionActsProps) {
  const [isAsking, setAsking] = useState(false);
  const keepButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  // The pressed button has given way to the question, or the question to it.
  useEffect(() => {
    if (isAsking) keepButton.current?.focus();
    else if (wasAsking.current) removeButton.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const named = <VisuallyHidden>{` ${name}`}</VisuallyHidden>;
  const run = (act: () => void) => () => !isWaiting && act();
  if (isAsking)
    return (
      <Acts role="group" aria-label={`Remove ${name}?`}>
        <SmallText>Remove this option?</SmallText>
        <Button variant="line" size="s" busy={isBusy} busyText="Removing..." onClick={run(onRemove)}>
          Remove{named}
        </Button>
        <Button ref={keepButton} variant="soft" size="s" onClick={() => setAsking(false)}>
          Keep{named}
        </Button>
      </Acts>
    );
  return (
    <Acts>
      {(option.isChosen || option.refusal === null) && (
        <Button variant="line" size="s" busy={isBusy} busyText="Saving..." onClick={run(onChoose)}>
          {option.isChosen ? "Don’t choose" : "Choose"}
          {named}
        </Button>
      )}
      <Button
        ref={removeButton}
        variant="link"
        fontSize="small"
        fontWeight="400"
        color="fg.muted"
        onClick={run(() => setAsking(true))}
      >
        Remove{named}
      </Button>
    </Acts>
  );
}
