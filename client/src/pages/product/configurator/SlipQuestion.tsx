import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Size } from "@rules/sizes";
import { DEBOUNCE_MS } from "../../../features/configurator/debounce";
import { Button } from "../../../ui/Button";
import { FormNotice } from "../../../ui/form/FormNotice";
import { chakra } from "../../../ui/theme/chakra";
import { askAboutSize } from "./ask-about-size";
import type { SlipWords } from "./slip-words";
import type { Configurator } from "./useConfigurator";

const Answers = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "2.5" } });

/**
 * Asks about a size that looks like a slip, once typing has paused, with the sizes to take instead. A size that is kept is not asked
 * about again.
 */
export function SlipQuestion({ configurator }: { configurator: Configurator }) {
  const { cache } = useApolloClient();
  const { sizeFields, unit } = configurator;
  const { width, height } = sizeFields;
  // The material counts for its limits.
  const typed = `${width.text} × ${height.text} ${unit} ${configurator.configuration.material}`;
  const [asked, setAsked] = useState<{ about: string; words: SlipWords }>();
  const [kept, setKept] = useState<readonly string[]>([]);
  const frame = useRef<HTMLDivElement>(null);

  const ask = useEffectEvent(() => {
    const isAnswered = kept.includes(typed) || !(width.isTyped || height.isTyped);
    const words = isAnswered ? undefined : askAboutSize(configurator, cache);
    setAsked(words && { about: typed, words });
  });
  // Not when the cart changes: a line that was just added would ask about itself.
  useEffect(() => {
    const timer = setTimeout(ask, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const words = asked?.about === typed ? asked.words : undefined;
  const answer = (act: () => void) => {
    act();
    frame.current?.focus(); // the pressed button goes away
  };
  const take = (size: Size) => answer(() => sizeFields.pickSize(size));
  const keep = () =>
    answer(() => {
      setKept([...kept, typed]);
      setAsked(undefined);
    });

  return (
    <chakra.div ref={frame} tabIndex={-1} outline="none" mt={words && "3"}>
      <FormNotice>{words?.sentence}</FormNotice>
      {words && (
        <Answers>
          {words.answers.map(({ text, size }) => (
            <Button key={text} variant="line" size="s" onClick={() => take(size)}>
              {text}
            </Button>
          ))}
          {words.keep !== undefined && (
            <Button variant="soft" size="s" onClick={keep}>
              {words.keep}
            </Button>
          )}
        </Answers>
      )}
    </chakra.div>
  );
}
