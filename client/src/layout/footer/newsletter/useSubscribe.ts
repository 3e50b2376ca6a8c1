import { useMutation } from "@apollo/client/react";
import { graphql } from "../../../gql";
import { failureOf } from "../../../lib/shop-failure";
import { notify } from "../../../ui/toast/notify";

const SUBSCRIBE = graphql(`
  mutation Subscribe($email: Text!) {
    subscribe(email: $email)
  }
`);

/** Quick check before the request; the server validates e-mail addresses fully. */
const couldBeEmail = (email: string) => email.includes("@") && email.includes(".");

/** Subscribes an e-mail address to the mailing list and shows the result. */
export function useSubscribe() {
  const [sendAddress, { loading }] = useMutation(SUBSCRIBE);

  /** Resolves to the result: `wrong` needs a correction, `failed` another try. */
  const subscribe = async (typed: string): Promise<"done" | "wrong" | "failed"> => {
    const email = typed.trim();
    if (!couldBeEmail(email)) return refuse();
    try {
      await sendAddress({ variables: { email } });
      notify({
        title: "Thank you for subscribing!",
        description:
          "You've been added to our mailing list. Please confirm with the link in the e-mail that we have sent.",
      });
      return "done";
    } catch (error) {
      const { code, sentence } = failureOf(error);
      if (code === "BAD_USER_INPUT") return refuse();
      notify({ kind: "failure", title: "You aren't signed up yet", description: sentence });
      return "failed";
    }
  };
  return { subscribe, isSending: loading };
}

function refuse(): "wrong" {
  notify({
    kind: "failure",
    title: "Please enter a valid email address",
    description: "The email address you entered is not valid.",
  });
  return "wrong";
}
