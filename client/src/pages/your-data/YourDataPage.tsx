import { useSearchParams } from "react-router-dom";
import { SignInFormSkeleton } from "../../features/sign-in/SignInFormSkeleton";
import { SignInLayout } from "../../features/sign-in/SignInLayout";
import { BrowserOnly } from "../../ui/page/BrowserOnly";
import { Head } from "../../ui/page/Head";
import { StateFrame } from "../../ui/page/StateFrame";
import { DataLinkForm } from "./DataLinkForm";
import { HeldData } from "./HeldData";

/** /privacy/your-data: what the shop holds of a guest. Asks for the link, or shows what the link is for. */
export function YourDataPage() {
  return (
    <StateFrame>
      <Head title="Your data" noIndex />
      <SignInLayout
        title="Your data"
        lead="What we hold under your e-mail address, from orders and messages without an account: see it, take a copy, or have it erased."
      >
        <BrowserOnly skeleton={<SignInFormSkeleton fields={1} />}>
          <FormOrData />
        </BrowserOnly>
      </SignInLayout>
    </StateFrame>
  );
}

function FormOrData() {
  const [search] = useSearchParams();
  const token = search.get("token");
  return token === null ? <DataLinkForm /> : <HeldData token={token} />;
}
