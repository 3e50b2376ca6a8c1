import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { FieldProblems } from "../../lib/field-problems";
import { describedBy, field, fillFields } from "../../test/fields";
import { renderPart } from "../../test/render-part";
import { Button } from "../Button";
import { ErrorSummary } from "./ErrorSummary";
import { TextFields } from "./TextFields";
import { useCheckedForm } from "./use-checked-form";

const schema = z.object({
  name: z.string().trim().min(2, "Please tell us your name"),
  email: z.email("Please enter a valid email address"),
});
type Form = z.infer<typeof schema>;
const FIELDS = [
  { name: "name", label: "Name" },
  { name: "email", label: "Email" },
] as const;
const ORDER = FIELDS.map(({ name }) => name);

type ExampleProps = {
  start?: Form;
  onType?: (fields: Form) => void;
  onSend: (form: Form) => Promise<FieldProblems | undefined>;
  onFailure?: (error: unknown) => void;
};

function Example({ start = { name: "", email: "" }, onType = () => undefined, ...sending }: ExampleProps) {
  const form = useCheckedForm({ id: "test", schema, start: () => start, onType, order: ORDER, ...sending });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(event)}>
      <ErrorSummary problems={form.problems} errorOf={form.errorOf} />
      <TextFields fields={FIELDS} field={form.field} />
      <Button type="submit" busy={form.isSending} busyText="Sending...">
        Send
      </Button>
    </form>
  );
}

const VALID = { Name: "Jo", Email: "jo@example.com" };
const send = () => userEvent.click(screen.getByRole("button"));
const messages = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);
const aSender = () => vi.fn<ExampleProps["onSend"]>().mockResolvedValue(undefined);

describe("useCheckedForm", () => {
  it("sends the parsed values", async () => {
    const onSend = aSender();
    renderPart(<Example onSend={onSend} />);
    fillFields({ ...VALID, Name: "  Jo " });
    await send();
    await waitFor(() => expect(onSend.mock.calls).toEqual([[{ name: "Jo", email: "jo@example.com" }]]));
  });

  it("submits on Enter", async () => {
    const onSend = aSender();
    renderPart(<Example onSend={onSend} />);
    fillFields(VALID);
    await userEvent.type(field("Email"), "{Enter}");
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  });

  it("starts with its initial values and reports each keystroke", async () => {
    const onType = vi.fn<(fields: Form) => void>();
    renderPart(<Example start={{ name: "Jo", email: "" }} onType={onType} onSend={aSender()} />);
    expect(field("Name").value).toBe("Jo");
    await userEvent.type(field("Email"), "a@");
    expect(onType.mock.lastCall).toEqual([{ name: "Jo", email: "a@" }]);
  });

  it("shows no error before the first submit", async () => {
    renderPart(<Example onSend={aSender()} />);
    await userEvent.type(field("Email"), "jo@");
    await userEvent.tab();
    expect(describedBy("Email")).toBe("");
  });

  it("lists errors in field order and sends nothing", async () => {
    const onSend = aSender();
    renderPart(<Example onSend={onSend} />);
    await send();
    await waitFor(() => expect(messages()).toEqual(["Please tell us your name", "Please enter a valid email address"]));
    expect(onSend).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole("alert"));
  });

  it("validates while typing after a submit, and keeps the summary until the next", async () => {
    renderPart(<Example onSend={aSender()} />);
    await send();
    await waitFor(() => expect(messages()).toHaveLength(2));
    await userEvent.type(field("Name"), "Jo");
    await waitFor(() => expect(describedBy("Name")).toBe(""));
    expect(messages()).toHaveLength(2);
    await send();
    await waitFor(() => expect(messages()).toEqual(["Please enter a valid email address"]));
  });

  it("focuses a field from the summary", async () => {
    renderPart(<Example onSend={aSender()} />);
    fillFields({ Name: "Jo" });
    await send();
    await userEvent.click(await screen.findByRole("link", { name: "Please enter a valid email address" }));
    expect(document.activeElement).toBe(field("Email"));
  });

  it("shows API errors at their fields and ignores unknown fields", async () => {
    const wrong = { email: "We can't write there", shoeSize: "Unknown" };
    const onSend = aSender().mockResolvedValueOnce(wrong);
    renderPart(<Example onSend={onSend} />);
    fillFields(VALID);
    await send();
    await waitFor(() => expect(describedBy("Email")).toBe("We can't write there"));
    expect(messages()).toEqual(["We can't write there"]);

    fillFields({ Email: "kim@example.com" });
    await send();
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(messages()).toEqual([]));
    expect(describedBy("Email")).toBe("");
  });

  it("shows the errors of fields in a rejection, and no other failure", async () => {
    const extensions = { code: "BAD_USER_INPUT", fields: { email: "We can't write there" } };
    const refused = new CombinedGraphQLErrors({ errors: [{ message: "Please check the form", extensions }] });
    const onFailure = vi.fn<(error: unknown) => void>();
    renderPart(<Example onSend={aSender().mockRejectedValueOnce(refused)} onFailure={onFailure} />);
    fillFields(VALID);
    await send();
    await waitFor(() => expect(describedBy("Email")).toBe("We can't write there"));
    expect(onFailure).not.toHaveBeenCalled();
  });

  it("passes a rejection without errors of fields on, and keeps what was typed", async () => {
    const offline = new Error("offline");
    const onFailure = vi.fn<(error: unknown) => void>();
    renderPart(<Example onSend={aSender().mockRejectedValueOnce(offline)} onFailure={onFailure} />);
    fillFields(VALID);
    await send();
    await waitFor(() => expect(onFailure.mock.calls).toEqual([[offline]]));
    expect(messages()).toEqual([]);
    expect(field("Email").value).toBe(VALID.Email);
  });

  it("is busy until the response and ignores a second click", async () => {
    const answer = Promise.withResolvers<undefined>();
    const onSend = vi.fn<ExampleProps["onSend"]>().mockReturnValue(answer.promise);
    renderPart(<Example onSend={onSend} />);
    fillFields(VALID);
    await send();
    const button = await screen.findByRole("button", { name: "Sending..." });
    await userEvent.click(button);
    answer.resolve(undefined);
    await screen.findByRole("button", { name: "Send" });
    expect(onSend).toHaveBeenCalledOnce();
    expect(field("Name").value).toBe("Jo");
  });
});
