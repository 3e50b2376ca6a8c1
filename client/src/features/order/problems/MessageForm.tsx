import { useState } from "react";
import { Button } from "../../../ui/Button";
import { ErrorText } from "../../../ui/form/ErrorText";
import { FormNotice } from "../../../ui/form/FormNotice";
import { TextArea } from "../../../ui/form/TextArea";
import { chakra } from "../../../ui/theme/chakra";
import type { ProblemOrder } from "./problem-documents";
import { useMessageForm } from "./useMessageForm";

type MessageFormProps = { order: ProblemOrder; problemId: string; isClosed: boolean };

const Form = chakra("form", { base: { display: "grid", gap: "4", mt: "5", maxW: "34rem", justifyItems: "start" } });

/** A message to the shop about a problem. */
export function MessageForm({ order, problemId, isClosed }: MessageFormProps) {
  const [isSent, setIsSent] = useState(false);
  const { field, handleSubmit, isSending, failure } = useMessageForm(order, problemId, () => setIsSent(true));
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)} onInput={() => setIsSent(false)}>
      <TextArea
        label="Your message"
        rows={3}
        required
        readOnly={isSending}
        help={isClosed ? "It is closed. A message opens it again." : undefined}
        {...field("text")}
      />
      {failure !== undefined && <ErrorText role="alert">{failure}</ErrorText>}
      <Button type="submit" variant="line" busy={isSending} busyText="Sending...">
        Send message
      </Button>
      <FormNotice>{isSent ? "Your message is sent. We answer here and by e-mail." : undefined}</FormNotice>
    </Form>
  );
}
