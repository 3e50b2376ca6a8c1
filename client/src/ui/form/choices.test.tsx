import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ComponentType } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderPart } from "../../test/render-part";
import { DrawnRadios } from "./DrawnRadios";
import { RadioCards } from "./RadioCards";
import { RadioChips } from "./RadioChips";
import { SelectField } from "./SelectField";
import { StarRadios } from "./StarRadios";
import { Swatches } from "./Swatches";

const OPTIONS = [
  { value: "oak", label: "Oak", surface: { backgroundColor: "#b07d4b" } },
  { value: "grey", label: "Light Grey", surface: { backgroundColor: "#c3c5c0" } },
  { value: "white", label: "White", surface: { backgroundColor: "#f4f2ec" } },
] as const;
type Value = (typeof OPTIONS)[number]["value"];

type GroupProps = {
  legend: string;
  hideLegend?: boolean;
  options: typeof OPTIONS;
  value?: Value;
  name?: string;
  onPick?: (value: Value) => void;
};

function Chosen({ Group, hideLegend }: { Group: ComponentType<GroupProps>; hideLegend?: boolean }) {
  const [value, setValue] = useState<Value>("oak");
  return (
    <>
      <Group legend="Colour" hideLegend={hideLegend} options={OPTIONS} value={value} onPick={setValue} />
      <output>{value}</output>
    </>
  );
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const value = () => screen.getByRole("status").textContent;

describe.each<[string, ComponentType<GroupProps>]>([
  ["RadioCards", RadioCards],
  ["RadioChips", RadioChips],
  ["RadioChips as segments", (props) => <RadioChips look="segments" {...props} />],
  ["Swatches", Swatches],
  [
    "DrawnRadios",
    ({ options, ...props }) => (
      <DrawnRadios {...props} options={options.map((each) => ({ ...each, drawing: <svg />, sentence: "Oiled." }))} />
    ),
  ],
])("%s", (_, Group) => {
  it("is a named group of labelled options", () => {
    renderPart(<Chosen Group={Group} />);
    const group = within(screen.getByRole("group", { name: "Colour" }));
    expect(group.getAllByRole("radio")).toHaveLength(3);
    expect(radio("Light Grey").value).toBe("grey");
  });

  it("keeps its name with a hidden legend", () => {
    renderPart(<Chosen Group={Group} hideLegend />);
    expect(screen.getByRole("group", { name: "Colour" })).toBeDefined();
  });

  it("selects one option by click", async () => {
    renderPart(<Chosen Group={Group} />);
    await userEvent.click(radio("White"));
    expect(value()).toBe("white");
    expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked)).toEqual([false, false, true]);
  });

  it("selects with the arrow keys and is one tab stop", async () => {
    renderPart(
      <>
        <Chosen Group={Group} />
        <button>After</button>
      </>,
    );
    await userEvent.tab();
    expect(document.activeElement).toBe(radio("Oak"));
    await userEvent.keyboard("{ArrowRight}");
    expect(value()).toBe("grey");
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("After");
  });

  it("does not mix with another group", async () => {
    renderPart(
      <>
        <Group legend="One" options={OPTIONS} value="oak" onPick={vi.fn<() => void>()} />
        <Group legend="Other" options={OPTIONS} value="white" onPick={vi.fn<() => void>()} />
      </>,
    );
    const checked = ["One", "Other"].map(
      (name) =>
        within(screen.getByRole("group", { name })).getByRole<HTMLInputElement>("radio", { checked: true }).value,
    );
    expect(checked).toEqual(["oak", "white"]);
  });

  it("reports a choice made before hydration", () => {
    // In a form of its own: as the server has sent it, another radio group than the one that React renders here.
    const early = document.createElement("form");
    early.innerHTML = '<input type="radio" name="colour" value="grey" checked />';
    document.body.append(early);
    const onPick = vi.fn<(value: Value) => void>();
    renderPart(<Group legend="Colour" options={OPTIONS} name="colour" value="oak" onPick={onPick} />);
    early.remove();
    expect(onPick.mock.calls).toEqual([["grey"]]);
  });
});

describe("RadioCards", () => {
  it("includes notes in labels and disables unavailable options", () => {
    renderPart(
      <RadioCards
        legend="Delivery"
        value="standard"
        options={[
          { value: "standard", label: "Standard", note: "In a week", extra: "£29.99" },
          { value: "express", label: "Express", disabled: true },
        ]}
      />,
    );
    expect(radio("Standard In a week £29.99").checked).toBe(true);
    expect(radio("Express").disabled).toBe(true);
  });
});

describe("StarRadios", () => {
  it("are labelled with their number", () => {
    renderPart(<StarRadios legend="Your rating" />);
    expect(screen.getAllByRole("radio").map((star) => (star as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      "1 star",
      "2 stars",
      "3 stars",
      "4 stars",
      "5 stars",
    ]);
  });

  it("describe each star with the error and have the given id", () => {
    renderPart(<StarRadios legend="Your rating" id="rating" error="Please choose a rating" />);
    for (const star of screen.getAllByRole("radio"))
      expect(document.getElementById(star.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
        "Please choose a rating",
      );
    expect(document.getElementById("rating")).toBe(radio("1 star"));
  });

  it("report the number as a string", async () => {
    const onPick = vi.fn<(value: string) => void>();
    renderPart(<StarRadios legend="Your rating" value="2" onPick={onPick} />);
    await userEvent.click(radio("4 stars"));
    expect(onPick.mock.calls).toEqual([["4"]]);
  });
});

describe("SelectField", () => {
  it("has a label and a description", async () => {
    const onChange = vi.fn<(value: string) => void>();
    renderPart(
      <SelectField
        label="Material"
        help="Warm grain"
        options={OPTIONS}
        defaultValue="oak"
        onChange={({ target }) => onChange(target.value)}
      />,
    );
    const select = screen.getByRole("combobox", { name: "Material", description: "Warm grain" });
    await userEvent.selectOptions(select, "Light Grey");
    expect(onChange.mock.calls).toEqual([["grey"]]);
  });

  it("shows the error instead of the help", () => {
    renderPart(<SelectField label="Material" help="Warm grain" error="Please choose one" options={OPTIONS} />);
    const select = screen.getByRole("combobox", { name: "Material", description: "Please choose one" });
    expect(select.getAttribute("aria-invalid")).toBe("true");
    expect(screen.queryByText("Warm grain")).toBeNull();
  });
});
