import { useEffect, useRef, type FormEvent, type RefObject } from "react";
import { Button } from "../../ui/Button";
import { SendIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";
import { inputRecipe } from "../../ui/theme/recipes/input";
import { LONGEST_MESSAGE } from "./conversation";

type ChatFormProps = {
  /** The typed text. */
  text: string;
  onType: (text: string) => void;
  onSend: () => void;
  /** An answer is pending: nothing can be sent. */
  isBusy: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
};

const Row = chakra("form", { base: { display: "flex", gap: "2" } });
const Input = chakra("input", inputRecipe);

/** Input of the chat. It gets the focus back after each answer. */
export function ChatForm({ text, onType, onSend, isBusy, inputRef }: ChatFormProps) {
  const isWaiting = useRef(false);

  // A disabled field loses the focus. It is restored unless the shopper has moved on.
  useEffect(() => {
    if (isBusy || !isWaiting.current) return;
    isWaiting.current = false;
    if (document.activeElement === document.body || document.activeElement?.role === "dialog")
      inputRef.current?.focus();
  }, [isBusy, inputRef]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    isWaiting.current = true;
    onSend();
  };

  return (
    <Row onSubmit={handleSubmit}>
      <Input
        ref={inputRef}
        aria-label="Message"
        placeholder="Write a message"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={LONGEST_MESSAGE}
        value={text}
        disabled={isBusy}
        onChange={(event) => onType(event.target.value)}
      />
      <Button type="submit" aria-label="Send" minH="13" px="3.5" disabled={isBusy}>
        <SendIcon />
      </Button>
    </Row>
  );
}
