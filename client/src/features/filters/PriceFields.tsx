import { useId, useState } from "react";
import { ErrorText } from "../../ui/form/ErrorText";
import { chakra } from "../../ui/theme/chakra";
import { inputRecipe } from "../../ui/theme/recipes/input";
import type { PriceRange } from "./filter-state";
import { typedRange, type PriceEnd } from "./typed-price";

type PriceFieldsProps = { range: PriceRange; onChange: (range: PriceRange) => void };

/** Text of a field that is not applied yet or is not a price. */
type Typed = { end: PriceEnd; text: string; problem?: string };

const Pair = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "1fr auto 1fr", alignItems: "center", gap: "2", mt: "3" },
});
const Frame = chakra("label", { base: { position: "relative", display: "block" } });
const Pound = chakra("span", {
  base: { position: "absolute", left: "3", top: "0", lineHeight: "2.75rem", color: "fg.subtle" },
});
const Input = chakra("input", inputRecipe);

/** The ends of the price range as fields, applied on Enter and on blur. */
export function PriceFields({ range, onChange }: PriceFieldsProps) {
  const [typed, setTyped] = useState<Typed>();
  const problemId = useId();
  const problem = typed?.problem;

  const take = () => {
    if (!typed) return;
    const result = typedRange(typed.end, typed.text, range);
    if ("problem" in result) return setTyped({ ...typed, problem: result.problem });
    setTyped(undefined);
    onChange(result.range);
  };
  const fieldOf = (end: PriceEnd, label: string) => {
    const isTyped = typed?.end === end;
    const isWrong = isTyped && problem !== undefined;
    return (
      <Frame>
        <Pound aria-hidden>£</Pound>
        <Input
          aria-label={label}
          minH="target"
          py="2"
          pl="7"
          pr="2"
          fontSize="control"
          inputMode="numeric"
          autoComplete="off"
          value={isTyped ? typed.text : `${range[end === "from" ? 0 : 1]}`}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? problemId : undefined}
          onChange={({ target }) => setTyped({ end, text: target.value })}
          onBlur={take}
          onKeyDown={({ key }) => {
            if (key === "Enter") take();
          }}
        />
      </Frame>
    );
  };
  return (
    <>
      <Pair>
        {fieldOf("from", "Lowest price in pounds")}
        <chakra.span color="fg.muted" textStyle="small">
          to
        </chakra.span>
        {fieldOf("to", "Highest price in pounds")}
      </Pair>
      {problem !== undefined && (
        <ErrorText id={problemId} role="alert" mt="2">
          {problem}
        </ErrorText>
      )}
    </>
  );
}
