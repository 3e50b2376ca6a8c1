import { followAccount } from "./account-journey";
import { OwnShop } from "./own-shop";
import { test } from "./shop";
import { tabTo } from "./tab-to";

const shop = new OwnShop();
test.afterAll(() => shop.remove());

test("an account can be created, used and left with the keyboard alone", async ({ page, browser }) => {
  test.setTimeout(420_000);
  await followAccount({
    page,
    browser,
    shop,
    hands: (used) => ({
      press: async (control) => {
        await control.waitFor();
        await tabTo(used, control);
        await used.keyboard.press("Enter");
      },
      type: async (field, text) => {
        await field.waitFor();
        await tabTo(used, field);
        await used.keyboard.press("ControlOrMeta+a");
        await used.keyboard.type(text);
      },
    }),
  });
});
