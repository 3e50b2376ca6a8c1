import { z } from "zod";
import { emailAddress, line } from "@rules/form-fields";
import { textDraft } from "../../lib/text-draft";
import { Button } from "../../ui/Button";
import { ErrorSummary } from "../../ui/form/ErrorSummary";
import { FormNotice } from "../../ui/form/FormNotice";
import { EMAIL_INPUT } from "../../ui/form/input-kinds";
import { TextField } from "../../ui/form/TextField";
import { useCheckedForm } from "../../ui/form/use-checked-form";
import { chakra } from "../../ui/theme/chakra";

/** Fields that identify an order to its owner. */
const trackForm = z.object({
  number: line("Order number", { min: 1, max: 20, short: "Please enter your order number, such as MBC123456" }),
  email: emailAddress(),
});

type TrackForm = z.output<typeof trackForm>;

const trackDraft = textDraft("track-order", ["number", "email"]);

type TrackOrderFormProps = {
  /** Order number from the URL; "" without one. */
  number: string;
  /** Why no order is shown. */
  problem: string | undefined;
  onLookUp: (form: TrackForm) => Promise<void>;
};

/** Form for order number and e-mail address. */
export function TrackOrderForm({ number, problem, onLookUp }: TrackOrderFormProps) {
  const { field, errorOf, problems, handleSubmit, isSending } = useCheckedForm({
    id: "track",
    schema: trackForm,
    start: () => ({ ...trackDraft.read(), ...(number !== "" && { number }) }),
    onType: trackDraft.keep,
    onSend: onLookUp,
  });
  return (
    <chakra.form noValidate maxW="30rem" display="grid" gap="5" onSubmit={(event) => void handleSubmit(event)}>
      <ErrorSummary problems={problems} errorOf={errorOf} />
      <TextField
        {...field("number")}
        label="Order number"
        help="It begins with MBC"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <TextField {...field("email")} label="Email" {...EMAIL_INPUT} required />
      <FormNotice>{isSending ? undefined : problem}</FormNotice>
      <Button type="submit" size="l" justifySelf="start" busy={isSending} busyText="Looking...">
        Track Order
      </Button>
    </chakra.form>
  );
}
