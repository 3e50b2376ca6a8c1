import { screen } from "@testing-library/react";
import { Route, Routes, useLocation } from "react-router-dom";
import { CartProvider } from "../features/cart/CartProvider";
import { AccountPages } from "../pages/account/AccountPages";
import { AccountShop } from "./account-shop";
import { renderInShop } from "./render-in-shop";

/** Opens a page of the account; sign-in and home page are the only other routes. */
export async function openAccount(path: string, shop = new AccountShop()) {
  const page = await renderInShop(
    <CartProvider>
      <CurrentPath />
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path="/login" element={<h1>Sign in</h1>} />
        <Route path="/account/*" element={<AccountPages />} />
      </Routes>
    </CartProvider>,
    shop.link,
    path,
  );
  await screen.findByRole("heading", { level: 1 });
  return { shop, ...page };
}

function CurrentPath() {
  const { pathname, search } = useLocation();
  return <output aria-label="URL">{pathname + search}</output>;
}
