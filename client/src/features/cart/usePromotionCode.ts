import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "../../gql";
import { logFailure } from "../../lib/failure-log";
import { failureOf } from "../../lib/shop-failure";
import { tellFailure } from "../../ui/toast/tell-failure";
import { useCartChange } from "./cart-context";

const APPLY_CODE = graphql(`
  mutation ApplyPromotionCode($code: Text!) {
    applyPromotionCode(code: $code) {
      ...Cart_cart
    }
  }
`);

const REMOVE_CODE = graphql(`
  mutation RemovePromotionCode {
    removePromotionCode {
      ...Cart_cart
    }
  }
`);

/** The cart's promotion code. A code that is not taken changes nothing, and `refusal` says why beside the field. */
export function usePromotionCode() {
  const client = useApolloClient();
  const change = useCartChange();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const whileBusy = async (work: Promise<boolean>) => {
    setIsBusy(true);
    const isDone = await work;
    setIsBusy(false);
    return isDone;
  };

  /** Resolves to whether the code is taken. */
  const apply = async (typed: string): Promise<boolean> => {
    const code = typed.trim();
    if (code === "") {
      setRefusal("Please type the code first");
      return false;
    }
    setRefusal(undefined);
    try {
      await change(() => client.mutate({ mutation: APPLY_CODE, variables: { code } }));
      return true;
    } catch (error) {
      logFailure("Promotion code not applied", error);
      setRefusal(failureOf(error).sentence);
      return false;
    }
  };

  /** Resolves to whether the code is out; else the shopper has been told why. */
  const remove = () =>
    tellFailure(
      change(() => client.mutate({ mutation: REMOVE_CODE })),
      "Code not removed",
    );

  return {
    apply: (typed: string) => whileBusy(apply(typed)),
    remove: () => whileBusy(remove()),
    refusal,
    forgetRefusal: () => setRefusal(undefined),
    isBusy,
  };
}
