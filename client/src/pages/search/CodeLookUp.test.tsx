import { screen, waitFor } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { expect, it } from "vitest";
import { shownCode, withCheck } from "@rules/configuration-code";
import { CurrentUrl } from "../../test/CurrentUrl";
import { renderInShop } from "../../test/render-in-shop";
import { schemaLink } from "../../test/schema-link";
import { CodeLookUp } from "./CodeLookUp";

const CODE = shownCode(withCheck("KX47P"));
const CONFIGURATION = {
  ...{ code: CODE, product: { id: "p1", slug: "roller-blinds" }, width: 47.2441, height: 60 },
  ...{ material: "Blackout Fabric", color: "Navy", customizations: [] },
};

async function open(code: string, answer: () => object) {
  const asked: string[] = [];
  const link = schemaLink({
    configurationCode: ({ code: given }: { code: string }) => {
      asked.push(given);
      return answer();
    },
  });
  await renderInShop(
    <>
      <CodeLookUp code={code} />
      <CurrentUrl />
    </>,
    link,
    `/search?q=${code}`,
  );
  return asked;
}

const status = () => screen.getAllByRole("status")[0]?.textContent;
const url = () => screen.getByLabelText("URL").textContent;

it("opens the configurator filled in", async () => {
  const asked = await open(CODE, () => CONFIGURATION);
  const filledIn = "/products/roller-blinds?color=Navy&material=Blackout+Fabric&width=47.2441&height=60";
  await waitFor(() => expect(url()).toBe(filledIn));
  expect(asked).toEqual([CODE]);
});

it("says what is wrong with a code without asking the shop", async () => {
  const asked = await open("KX4-7PO", () => CONFIGURATION);
  expect(status()).toMatch(/^“O” is in none of our codes\./);
  expect(asked).toEqual([]);
});

it("shows the shop's sentence for an unknown code", async () => {
  const sentence = "We don't know this code, or it is older than 90 days. Please choose once more.";
  await open(CODE, () => {
    throw new GraphQLError(sentence, { extensions: { code: "NOT_FOUND" } });
  });
  await waitFor(() => expect(status()).toBe(sentence));
});
