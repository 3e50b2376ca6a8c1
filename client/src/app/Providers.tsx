import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { ChakraProvider } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import type { ReactNode } from "react";
import { system, theSystem } from "../ui/theme/system";

type ProvidersProps = { client: ApolloClient; children: ReactNode };

const isServer = typeof document === "undefined";

/** Contexts of all components, on the server and in the browser. */
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

/** Global styles, rendered by the server only: the browser need not compute them. */
function GlobalStyles() {
  const { layers, _global } = theSystem();
  return (
    <>
      <Global styles={layers.atRule} />
      <Global styles={_global} />
    </>
  );
}
