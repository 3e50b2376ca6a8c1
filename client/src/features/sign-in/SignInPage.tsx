import type { ComponentProps, ReactNode } from "react";
import { BrowserOnly } from "../../ui/page/BrowserOnly";
import { Head } from "../../ui/page/Head";
import { StateFrame } from "../../ui/page/StateFrame";
import { chakra } from "../../ui/theme/chakra";
import { SignInFormSkeleton } from "./SignInFormSkeleton";
import { SignInLayout } from "./SignInLayout";

type SignInPageProps = ComponentProps<typeof SignInLayout> & {
  /** Title of the document. */
  name: string;
  /** How many fields the form has, for its skeleton. */
  fields: number;
  /** Below the form and the aside. */
  below?: ReactNode;
};

/** A page around a form that only browsers show, in the layout of the sign-in pages. */
export function SignInPage({ name, fields, children, below, ...layout }: SignInPageProps) {
  return (
    <StateFrame>
      <Head title={name} noIndex />
      <SignInLayout {...layout}>
        <BrowserOnly skeleton={<SignInFormSkeleton fields={fields} />}>{children}</BrowserOnly>
      </SignInLayout>
      {below && <chakra.div mt={{ base: "12", lg: "18" }}>{below}</chakra.div>}
    </StateFrame>
  );
}
