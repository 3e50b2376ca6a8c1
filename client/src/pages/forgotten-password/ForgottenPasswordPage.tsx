import { Entrance } from "../../features/sign-in/Entrance";
import { EntranceBoxes } from "../../features/sign-in/EntranceBoxes";
import { ForgottenPasswordForm } from "./ForgottenPasswordForm";
import { Head } from "../../ui/page/Head";
import { PrivatePage } from "../../ui/page/PrivatePage";
import { StateFrame } from "../../ui/page/StateFrame";

/** Where a forgotten password is replaced. */
export function ForgottenPasswordPage() {
  return (
    <StateFrame>
      <Head title="Forgotten password" noIndex />
      <Entrance
        title="Forgotten your password?"
        lead="Give us the e-mail address of your account and we send you a link to choose a new one."
      >
        <PrivatePage fallback={<EntranceBoxes fields={1} />}>
          <ForgottenPasswordForm />
        </PrivatePage>
      </Entrance>
    </StateFrame>
  );
}
