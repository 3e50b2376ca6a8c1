import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { collectNotices } from "../../test/notices";
import { renderInShop } from "../../test/render-in-shop";
import { ShellShop } from "../../test/shell-shop";
import { NewsletterUnsubscribePage } from "../newsletter-unsubscribe/NewsletterUnsubscribePage";
import { NewsletterConfirmPage } from "./NewsletterConfirmPage";

const notices = collectNotices();

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

describe.each([
  {
    Page: NewsletterConfirmPage,
    operation: "ConfirmSubscription",
    asks: "Confirm your email address",
    button: "Confirm my address",
    done: "You're on the list",
    refused: "This link no longer works",
    failed: "Your address isn't confirmed yet",
  },
  {
    Page: NewsletterUnsubscribePage,
    operation: "Unsubscribe",
    asks: "Leave our mailing list",
    button: "Leave the list",
    done: "You have left the list",
    refused: "This link doesn't work",
    failed: "You're still on the list",
  },
])("$operation", ({ Page, operation, asks, button, done, refused, failed }) => {
  const open = async (shop = new ShellShop(), path = "/newsletter?token=secret") => {
    await renderInShop(<Page />, shop.link, path);
    return shop;
  };
  const press = async () => userEvent.click(await screen.findByRole("button", { name: button }));

  it("changes nothing before the button is pressed, then shows the result", async () => {
    const shop = await open();
    await heading(asks);
    expect(shop.asked).toEqual([]);
    await press();
    expect(document.activeElement).toBe(await heading(done));
    expect(shop.asked).toEqual([`${operation} secret`]);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("shows that the token is unknown", async () => {
    const shop = new ShellShop();
    shop.failures.set(operation, "NOT_FOUND");
    await open(shop);
    await press();
    expect(document.activeElement).toBe(await heading(refused));
    expect(notices).toEqual([]);
  });

  it("can be retried when the shop can't be reached", async () => {
    const shop = new ShellShop();
    shop.failures.set(operation, undefined);
    await open(shop);
    await press();
    expect(notices).toEqual([expect.objectContaining({ kind: "failure", title: failed })]);
    shop.failures.clear();
    await press();
    await heading(done);
  });

  it("asks for the whole link when its token is missing", async () => {
    await open(new ShellShop(), "/newsletter?token=");
    await heading("This link is incomplete");
    expect(screen.queryByRole("button")).toBeNull();
  });
});
