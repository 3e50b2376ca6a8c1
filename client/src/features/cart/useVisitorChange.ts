import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useCartConnection } from "./cart-context";
import { changeVisitor } from "./change-visitor";

/** For what makes somebody else of the visitor: see `changeVisitor`. */
export function useVisitorChange(): <T>(send: () => Promise<T>) => Promise<T> {
  const client = useApolloClient();
  const { sync } = useCartConnection();
  return useCallback((send) => changeVisitor(client, sync, send), [client, sync]);
}
