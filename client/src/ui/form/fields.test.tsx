import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { renderPart } from "../../test/render-part";
import { Checkbox } from "./Checkbox";
import { ErrorSummary } from "./ErrorSummary";
import { FormNotice } from "./FormNotice";
import { PasswordField } from "./PasswordField";
import { SentNotice } from "./SentNotice";
import { TextField } from "./TextField";
import { typedAlready } from "./typed-already";

describe("Checkbox", () => {
  it("is labelled, with links in its label", async () => {
    const onChange = vi.fn<() => void>();
    renderPart(
      <Checkbox onChange={onChange}>
        I agree to the <a href="#terms">terms</a>
      </Checkbox>,
    );
    expect(screen.getByRole("link", { name: "terms" }).getAttribute("href")).toBe("#terms");
    await userEvent.click(screen.getByRole("checkbox", { name: "I agree to the terms" }));
    expect(onChange).toHaveBeenCalledOnce();
  });

  it("is described by its error", () => {
    const { rerender } = renderPart(<Checkbox error="Please agree first">I agree</Checkbox>);
    const box = screen.getByRole("checkbox", { name: "I agree", description: "Please agree first" });
    expect(box.getAttribute("aria-invalid")).toBe("true");
    rerender(<Checkbox>I agree</Checkbox>);
    expect(screen.getByRole("checkbox").getAttribute("aria-invalid")).toBe("false");
    expect(screen.getByRole("checkbox").getAttribute("aria-describedby")).toBeNull();
  });
});

describe("PasswordField", () => {
  it("toggles visibility without submitting the form", async () => {
    const onSubmit = vi.fn<() => void>();
    renderPart(
      <form onSubmit={onSubmit}>
        <PasswordField label="Password" autoComplete="current-password" />
      </form>,
    );
    const field = screen.getByLabelText<HTMLInputElement>("Password");
    await userEvent.type(field, "three plain words");
    await userEvent.click(screen.getByRole("button", { name: "Show password" }));
    expect([field.type, field.value]).toEqual(["text", "three plain words"]);
    await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
    expect(field.type).toBe("password");
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("accepts paste and disables autocorrection", async () => {
    renderPart(<PasswordField label="Password" autoComplete="new-password" />);
    const field = screen.getByLabelText<HTMLInputElement>("Password");
    await userEvent.click(field);
    await userEvent.paste("pasted from a manager");
    expect(field.value).toBe("pasted from a manager");
    expect(["autocapitalize", "autocorrect", "spellcheck"].map((name) => field.getAttribute(name))).toEqual([
      "none",
      "off",
      "false",
    ]);
  });
});

describe("TextField", () => {
  it("includes the hint in its name and has no empty description", () => {
    renderPart(<TextField label="Phone" hint="optional" />);
    const field = screen.getByLabelText("Phone optional");
    expect(field.getAttribute("aria-describedby")).toBeNull();
    expect(field.getAttribute("aria-invalid")).toBe("false");
  });

  it("shows the error instead of the help", () => {
    renderPart(<TextField label="Width" unit="mm" help="305 to 2438 mm" error="Please enter the width in mm." />);
    expect(screen.getByRole("textbox", { name: "Width", description: "Please enter the width in mm." })).toBeDefined();
    expect(screen.queryByText("305 to 2438 mm")).toBeNull();
  });

  it("uses a given id", () => {
    renderPart(<TextField label="Width" id="the-width" />);
    expect(document.getElementById("the-width")).toBe(screen.getByRole("textbox", { name: "Width" }));
  });
});

describe("ErrorSummary", () => {
  const PROBLEMS = [
    { name: "name", id: "field-name", message: "Please tell us your name" },
    { name: "email", id: "field-email", message: "Please enter a valid email address" },
  ];
  const messages: Record<string, string> = {
    name: "Please tell us your name",
    email: "Please enter a valid email address",
  };
  const list = (problems: typeof PROBLEMS, mended: readonly string[] = []) => (
    <ErrorSummary
      problems={problems}
      errorOf={(name) => (mended.includes(name) ? undefined : (messages[name] ?? "Wrong"))}
    />
  );

  it("takes the focus each time it is shown", () => {
    const { rerender } = renderPart(
      <>
        <button>Send</button>
        {list(PROBLEMS)}
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole("alert"));
    screen.getByRole("button").focus();
    rerender(
      <>
        <button>Send</button>
        {list([...PROBLEMS])}
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole("alert"));
  });

  it.each([
    [1, "One detail needs another look"],
    [2, "Two details need another look"],
    [10, "Ten details need another look"],
    [11, "11 details need another look"],
  ])("counts %i errors: %s", (count, headline) => {
    const numbered = (_: unknown, index: number) => ({
      name: `${index}`,
      id: `field${index}`,
      message: `No. ${index}`,
    });
    renderPart(list(Array.from({ length: count }, numbered)));
    expect(screen.getByText(headline)).toBeDefined();
    expect(screen.getAllByRole("link")).toHaveLength(count);
  });

  it("is nothing without errors", () => {
    renderPart(list([]));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("counts what is left while details are mended, keeps their place and does not take the focus again", () => {
    const { rerender } = renderPart(list(PROBLEMS));
    const struck = () => screen.getAllByRole("listitem").map((item) => item.hasAttribute("data-mended"));
    (document.activeElement as HTMLElement).blur();
    rerender(list(PROBLEMS, ["email"]));
    expect(screen.getByText("One detail needs another look")).toBeDefined();
    expect(struck()).toEqual([false, true]);
    rerender(list(PROBLEMS, ["email", "name"]));
    expect(screen.getByText("Nothing is left that needs another look")).toBeDefined();
    expect(struck()).toEqual([true, true]);
    expect(document.activeElement).toBe(document.body);
  });

  it("shows the present error of a field", () => {
    renderPart(<ErrorSummary problems={PROBLEMS} errorOf={(name) => (name === "name" ? "Too long" : undefined)} />);
    expect(screen.getAllByRole("link")[0]?.textContent).toBe("Too long");
  });

  it("links to its fields", async () => {
    window.history.replaceState(null, "", "/"); // test files share a page
    renderPart(
      <>
        {list(PROBLEMS)}
        <TextField label="Email" id="field-email" />
      </>,
    );
    const link = screen.getByRole("link", { name: "Please enter a valid email address" });
    expect(link.getAttribute("href")).toBe("#field-email");
    await userEvent.click(link);
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
    expect(location.hash).toBe("");
  });
});

describe("FormNotice", () => {
  it("fills an existing live region", () => {
    const { rerender } = renderPart(<FormNotice>{undefined}</FormNotice>);
    const region = screen.getByRole("status");
    expect(region.textContent).toBe("");
    rerender(<FormNotice>Please try again in 20 seconds.</FormNotice>);
    expect(screen.getByRole("status")).toBe(region);
    expect(region.textContent).toBe("Please try again in 20 seconds.");
  });
});

describe("SentNotice", () => {
  it("takes the focus and has a heading", () => {
    renderPart(
      <SentNotice title="Message sent" action={<button>Write another</button>}>
        Thank you.
      </SentNotice>,
    );
    expect(document.activeElement).toBe(screen.getByRole("status"));
    expect(screen.getByRole("heading", { level: 2, name: "Message sent" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Write another" })).toBeDefined();
  });
});

describe("typedAlready", () => {
  it("reads the text of server-rendered fields and skips empty ones", () => {
    document.body.innerHTML = `
      <input id="f-name" value="Jo" /><input id="f-email" value="" />
      <textarea id="f-message">Hello</textarea><select id="f-kind"><option selected>x</option></select>`;
    const names = ["name", "email", "message", "kind", "absent"] as const;
    expect(typedAlready("f", names)).toEqual({ name: "Jo", message: "Hello" });
    document.body.innerHTML = "";
  });
});
