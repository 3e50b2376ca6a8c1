import { useSearchParams } from "react-router-dom";
import { SignInPage } from "../../features/sign-in/SignInPage";
import { DataLinkForm } from "./DataLinkForm";
import { HeldData } from "./HeldData";

/** /privacy/your-data: what the shop holds of a guest. Asks for the link, or shows what the link is for. */
export function YourDataPage() {
  return (
    <SignInPage
      name="Your data"
      title="Your data"
      lead="What we hold under your e-mail address, from orders and messages without an account: see it, take a copy, or have it erased."
      fields={1}
    >
      <FormOrData />
    </SignInPage>
  );
}

function FormOrData() {
  const [search] = useSearchParams();
  const token = search.get("token");
  return token === null ? <DataLinkForm /> : <HeldData token={token} />;
}
