import { followAccount } from "./account-journey";
import { OwnShop } from "./own-shop";
import { test } from "./shop";

const shop = new OwnShop();
test.afterAll(() => shop.remove());

test("a guest who registers keeps cart and wishlist, and finds everything on another device", async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  await followAccount({
    page,
    browser,
    shop,
    hands: () => ({ press: (control) => control.click(), type: (field, text) => field.fill(text) }),
  });
});
