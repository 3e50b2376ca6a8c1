import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { ChakraProvider } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import type { ReactNode } from "react";
import { system, theSystem } from "../ui/theme/system";

type ProvidersProps = { client: ApolloClient; children: ReactNode };

const isServer = typeof document === "undefined";

/** What every component may count on, on the server as in the browser. */
export function Providers({ client, children }: ProvidersProps) {
  return (
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        {isServer && <GlobalStyles />}
        {children}
      </ChakraProvider>
    </ApolloProvider>
  );
}

/** What holds on every page. It comes with the page: the browser need not work it out. */
function GlobalStyles() {
  const { layers, _global } = theSystem();
  return (
    <>
      <Global styles={layers.atRule} />
      <Global styles={_global} />
    </>
  );
}
