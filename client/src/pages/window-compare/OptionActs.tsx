import { useMutation } from "@apollo/client/react";
import { anotherWindowHref, inRoom } from "../../features/cart/line-href";
import { Button } from "../../ui/Button";
import { TextLink } from "../../ui/links";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { tellFailure } from "../../ui/toast/tell-failure";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { CHOOSE_OPTION } from "./compare-operations";
import type { ComparedOption, NamedWindow } from "./compared-windows";

const Acts = chakra("div", { base: { display: "grid", gap: "2", justifyItems: "start" } });
const LINK = { display: "inline-flex", alignItems: "center", minH: "target" } as const;

type OptionActsProps = { option: ComparedOption; named: NamedWindow; onOutdated: () => void };

/** Chooses an option, or says why it can't be ordered; and the way to its product, filled in. */
export function OptionActs({ option, named: { window, roomName }, onOutdated }: OptionActsProps) {
  const { id: optionId, isChosen, product, refusal } = option;
  const [choose, { loading }] = useMutation(CHOOSE_OPTION);
  const name = product?.name ?? "this product";
  const handleChoose = async () => {
    const { key: windowKey, optionsVersion: expectedVersion } = window;
    const input = { windowKey, optionId: isChosen ? null : optionId, expectedVersion };
    if (!(await tellFailure(choose({ variables: { input } }), "Not chosen"))) onOutdated();
  };
  return (
    <Acts>
      {refusal !== null && <SmallText>{refusal}</SmallText>}
      {(isChosen || refusal === null) && (
        <Button
          variant={isChosen ? "action" : "line"}
          aria-pressed={isChosen}
          busy={loading}
          onClick={() => void handleChoose()}
        >
          {isChosen ? "Chosen" : "Choose"}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      )}
      {product && (
        <TextLink {...LINK} to={anotherWindowHref(option, product)} state={inRoom(roomName, window.name)}>
          Open<VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </TextLink>
      )}
    </Acts>
  );
}
