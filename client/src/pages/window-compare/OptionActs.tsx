import { anotherWindowHref, inRoom } from "../../features/cart/line-href";
import { optionName } from "../../features/window-options/option-name";
import type { OptionChanges } from "../../features/window-options/useOptionChanges";
import { Button } from "../../ui/Button";
import { TextLink } from "../../ui/links";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { ComparedOption, NamedWindow } from "./compared-windows";

const Acts = chakra("div", { base: { display: "grid", gap: "2", justifyItems: "start" } });
const LINK = { display: "inline-flex", alignItems: "center", minH: "target" } as const;

type OptionActsProps = { option: ComparedOption; named: NamedWindow; changes: OptionChanges };

/** Chooses an option, or says why it can't be ordered; and the way to its product, filled in. */
export function OptionActs({ option, named: { window, roomName }, changes }: OptionActsProps) {
  const { id, isChosen, product, refusal } = option;
  const name = optionName(product);
  const { busyId, choose, chooseNone } = changes;
  const handlePress = () => {
    if (busyId === undefined) void (isChosen ? chooseNone : choose)(id);
  };
  return (
    <Acts>
      {refusal !== null && <SmallText>{refusal}</SmallText>}
      {(isChosen || refusal === null) && (
        <Button
          variant={isChosen ? "action" : "line"}
          aria-pressed={isChosen}
          busy={busyId === id}
          aria-disabled={busyId !== undefined}
          onClick={handlePress}
        >
          {isChosen ? "Chosen" : "Choose"}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      )}
      {product && (
        <TextLink {...LINK} to={anotherWindowHref(option, product)} state={inRoom(roomName, window.name, window.key)}>
          Open<VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </TextLink>
      )}
    </Acts>
  );
}
