import { useMutation } from "@apollo/client/react";
import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { signInForm } from "@rules/account-forms";
import { SIGN_IN_EMAIL } from "../../features/account-form/account-fields";
import { AccountForm } from "../../features/account-form/AccountForm";
import { useAccountForm } from "../../features/account-form/useAccountForm";
import { useVisitorChange } from "../../features/cart/cart-context";
import { notifyUnmergedItems } from "../../features/sign-in/notify-unmerged-items";
import { useSignedIn } from "../../features/sign-in/useSignedIn";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { PasswordField } from "../../ui/form/PasswordField";
import { TextField } from "../../ui/form/TextField";
import { TextLink } from "../../ui/links";
import { nextPath } from "./next-path";

const SIGN_IN = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      account {
        id
      }
      cartNotices
    }
  }
`);

/** The sign-in form; what the browser's cart holds joins the account's. Signed-in customers are redirected. */
export function SignIn() {
  const [search] = useSearchParams();
  const next = nextPath(search.get("next"));
  const navigate = useNavigate();
  const change = useVisitorChange();
  const [signIn] = useMutation(SIGN_IN);
  const form = useAccountForm({
    schema: signInForm,
    start: () => ({ email: "", password: "" }),
    send: async (input) => {
      const { data } = await change(() => signIn({ variables: { input } }));
      notifyUnmergedItems(data?.signIn?.cartNotices);
      void navigate(next, { replace: true });
    },
  });
  if (useSignedIn()) return <Navigate to={next} replace />;
  return (
    <AccountForm
      form={form}
      button="Sign in"
      busyText="Signing in..."
      beside={
        <TextLink to={paths.forgottenPassword.href()} display="inline-flex" alignItems="center" minH="target">
          Forgotten your password?
        </TextLink>
      }
    >
      <TextField {...form.field("email")} label="Email" {...SIGN_IN_EMAIL} required />
      <PasswordField {...form.field("password")} label="Password" autoComplete="current-password" required />
    </AccountForm>
  );
}
