import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { expect, it } from "vitest";
import type { CreateConfigurationCodesInput } from "../../gql/graphql";
import { press } from "../../test/press";
import { renderInShop } from "../../test/render-in-shop";
import { schemaLink } from "../../test/schema-link";
import { PhoneOrder } from "./PhoneOrder";
import type { ToldConfiguration } from "./told-configuration";

const told = (name: string, color: string): ToldConfiguration => ({
  name,
  configuration: { productId: "p1", width: 47.2441, height: 60, material: "PVC", color, customizations: [] },
});
const TWO = [told("Roller Blinds", "White"), told("Roman Blinds", "Navy")];

/** A shop whose code for each configuration is the next of these; with a refusal for the first attempt. */
async function open(refusal?: GraphQLError) {
  const asked: unknown[] = [];
  const link = schemaLink({
    shop: { phone: "020 7946 0123" },
    createConfigurationCodes: ({ input }: { input: CreateConfigurationCodesInput }) => {
      const isFirst = asked.push(input.configurations.map(({ color }) => color)) === 1;
      if (isFirst && refusal) throw refusal;
      return { configurationCodes: [{ code: "KX4-7PM" }, { code: "CD4-HGJ" }], errors: [] };
    },
  });
  await renderInShop(<PhoneOrder read={() => TWO} />, link, "/");
  await press(screen.getByRole("button", { name: "Order by phone" }));
  return { asked, dialog: within(await screen.findByRole("dialog", { name: "Order by phone" })) };
}

it("shows a code for each configuration, spelled for screen readers, and the phone number", async () => {
  const { asked, dialog } = await open();
  const status = dialog.getByRole("status");
  await waitFor(() => expect(within(status).getByText("Code: K X 4, 7 P M")).toBeDefined());
  expect(within(status).getByText("Code: C D 4, H G J")).toBeDefined();
  expect(within(status).getByText("KX4-7PM").getAttribute("aria-hidden")).toBe("true");
  expect(within(status).getByText("Roman Blinds")).toBeDefined();
  expect(within(status).getByText("PVC, Navy")).toBeDefined();
  expect(dialog.getByRole("link", { name: "020 7946 0123" }).getAttribute("href")).toBe("tel:02079460123");
  expect(asked).toEqual([["White", "Navy"]]);
});

it("says why there is no code, and tries again", async () => {
  const sentence = "Product not found";
  const { asked, dialog } = await open(new GraphQLError(sentence, { extensions: { code: "NOT_FOUND" } }));
  await waitFor(() => expect(dialog.getByRole("alert").textContent).toBe(sentence));
  await press(dialog.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(dialog.getByText("Code: K X 4, 7 P M")).toBeDefined());
  expect(asked).toHaveLength(2);
});
