import { screen, waitFor } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import { photoDesk } from "../../test/photo-desk";
import { aFile, openProblems, PROBLEM, sendReport, typeInto, user } from "../../test/problem-screen";

const remove = (name: string) => user.click(screen.getByRole("button", { name: `Remove ${name}` }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

/** Opens the form and fills in what it needs. */
async function fillReport(): Promise<void> {
  await user.click(await screen.findByRole("button", { name: "Report a problem" }));
  await user.selectOptions(screen.getByLabelText("What is wrong?"), "It has a fault");
  await typeInto(/^Describe it/, "The slats are askew.");
}

beforeEach(() => sessionStorage.clear());

describe("a report on its way", () => {
  it("waits for its photos, without those that are removed meanwhile and with those that are added", async () => {
    const shop = Promise.withResolvers<void>();
    photoDesk(shop.promise);
    const { section, reports } = await openProblems();
    await fillReport();
    await user.upload(screen.getByLabelText("Add photos"), [aFile("one.jpg"), aFile("two.jpg")]);
    await sendReport();
    await section.findByRole("button", { name: "Sending..." });
    await remove("two.jpg");
    await user.upload(screen.getByLabelText("Add photos"), [aFile("three.jpg")]);
    shop.resolve();
    await section.findByRole("article");
    expect(reports).toMatchObject([{ photoIds: ["photo-1", "photo-2"] }]);
    expect(section.getAllByRole("img")).toHaveLength(2);
  });

  it("can't be called off, changed or given photos that would not go with it", async () => {
    const shop = Promise.withResolvers<void>();
    photoDesk();
    const { section, reports } = await openProblems([], { opened: shop.promise });
    await fillReport();
    await sendReport();
    await waitFor(() => expect(reports).toHaveLength(1));
    await user.click(button("Not now"));
    expect(button("Not now").disabled).toBe(true);
    await typeInto(/^Describe it/, " All of them.");
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Describe it/).value).toBe("The slats are askew.");
    expect(screen.getByRole<HTMLFieldSetElement>("group", { name: /^Photos/ }).disabled).toBe(true);
    shop.resolve();
    await section.findByRole("article");
  });

  it("is said to be sent, and the focus goes back to the button", async () => {
    const { section } = await openProblems();
    await fillReport();
    await sendReport();
    const sentence = await section.findByText("Your report is sent. We answer here and by e-mail.");
    expect(sentence.closest("[role=status]")).not.toBeNull();
    expect(document.activeElement).toBe(button("Report a problem"));
    await user.click(button("Report a problem"));
    expect(section.queryByText(/^Your report is sent/)).toBeNull();
    await user.click(button("Not now"));
    expect(document.activeElement).toBe(button("Report a problem"));
    expect(section.queryByText(/^Your report is sent/)).toBeNull();
  });

  it("does not stand for the earlier ones where these were not loaded", async () => {
    const trouble = new GraphQLError("Please try again shortly.", { extensions: { code: "SERVICE_UNAVAILABLE" } });
    const { section, orderProblems } = await openProblems([{ ...PROBLEM, id: "new" }, PROBLEM], { trouble });
    await section.findByText(/^Your reports could not be loaded/);
    await fillReport();
    await sendReport();
    await waitFor(() => expect(section.getAllByRole("article")).toHaveLength(2));
    expect(orderProblems).toHaveBeenCalledTimes(2);
    expect(section.queryByRole("alert")).toBeNull();
  });
});

describe("the form of a report", () => {
  it("keeps what is in it when another line is pressed, and takes the focus each time", async () => {
    photoDesk();
    const { section } = await openProblems();
    await fillReport();
    await user.upload(screen.getByLabelText("Add photos"), [aFile("one.jpg")]);
    await section.findByRole("img", { name: "Photo 1: one.jpg" });
    for (let times = 0; times < 2; times += 1) {
      await user.click(button("Report a problem with Wooden Blinds"));
      expect(document.activeElement).toBe(section.getByRole("heading", { name: "Report a problem" }));
    }
    expect(screen.getByLabelText<HTMLSelectElement>("What is it about?").value).toBe("1");
    expect(screen.getByLabelText<HTMLSelectElement>("What is wrong?").value).toBe("FAULT");
    expect(section.getByRole("img", { name: "Photo 1: one.jpg" })).toBeDefined();
  });

  it("leads the focus on from a removed photo to the next one, or to the button that adds", async () => {
    photoDesk();
    const { section } = await openProblems();
    await fillReport();
    await user.upload(screen.getByLabelText("Add photos"), [aFile("one.jpg"), aFile("two.jpg")]);
    await section.findByRole("img", { name: "Photo 2: two.jpg" });
    await remove("one.jpg");
    expect(document.activeElement).toBe(button("Remove two.jpg"));
    await remove("two.jpg");
    expect(document.activeElement).toBe(screen.getByLabelText("Add photos"));
  });
});
