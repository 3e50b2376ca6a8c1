import { GraphQLError } from "graphql";
import { UNMEASURED } from "@rules/project-window";
import type {
  ChooseWindowOptionInput,
  CopyWindowOptionInput,
  RemoveWindowOptionInput,
  SaveProjectInput,
} from "../gql/graphql";
import { NOTHING_CHOSEN } from "./cart-choices";
import { schemaLink } from "./schema-link";

const PENCE = 20_592;

/** An option of a window of a fake shop: wooden blinds at £205.92. */
export const anOption = (id: string, changes: object = {}) => ({
  ...{ id, position: 1, isChosen: false, width: 47.2441, height: 55.1181, material: "Premium Wood", color: "Oak" },
  customizations: [{ name: "fit", value: "recess" }],
  choices: [{ name: "fit", value: "recess", label: "Fit", valueLabel: "Recess" }],
  making: { summary: "Your recess is 1200 × 1400 mm. We make the blind 1190 × 1395 mm." },
  ...{ totalPence: PENCE, refusal: null as string | null, picture: null },
  product: {
    ...{ id: "p1", slug: "wooden-blinds", name: "Wooden Blinds", family: "WOODEN", variant: null },
  } as object | null,
  ...changes,
});
type Option = ReturnType<typeof anOption>;

/** A fabric of an option at the kitchen's left window. */
export const aSample = (color: string, changes: object = {}) => ({
  ...{ material: "Thermal Fabric", color, askedAt: null, sentAt: null },
  product: { id: "UHJvZHVjdDoy", slug: "roller-blinds", name: "Roller Blinds" },
  options: [{ ...anOption("o1"), windowKey: "k1", roomName: "Kitchen", windowName: "left" }],
  ...changes,
});

/** A window of a fake shop with its options. */
export const aWindow = (key: string, name: string, roomKey: string | null, options: Option[]) => ({
  ...UNMEASURED,
  ...{ id: `w ${key}`, key, version: 1, name, roomKey, kind: "CASEMENT", photo: null, optionsVersion: 1, options },
});

const room = { id: "r", key: "r1", version: 1, name: "Kitchen" };

type Change = { windowKey: string; expectedVersion: number };

/** A fake server for the choices of a project. It executes operations with the real schema. */
export class ChoicesDesk {
  readonly changes: object[] = [];
  /** Choices that were sent for other windows too. */
  readonly copied: object[] = [];
  /** What becomes of such a choice at each window. */
  copies: object[] = [];
  /** Errors for the next changes. */
  readonly refusals: Error[] = [];
  /** Error for reading the project with its options. */
  projectRefusal: Error | undefined;
  notes: object[] = [];
  batches: object[] = [];
  /** The fabrics of the options, as `aSample` makes them. */
  samples: object[] = [];
  /** What was sent to the shop. */
  sent: object[] = [];
  /** How often the choices went into the cart. */
  additions = 0;
  windows = [
    aWindow("k1", "left", "r1", [anOption("o1"), anOption("o2", { color: "Light Grey", totalPence: 18_000 })]),
    aWindow("k2", "Hall", null, []),
  ];

  readonly link = schemaLink({
    me: null,
    cart: () => this.#cart(0),
    project: () => this.#project(),
    saveProject: ({ input }: { input: SaveProjectInput }) => {
      this.#refuse();
      this.windows = [
        ...this.windows,
        ...(input.windows ?? []).map(({ key, name }) => aWindow(key, name ?? "", null, [])),
      ];
      return { project: this.#project(), conflicts: [] };
    },
    chooseWindowOption: ({ input }: { input: ChooseWindowOptionInput }) =>
      this.#change(input, (options) => options.map((each) => ({ ...each, isChosen: each.id === input.optionId }))),
    removeWindowOption: ({ input }: { input: RemoveWindowOptionInput }) =>
      this.#change(input, (options) => options.filter(({ id }) => id !== input.optionId)),
    copyWindowOption: ({ input }: { input: CopyWindowOptionInput }) => {
      this.copied.push(input);
      return { copies: this.copies, windows: this.windows };
    },
    addChoicesToCart: () => {
      this.#refuse();
      this.additions += 1;
      return { cart: this.#cart(this.#chosen().length), notes: this.notes };
    },
  });

  #change(input: Change, change: (options: Option[]) => Option[]) {
    this.#refuse();
    const window = this.windows.find(({ key }) => key === input.windowKey);
    if (window?.optionsVersion !== input.expectedVersion)
      throw new GraphQLError("The options of this window have been changed in the meantime.", {
        extensions: { code: "CONFLICT" },
      });
    this.changes.push({ ...input });
    this.elsewhere(window.key, change);
    return { window: { id: window.id } };
  }

  /** A change of the options of a window, as of another device. */
  elsewhere(key: string, change: (options: Option[]) => Option[]): void {
    this.windows = this.windows.map((each) =>
      each.key === key ? { ...each, options: change(each.options), optionsVersion: each.optionsVersion + 1 } : each,
    );
  }

  #refuse(): void {
    const refusal = this.refusals.shift();
    if (refusal) throw refusal;
  }

  #read(options: Option[]): Option[] {
    if (this.projectRefusal) throw this.projectRefusal;
    return options;
  }

  #chosen() {
    return this.windows.flatMap(({ key, name, roomKey, options }) =>
      options
        .filter(({ isChosen }) => isChosen)
        .map((option) => ({ ...option, windowKey: key, windowName: name, roomName: roomKey && room.name })),
    );
  }

  #project() {
    const windows = this.windows.map(({ options, ...window }) => ({ ...window, options: () => this.#read(options) }));
    const choices = () => {
      const { delivery, fulfilment, estimatedDelivery } = NOTHING_CHOSEN;
      const options = this.#chosen();
      return {
        ...{ options, batches: this.batches, totals: this.#totals(), promotion: null },
        ...{ delivery, fulfilment, estimatedDelivery },
      };
    };
    return {
      id: "project",
      version: 1,
      rooms: [room],
      windows,
      choices,
      samples: this.samples,
      sent: this.sent,
    };
  }

  #totals() {
    const made = this.#chosen().filter(({ refusal }) => refusal === null);
    const totalPence = made.reduce((sum, { totalPence: pence }) => sum + pence, 0);
    return {
      ...{ subtotalPence: totalPence, discountPence: 0, deliveryPence: 0, taxPence: 0, includedTaxPence: 0 },
      ...{ totalPence, toFreeDeliveryPence: 0 },
    };
  }

  #cart(count: number) {
    return {
      ...{ id: "cart", version: 1, count, lines: [], promotion: null, promotionNotice: null, ...NOTHING_CHOSEN },
      ...{ totals: this.#totals(), checkoutTotals: this.#totals(), heldQuote: null },
    };
  }
}
