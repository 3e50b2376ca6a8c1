import type { ApolloClient } from "@apollo/client";
import { signOut } from "../features/account/sign-out";
import type { CartSync } from "../features/cart/cart-sync";
import { changeVisitor } from "../features/cart/change-visitor";

/** Signs out; the browser is a guest's afterwards. */
export const leaveAccount = (client: ApolloClient, sync: CartSync): Promise<void> =>
  signOut(client, (send) => changeVisitor(client, sync, send));
