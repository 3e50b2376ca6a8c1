import { useMutation } from "@apollo/client/react";
import { useId, useState, type FormEvent } from "react";
import { Button } from "../../ui/Button";
import { Checkbox } from "../../ui/form/Checkbox";
import { ErrorText } from "../../ui/form/ErrorText";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { tellFailure } from "../../ui/toast/tell-failure";
import { COPY_OPTION } from "./compare-operations";
import type { ComparedOption, Copies, NamedWindow } from "./compared-windows";
import { CopyAnswers } from "./CopyAnswers";

type CopyChoiceProps = { chosen: ComparedOption; others: readonly NamedWindow[] };

const Form = chakra("form", { base: { mt: "12", maxW: "38rem" } });

/** The choice of this window for others too: which ones, and what became of it at each. */
export function CopyChoice({ chosen, others }: CopyChoiceProps) {
  const titleId = useId();
  const [copy, { loading }] = useMutation(COPY_OPTION);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [copies, setCopies] = useState<Copies | null>(null);
  const [isNoneChosen, setNoneChosen] = useState(false);
  const handleToggle = (key: string) =>
    setKeys(keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key]);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const targets = others
      .filter(({ window }) => keys.includes(window.key))
      .map(({ window }) => ({ windowKey: window.key, expectedVersion: window.optionsVersion }));
    setNoneChosen(targets.length === 0);
    if (targets.length === 0) return;
    const sent = copy({ variables: { input: { optionId: chosen.id, targets, unit: "MM" } } });
    const isCopied = await tellFailure(sent, "Not used in other windows");
    if (!isCopied) return;
    setCopies((await sent).data?.copyWindowOption?.copies ?? null);
    setKeys([]);
  };
  return (
    <Form aria-labelledby={titleId} onSubmit={(event) => void handleSubmit(event)}>
      <chakra.h2 id={titleId} textStyle="h2" mb="2">
        Use this in other windows
      </chakra.h2>
      <SmallText mb="4">
        Your choice is made in the size of each window and priced anew. What you chose there stays beside it.
      </SmallText>
      {others.map(({ window, name }) => (
        <Checkbox key={window.key} checked={keys.includes(window.key)} onChange={() => handleToggle(window.key)}>
          {name}
        </Checkbox>
      ))}
      {isNoneChosen && <ErrorText role="alert">Please choose at least one window.</ErrorText>}
      <Button type="submit" variant="line" mt="4" busy={loading}>
        Use in these windows
      </Button>
      <div role="status">{copies && <CopyAnswers copies={copies} chosen={chosen} others={others} />}</div>
    </Form>
  );
}
