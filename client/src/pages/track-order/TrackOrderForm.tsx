import { Button } from "../../ui/Button";
import { ErrorSummary } from "../../ui/form/ErrorSummary";
import { FormNotice } from "../../ui/form/FormNotice";
import { EMAIL_INPUT } from "../../ui/form/input-kinds";
import { TextField } from "../../ui/form/TextField";
import { useCheckedForm } from "../../ui/form/use-checked-form";
import { chakra } from "../../ui/theme/chakra";
import { trackDraft, trackForm, type TrackForm } from "./track-form";

type TrackOrderFormProps = {
  /** Order number from the URL; "" without one. */
  number: string;
  /** Why no order is shown. */
  problem: string | undefined;
  onLookUp: (form: TrackForm) => Promise<void>;
};

const FIELDS = ["number", "email"] as const;
const idOf = (name: string) => `track-${name}`;

/** Form for order number and e-mail address. */
export function TrackOrderForm({ number, problem, onLookUp }: TrackOrderFormProps) {
  const { register, errorOf, problems, focusField, handleSubmit, isSending } = useCheckedForm({
    schema: trackForm,
    start: () => ({ ...trackDraft.read(), ...(number !== "" && { number }) }),
    onType: trackDraft.keep,
    order: FIELDS,
    onSend: onLookUp,
  });
  return (
    <chakra.form noValidate maxW="30rem" display="grid" gap="5" onSubmit={(event) => void handleSubmit(event)}>
      {problems.length > 0 && <ErrorSummary problems={problems} idOf={idOf} onPick={focusField} />}
      <TextField
        {...register("number")}
        id={idOf("number")}
        label="Order number"
        help="It begins with MBC"
        error={errorOf("number")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <TextField
        {...register("email")}
        id={idOf("email")}
        label="Email"
        error={errorOf("email")}
        {...EMAIL_INPUT}
        required
      />
      <FormNotice>{isSending ? undefined : problem}</FormNotice>
      <Button type="submit" size="l" justifySelf="start" busy={isSending} busyText="Looking...">
        Track Order
      </Button>
    </chakra.form>
  );
}
