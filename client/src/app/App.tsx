import { CartProvider } from "../features/cart/CartProvider";
import { CartPanel } from "../layout/cart-panel/CartPanel";
import { Layout } from "../layout/Layout";
import { SavedFollowsAccount } from "../layout/saved/SavedFollowsAccount";
import { ToastRegion } from "../ui/toast/ToastRegion";
import { Announcer } from "./Announcer";
import { Main } from "./Main";
import { Pages } from "./Pages";
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
        <SavedFollowsAccount />
      </CartProvider>
      <Announcer />
      <ToastRegion />
    </SiteProvider>
  );
}
