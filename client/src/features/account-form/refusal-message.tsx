import type { ReactNode } from "react";
import { paths } from "../../lib/paths";
import { failureOf } from "../../lib/shop-failure";
import { TextLink } from "../../ui/links";

/** The message beside the button of a refused request. */
export function refusalMessage(error: unknown): ReactNode {
  const { code, sentence } = failureOf(error);
  if (code !== "NOT_SIGNED_IN") return sentence;
  return (
    <>
      You have been signed out in the meantime. Please{" "}
      <TextLink to={paths.login.href(location.pathname)}>sign in</TextLink> and try again.
    </>
  );
}
