import { useId, useRef, useState, type SubmitEvent } from "react";
import { Button } from "../../../ui/Button";
import { chakra } from "../../../ui/theme/chakra";
import { inputRecipe } from "../../../ui/theme/recipes/input";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { useSubscribe } from "./useSubscribe";

const Form = chakra("form", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });
const Input = chakra("input", inputRecipe);

/** Newsletter form on the green footer. The typed address stays until it is accepted. */
export function NewsletterForm() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);
  const { subscribe, isSending } = useSubscribe();

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const result = await subscribe(input.current?.value ?? "");
    setIsWrong(result === "wrong");
    if (result === "done" && input.current) input.current.value = "";
    if (result === "wrong") input.current?.focus();
  };
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <VisuallyHidden asChild>
        <label htmlFor={id}>Email address</label>
      </VisuallyHidden>
      <Input
        ref={input}
        id={id}
        name="email"
        type="email"
        autoComplete="email"
        placeholder="Email address"
        flex="1 1 10rem"
        color="fg"
        aria-invalid={isWrong}
        onChange={() => setIsWrong(false)}
      />
      <Button type="submit" variant="paper" flex="none" minH="13" busy={isSending} busyText="Sending...">
        Subscribe
      </Button>
    </Form>
  );
}
