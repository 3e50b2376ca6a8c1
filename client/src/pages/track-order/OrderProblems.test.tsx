import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import { photoDesk } from "../../test/photo-desk";
import { aFile, aMessage, openProblems, PROBLEM, sendReport, typeInto, user } from "../../test/problem-screen";

beforeEach(() => sessionStorage.clear());

describe("a problem", () => {
  it("is reported from its line, with photos, and stands first then", async () => {
    const received = photoDesk();
    const { section, reports, orderProblems } = await openProblems([PROBLEM]);
    await section.findByRole("article", { name: "Item 1: Wooden Blinds" });
    await user.click(screen.getByRole("button", { name: "Report a problem with Wooden Blinds" }));
    await waitFor(() =>
      expect(document.activeElement).toBe(section.getByRole("heading", { name: "Report a problem" })),
    );
    expect(screen.getByLabelText<HTMLSelectElement>("What is it about?").value).toBe("1");
    await user.selectOptions(screen.getByLabelText("What is wrong?"), "It arrived damaged");
    await typeInto(/^Describe it/, "One slat is broken.");
    await user.upload(screen.getByLabelText("Add photos"), [aFile("one.jpg"), aFile("two.jpg")]);
    await section.findByRole("img", { name: "Photo 2: two.jpg" });
    await user.click(section.getByRole("button", { name: "Remove one.jpg" }));
    await sendReport();
    await waitFor(() => expect(section.getAllByRole("article")).toHaveLength(2));
    expect(section.getAllByRole("article")[0]?.textContent).toContain("One slat is broken.");
    expect(section.getByRole("img", { name: "Photo 1 of the problem" })).toBeDefined();
    expect(section.queryByRole("form")).toBeNull();
    expect(received).toEqual(["one.jpg", "two.jpg"]);
    expect(reports).toEqual([
      {
        ...{ number: "MBC482913", email: "jo@example.com", lineId: "1", kind: "DAMAGED", text: "One slat is broken." },
        ...{ photoIds: ["photo-2"], idempotencyKey: expect.stringMatching(/^\w{8,}$/) },
      },
    ]);
    expect(orderProblems).toHaveBeenCalledOnce();
  });

  it("needs a kind and some words", async () => {
    const { section, reports } = await openProblems();
    await user.click(await section.findByRole("button", { name: "Report a problem" }));
    await sendReport();
    const summary = within(await section.findByRole("alert"));
    expect(summary.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Please choose what is wrong",
      "Please describe the problem in at least 10 characters",
    ]);
    expect(reports).toEqual([]);
    await user.click(section.getByRole("button", { name: "Not now" }));
    expect(section.getByRole("button", { name: "Report a problem" })).toBeDefined();
  });

  it("keeps words and key where the answer was lost, and says why it was refused", async () => {
    photoDesk();
    const lost = new GraphQLError("Please try again shortly.", { extensions: { code: "SERVICE_UNAVAILABLE" } });
    const gone = new GraphQLError("A photo is not there any more.", {
      extensions: { code: "BAD_USER_INPUT", fields: { photoIds: "A photo is not there any more." } },
    });
    const { section, reports } = await openProblems([], { refusals: [lost, gone] });
    await user.click(await section.findByRole("button", { name: "Report a problem" }));
    await user.selectOptions(screen.getByLabelText("What is wrong?"), "Something is missing");
    await typeInto(/^Describe it/, "The brackets are missing.");
    await sendReport();
    expect((await section.findByRole("alert")).textContent).toBe("Please try again shortly.");
    await sendReport();
    await waitFor(() => expect(section.getByRole("alert").textContent).toBe("A photo is not there any more."));
    await sendReport();
    await section.findByRole("article");
    expect(reports.map(({ text }) => text)).toEqual(Array(3).fill("The brackets are missing."));
    expect(new Set(reports.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it("is sent without the file that was refused, once somebody has seen the sentence", async () => {
    photoDesk();
    const { section, reports } = await openProblems();
    await user.click(await section.findByRole("button", { name: "Report a problem" }));
    await user.upload(screen.getByLabelText("Add photos"), [aFile("notes.txt")]);
    expect((await section.findByRole("alert")).textContent).toBe("This file is no picture.");
    await user.selectOptions(screen.getByLabelText("What is wrong?"), "It has a fault");
    await typeInto(/^Describe it/, "The slats are askew.");
    await sendReport();
    await section.findByRole("article");
    expect(reports).toMatchObject([{ lineId: null, photoIds: [] }]);
  });
});

describe("the thread", () => {
  it("has what both wrote, photos, and what was agreed", async () => {
    const photos = [{ id: "1", width: 90, height: 60, preview: "data:image/jpeg;base64,AA==" }];
    const messages = [...PROBLEM.messages, aMessage("2", "We are sorry.", true)];
    const agreed = "A new one by May.";
    const { section } = await openProblems([{ ...PROBLEM, state: "AGREED", agreed, photos, messages }]);
    const thread = within(await section.findByRole("article", { name: "Item 1: Wooden Blinds" }));
    const written = within(thread.getByRole("list", { name: "Messages" })).getAllByRole("listitem");
    expect(written.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^You wrote.*The slats are askew\.$/),
      expect.stringMatching(/^We wrote.*We are sorry\.$/),
    ]);
    expect(thread.getByText("It has a fault. We have agreed on it.")).toBeDefined();
    expect(thread.getByText("A new one by May.")).toBeDefined();
    expect(thread.getByRole("img", { name: "Photo 1 of the problem" })).toBeDefined();
  });

  it("takes a message once, keeps it where it was refused, and says that a closed one is opened again", async () => {
    const refusal = new GraphQLError("That was a little too often.", { extensions: { code: "RATE_LIMITED" } });
    const { section, messages } = await openProblems([{ ...PROBLEM, state: "CLOSED" }], { refusals: [refusal] });
    await section.findByText("It is closed. A message opens it again.");
    await typeInto(/^Your message/, "It is askew again.");
    await user.click(section.getByRole("button", { name: "Send message" }));
    expect((await section.findByRole("alert")).textContent).toBe("That was a little too often.");
    await user.click(section.getByRole("button", { name: "Send message" }));
    await section.findByText("Your message is sent. We answer here and by e-mail.");
    await section.findByText("It is askew again.");
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your message/).value).toBe("");
    expect(messages).toHaveLength(2);
    expect(new Set(messages.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(messages[1]).toMatchObject({ number: "MBC482913", email: "jo@example.com", problemId: "problem" });
  });

  it("keeps the text of a message as it is while it is sent", async () => {
    const shop = Promise.withResolvers<void>();
    const { section, messages } = await openProblems([PROBLEM], { opened: shop.promise });
    await section.findByRole("article");
    await typeInto(/^Your message/, "It is askew again.");
    await user.click(screen.getByRole("button", { name: "Send message" }));
    await waitFor(() => expect(messages).toHaveLength(1));
    await typeInto(/^Your message/, " Every slat.");
    const text = screen.getByLabelText<HTMLTextAreaElement>(/^Your message/);
    expect(text.value).toBe("It is askew again.");
    shop.resolve();
    await section.findByText("Your message is sent. We answer here and by e-mail.");
    expect([text.value, text.readOnly]).toEqual(["", false]);
  });

  it("has the year where it is not this one's, and photos that keep their place", async () => {
    const photos = [{ id: "1", width: 90, height: 60, preview: "data:image/jpeg;base64,AA==" }];
    const messages = [{ ...aMessage("1", "The slats are askew."), writtenAt: "2020-11-24T09:00:00.000Z" }];
    const { section } = await openProblems([{ ...PROBLEM, photos, messages }]);
    await section.findByText("You wrote at 9am on Tuesday 24 November 2020");
    const { width, height } = section.getByRole<HTMLImageElement>("img", { name: "Photo 1 of the problem" });
    expect([width, height]).toEqual([90, 60]);
  });

  it("that can't be loaded says so, and is asked for again", async () => {
    const trouble = new GraphQLError("Please try again shortly.", { extensions: { code: "SERVICE_UNAVAILABLE" } });
    const { section } = await openProblems([PROBLEM], { trouble });
    expect((await section.findByRole("alert")).textContent).toBe(
      "Your reports could not be loaded. Please try again shortly.",
    );
    await user.click(section.getByRole("button", { name: "Try again" }));
    expect(await section.findByRole("article", { name: "Item 1: Wooden Blinds" })).toBeDefined();
    expect(section.queryByRole("alert")).toBeNull();
  });
});
