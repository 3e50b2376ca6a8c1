import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "../../gql";
import { logFailure } from "../../lib/failure-log";
import { failureOf } from "../../lib/shop-failure";
import { tellFailure } from "../../ui/toast/tell-failure";
import { useCartChange } from "./cart-context";

const APPLY_CODE = graphql(`
  mutation ApplyPromotionCode($input: ApplyPromotionCodeInput!) {
    applyPromotionCode(input: $input) {
      cart {
        ...Cart_cart
      }
    }
  }
`);

const REMOVE_CODE = graphql(`
  mutation RemovePromotionCode {
    removePromotionCode {
      cart {
        ...Cart_cart
      }
    }
  }
`);

/** The cart's promotion code. A refused code changes nothing; `refusal` is the message for the field. */
export function usePromotionCode() {
  const context = { schedule: useCartChange() };
  const [applyCode, applying] = useMutation(APPLY_CODE, { context });
  const [removeCode, removing] = useMutation(REMOVE_CODE, { context });
  const [refusal, setRefusal] = useState<string>();

  /** Resolves to whether the code was accepted. */
  const apply = async (typed: string): Promise<boolean> => {
    const code = typed.trim();
    if (code === "") {
      setRefusal("Please type the code first");
      return false;
    }
    setRefusal(undefined);
    try {
      await applyCode({ variables: { input: { code } } });
      return true;
    } catch (error) {
      logFailure("Promotion code not applied", error);
      setRefusal(failureOf(error).sentence);
      return false;
    }
  };

  return {
    apply,
    /** Resolves to whether the code is removed; a failure has shown a notice. */
    remove: () => tellFailure(removeCode(), "Code not removed"),
    refusal,
    forgetRefusal: () => setRefusal(undefined),
    isBusy: applying.loading || removing.loading,
  };
}
