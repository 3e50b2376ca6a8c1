import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { INSTALLED_RULES } from "@rules/rule-forms";
import { openScreen } from "../test/open-screen";
import { OWNER, refusal, staffApi } from "../test/staff-api";

const MAKER = {
  ...OWNER,
  role: "CATALOGUE",
  permissions: ["self:read", "rules:read", "rules:change", "rules:publish"],
};
const CONFLICT = "What these rules would change is another than you saw.";
const CLOTH = "roller / recess / cloth / width / 1";
const UNSAFE = "The height of the device above the floor can’t be less than 1500 mm, by BS EN 13120";

type Kind = keyof typeof INSTALLED_RULES;
type Content = Readonly<Record<string, unknown>>;
type Input = { kind: Kind; content: Content; version: number; expectedVersion: number; fingerprint: string };
type Change = (args: { input: Input }) => object;

const EFFECT = { configured: "1200 × 1400 mm, PVC", before: "We make the cloth 1162 mm.", after: "We make 1160 mm." };
const EFFECTS = {
  ...{ version: 1, fingerprint: "seen", problems: [] as string[], productCount: 1, cartCount: 2, lineCount: 3 },
  products: [{ slug: "roller-blinds", name: "Roller Blinds", ...EFFECT }],
  lines: [{ name: "Roller Blinds", lineCount: 3, ...EFFECT, configured: "600 × 900 mm, PVC" }],
};

/** A staff API with one draft at most of each kind of rules. */
function aDesk(me: object = MAKER, effects: object = EFFECTS) {
  const drafts = new Map<Kind, Content>();
  const published = new Set<Kind>();
  const state = (kind: Kind) => {
    const [installed, content = installed] = [INSTALLED_RULES[kind], drafts.get(kind)];
    const isInForce = published.has(kind);
    return {
      ...{ id: kind, kind, version: drafts.has(kind) ? 1 : 0, publishedVersion: isInForce ? 1 : null },
      ...{ installed, content, published: isInForce ? content : installed },
    };
  };
  const desk = {
    me: () => me,
    allRules: () => [state("DEDUCTIONS"), state("CORDS"), state("OPTIONS")],
    rules: ({ kind }: { kind: Kind }) => state(kind),
    ruleVersions: ({ kind }: { kind: Kind }) =>
      [...(drafts.has(kind) ? [drafts.get(kind)] : [])].map((content) => ({
        ...{ version: 1, content, savedAt: "2026-11-26T10:00:00.000Z", savedBy: "kim@shop.example" },
        ...{ publishedAt: published.has(kind) ? "2026-11-26T11:00:00.000Z" : null, isInForce: published.has(kind) },
      })),
    previewRules: vi.fn<() => object>(() => effects),
    saveRulesDraft: vi.fn<Change>(({ input }) => (drafts.set(input.kind, input.content), { rules: state(input.kind) })),
    publishRules: vi.fn<Change>(({ input }) => (published.add(input.kind), { rules: state(input.kind) })),
    revertRules: vi.fn<Change>(({ input }) => ({ rules: state(input.kind) })),
  };
  staffApi(desk);
  return desk;
}

const inputOf = (change: { mock: { calls: Parameters<Change>[] } }) => change.mock.calls.at(-1)?.[0].input;

/** The field of what comes off the cloth of a roller blind in a recess. */
async function openCloth(user: ReturnType<typeof openScreen>) {
  await user.click(await screen.findByRole("button", { name: "Roller" }));
  const figure = screen.getByRole("group", { name: "Inside the recess: cloth, width" });
  return within(figure).getByRole("spinbutton", { name: /Taken off, mm/ });
}

it("lists the kinds of rules with what is in force", async () => {
  aDesk();
  openScreen("/rules");
  within(await screen.findByRole("row", { name: /Child safety of cords/ })).getByRole("cell", { name: "as installed" });
  screen.getByRole("row", { name: /Deductions and tolerances/ });
  screen.getByRole("row", { name: /Options that exclude each other/ });
});

it("saves a figure as a draft, shows what it would change, and publishes what was looked at", async () => {
  const desk = aDesk();
  const user = openScreen("/rules/DEDUCTIONS/show");
  fireEvent.change(await openCloth(user), { target: { value: "40" } });
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));

  const draft = await screen.findByRole("region", { name: "Version 1: a draft" });
  const saved = inputOf(desk.saveRulesDraft);
  expect(saved?.content).toEqual({
    ...INSTALLED_RULES.DEDUCTIONS,
    figures: { ...INSTALLED_RULES.DEDUCTIONS.figures, [CLOTH]: { mm: -40, reason: "for the brackets" } },
  });
  const differences = within(draft).getByRole("table", { name: "What differs" });
  within(differences).getByRole("row", { name: /−38 mm for the brackets −40 mm for the brackets/ });
  await within(draft).findByText(/^1 product would be made otherwise/);
  within(draft).getByText(/^3 lines in 2 open carts would be made otherwise/);
  within(draft).getByRole("row", { name: /Roller Blinds\s1200 × 1400 mm, PVC We make the cloth 1162 mm/ });

  await user.click(within(draft).getByRole("button", { name: "Publish" }));
  const question = await screen.findByRole("dialog", { name: "Publish deductions and tolerances?" });
  await user.click(within(question).getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: /a draft/ })).toBeNull());
  expect(inputOf(desk.publishRules)).toEqual({ kind: "DEDUCTIONS", expectedVersion: 1, fingerprint: "seen" });
});

it("keeps what was typed where a figure is refused, and says why at the field", async () => {
  const desk = aDesk();
  desk.saveRulesDraft.mockImplementation(() => ({
    errors: [{ code: "BAD_USER_INPUT", message: UNSAFE, field: ["content", "deviceHeightMm"] }],
  }));
  const user = openScreen("/rules/CORDS/show");
  const height = await screen.findByRole("spinbutton", { name: /Height of the device/ });
  fireEvent.change(height, { target: { value: "1400" } });
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  expect(await screen.findAllByText(UNSAFE)).not.toEqual([]);
  expect(height).toHaveProperty("value", "1400");
});

it("adds a value that can't be made, with its sentence", async () => {
  const desk = aDesk();
  const user = openScreen("/rules/OPTIONS/show");
  await user.click(await screen.findByRole("button", { name: "Add a value" }));
  const last = (label: RegExp) => screen.getAllByLabelText(label).at(-1) ?? document.body;
  fireEvent.change(last(/^Option/), { target: { value: "control" } });
  fireEvent.change(last(/^Value/), { target: { value: "wand" } });
  fireEvent.change(last(/^Sentence for shoppers/), { target: { value: "We have no wands." } });
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  await screen.findByRole("region", { name: "Version 1: a draft" });
  expect(inputOf(desk.saveRulesDraft)?.content).toMatchObject({
    exclusions: INSTALLED_RULES.OPTIONS.exclusions,
    impossible: [...INSTALLED_RULES.OPTIONS.impossible, { is: ["control", "wand"], reason: "We have no wands." }],
  });
});

it("can't publish rules that leave nothing of a product", async () => {
  const problems = ["Roller Blinds in PVC could not be made any more without a choice."];
  const desk = aDesk(MAKER, { ...EFFECTS, problems });
  const user = openScreen("/rules/DEDUCTIONS/show");
  fireEvent.change(await openCloth(user), { target: { value: "40" } });
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  await screen.findByText(problems[0] ?? "");
  expect(screen.queryByRole("button", { name: "Publish" })).toBeNull();
  expect(desk.publishRules).not.toHaveBeenCalled();
});

it("shows the dry run anew where it was out of date", async () => {
  const desk = aDesk();
  desk.publishRules.mockImplementation(() => {
    throw refusal("CONFLICT", CONFLICT);
  });
  const user = openScreen("/rules/DEDUCTIONS/show");
  fireEvent.change(await openCloth(user), { target: { value: "40" } });
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  await user.click(await screen.findByRole("button", { name: "Publish" }));
  const seen = desk.previewRules.mock.calls.length;
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Publish" }));
  await screen.findByText(new RegExp(CONFLICT));
  await waitFor(() => expect(desk.previewRules.mock.calls.length).toBeGreaterThan(seen));
});

it("shows rules to who may only read them", async () => {
  aDesk({ ...MAKER, permissions: ["self:read", "rules:read"] });
  openScreen("/rules/CORDS/show");
  await screen.findByText(/Your role may read this/);
  expect(screen.queryByRole("button", { name: "Save as a draft" })).toBeNull();
});
