import { CartProvider } from "../features/cart/CartProvider";
import { CartPanel } from "../layout/cart-panel/CartPanel";
import { Layout } from "../layout/Layout";
import { ToastRegion } from "../ui/toast/ToastRegion";
import { Announcer } from "./Announcer";
import { Main } from "./Main";
import { Pages } from "./Pages";
import { SavedListsSync } from "./saved-lists/SavedListsSync";
import { SiteProvider } from "./SiteProvider";

/** The whole screen. */
export function App() {
  return (
    <SiteProvider>
      <CartProvider>
        <Layout>
          <Main>
            <Pages />
          </Main>
        </Layout>
        <CartPanel />
        <SavedListsSync />
      </CartProvider>
      <Announcer />
      <ToastRegion />
    </SiteProvider>
  );
}
