import { useSuspenseQuery } from "@apollo/client/react";
import { useMemo, type ReactNode } from "react";
import { preconnect } from "react-dom";
import { SHOP_PICTURE } from "../content/shop";
import { CartProvider } from "../features/cart/CartProvider";
import { graphql } from "../gql";
import { CartPanel } from "../layout/cart-panel/CartPanel";
import { Layout } from "../layout/Layout";
import { useStore } from "../lib/store";
import { announcement } from "../ui/page/announcements";
import { SiteContext } from "../ui/page/site-context";
import { PicturesUrl } from "../ui/picture-url";
import { ToastRegion } from "../ui/toast/ToastRegion";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { Main } from "./Main";
import { Pages } from "./Pages";
import { SavedListsSync } from "./saved-lists/SavedListsSync";

const SITE = graphql(`
  query Site {
    shop {
      name
      description
      traderLines
      taxIncludedPercent
      deliveryNote
      picturesUrl
    }
  }
`);

/** Provides what every page has of the shop: for its head, its footer, receipts and pictures. */
function SiteProvider({ children }: { children: ReactNode }) {
  const { shop } = useSuspenseQuery(SITE).data;
  const site = useMemo(() => ({ ...shop, picture: SHOP_PICTURE }), [shop]);
  const { picturesUrl } = shop;
  if (picturesUrl !== null) preconnect(new URL(picturesUrl).origin);
  return (
    <SiteContext value={site}>
      <PicturesUrl value={picturesUrl ?? ""}>{children}</PicturesUrl>
    </SiteContext>
  );
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
