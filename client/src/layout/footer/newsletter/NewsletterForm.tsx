import { useMutation } from "@apollo/client/react";
import { useId, useRef, useState, type SubmitEvent } from "react";
import { graphql } from "../../../gql";
import { failureOf } from "../../../lib/shop-failure";
import { Button } from "../../../ui/Button";
import { ErrorText } from "../../../ui/form/ErrorText";
import { chakra } from "../../../ui/theme/chakra";
import { inputRecipe } from "../../../ui/theme/recipes/input";
import { notify } from "../../../ui/toast/notify";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";

const SUBSCRIBE = graphql(`
  mutation Subscribe($input: SubscribeInput!) {
    subscribe(input: $input) {
      __typename
    }
  }
`);

const Row = chakra("section", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(12, 1fr)" },
    alignItems: "center",
    gap: { base: "4", lg: "6" },
    "& > h2": { gridColumn: { lg: "span 5" } },
    "& > form": { gridColumn: { lg: "span 7" } },
    py: { base: "10", lg: "14" },
    borderBottomWidth: "1px",
    borderColor: "rgb(198 210 201 / 0.28)",
  },
});
const Form = chakra("form", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });
const Input = chakra("input", inputRecipe);

const REFUSAL = {
  title: "Please enter a valid email address",
  description: "The email address you entered is not valid.",
};

/** Below field and button; in the colours of the green ground. */
const Refusal = chakra(ErrorText, { base: { flexBasis: "100%", color: "error.contrast" } });

/** Quick check before the request; the server validates e-mail addresses fully. */
const couldBeEmail = (email: string) => email.includes("@") && email.includes(".");

/** Newsletter form with its heading on the green footer. The typed address stays until it is accepted. */
export function NewsletterForm() {
  const id = useId();
  const refusalId = `${id}-refusal`;
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);
  const [subscribe, { loading }] = useMutation(SUBSCRIBE);

  const refuse = () => {
    setIsWrong(true);
    input.current?.focus();
    notify({ kind: "failure", ...REFUSAL });
  };
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const email = input.current?.value.trim() ?? "";
    if (!couldBeEmail(email)) return refuse();
    setIsWrong(false);
    try {
      await subscribe({ variables: { input: { email } } });
      if (input.current) input.current.value = "";
      notify({
        title: "Thank you for subscribing!",
        description:
          "You've been added to our mailing list. Please confirm with the link in the e-mail that we have sent.",
      });
    } catch (error) {
      const { code, sentence } = failureOf(error);
      if (code === "BAD_USER_INPUT") return refuse();
      notify({ kind: "failure", title: "You aren't signed up yet", description: sentence });
    }
  };
  return (
    <Row aria-labelledby="footer-news">
      <chakra.h2 id="footer-news" textStyle="h3">
        Offers and ideas for your windows
      </chakra.h2>
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
          aria-describedby={isWrong ? refusalId : undefined}
          onChange={() => setIsWrong(false)}
        />
        <Button type="submit" variant="paper" flex="none" minH="13" busy={loading} busyText="Sending...">
          Subscribe
        </Button>
        {isWrong && <Refusal id={refusalId}>{REFUSAL.title}</Refusal>}
      </Form>
    </Row>
  );
}
