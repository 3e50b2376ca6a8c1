import { useSuspenseQuery } from "@apollo/client/react";
import { useMemo, type ReactNode } from "react";
import { SHOP_IN_SHORT, SHOP_PICTURE } from "../content/shop";
import { CartProvider } from "../features/cart/CartProvider";
import { graphql } from "../gql";
import { CartPanel } from "../layout/cart-panel/CartPanel";
import { Layout } from "../layout/Layout";
import { useStore } from "../lib/store";
import { announcement } from "../ui/page/announcements";
import { SiteContext } from "../ui/page/site-context";
import { ToastRegion } from "../ui/toast/ToastRegion";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { Main } from "./Main";
import { Pages } from "./Pages";
import { SavedListsSync } from "./saved-lists/SavedListsSync";

const SITE = graphql(`
  query Site {
    shop {
      name
    }
  }
`);

/** Provides the shop's name, description and picture for the head of every page. */
function SiteProvider({ children }: { children: ReactNode }) {
  const { name } = useSuspenseQuery(SITE).data.shop;
  const site = useMemo(() => ({ name, description: SHOP_IN_SHORT, picture: SHOP_PICTURE }), [name]);
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** Announces the title of each new page to screen readers. */
function Announcer() {
  return <VisuallyHidden role="status">{useStore(announcement)}</VisuallyHidden>;
}

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
