import { useSuspenseQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { graphql } from "../gql";
import { SkipLink } from "../ui/SkipLink";
import { chakra } from "../ui/theme/chakra";
import { Chat } from "./chat/Chat";
import { Footer } from "./footer/Footer";
import { Banner } from "./header/Banner";
import { Header } from "./header/Header";
import { OrderByPhone } from "./OrderByPhone";

const LAYOUT_QUERY = graphql(`
  query Layout {
    shop {
      ...Banner_shop
      ...Header_shop
      ...OrderByPhone_shop
      ...Footer_shop
    }
    categories {
      id
      name
      slug
    }
  }
`);

/** On a short page the footer is still at the bottom of the window. */
const Frame = chakra("div", { base: { display: "flex", flexDirection: "column", minH: "100dvh" } });

/** Header and footer around every page. Their data is in the server's HTML. */
export function Layout({ children }: { children: ReactNode }) {
  const { data } = useSuspenseQuery(LAYOUT_QUERY);
  return (
    <Frame>
      <SkipLink />
      <Header shop={data.shop} categories={data.categories} banner={<Banner shop={data.shop} />} />
      {/* The browser does not render what is in noscript, so its code is the server's alone. */}
      <noscript>{import.meta.env.SSR && <OrderByPhone shop={data.shop} />}</noscript>
      {children}
      <Footer shop={data.shop} categories={data.categories} />
      <Chat />
    </Frame>
  );
}
