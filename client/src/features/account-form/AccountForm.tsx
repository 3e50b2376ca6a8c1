import { useEffect, useRef, type ReactNode, type SubmitEvent } from "react";
import { Button, type ButtonLook } from "../../ui/Button";
import { ErrorSummary } from "../../ui/form/ErrorSummary";
import { FormNotice } from "../../ui/form/FormNotice";
import type { Problem } from "../../ui/form/use-checked-form";
import { chakra } from "../../ui/theme/chakra";

type AccountFormProps<Name extends string> = {
  form: {
    problems: readonly Problem<Name>[];
    errorOf: (name: Name) => string | undefined;
    handleSubmit: (event: SubmitEvent) => Promise<void>;
    isSending: boolean;
    /** The server's answer, shown beside the button. */
    notice: ReactNode;
  };
  /** The fields. */
  children: ReactNode;
  button: string;
  busyText: string;
  look?: ButtonLook;
  /** Whether its first field takes the focus, because the form replaces the element that had it. */
  takesFocus?: boolean;
  /** Beside the button, or below it on the phone. */
  beside?: ReactNode;
};

const Form = chakra("form", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "5", maxW: "30rem" },
});
/** Above the button; takes no room while it is empty. */
const Notice = chakra("div", { base: { w: "full", "& > :not(:empty)": { mb: "3" } } });
const Row = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "6", rowGap: "2", mt: "1" },
});

/** Frame of every account form: error summary, fields, notice and button. */
export function AccountForm<Name extends string>(props: AccountFormProps<Name>) {
  const { form, children, button, busyText, look, takesFocus = false, beside } = props;
  const frame = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) frame.current?.querySelector<HTMLInputElement>("input:not([hidden])")?.focus();
  }, [takesFocus]);

  return (
    <Form ref={frame} noValidate onSubmit={(event) => void form.handleSubmit(event)}>
      <ErrorSummary problems={form.problems} errorOf={form.errorOf} />
      {children}
      <Row>
        <Notice>
          <FormNotice>{form.notice}</FormNotice>
        </Notice>
        <Button type="submit" size="l" {...look} busy={form.isSending} busyText={busyText}>
          {button}
        </Button>
        {beside}
      </Row>
    </Form>
  );
}
