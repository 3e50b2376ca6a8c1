import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useAccountForm } from "../../../features/account-form/useAccountForm";
import { failureOf } from "../../../lib/shop-failure";

type LinkFormOptions<Fields extends FieldValues, Form> = Parameters<
  typeof useAccountForm<Fields, Form & FieldValues>
>[0];

/** State of a form behind an e-mail link. `isGone` once the server has answered that the link is unknown or expired. */
export function useLinkForm<Fields extends FieldValues, Form extends FieldValues>(
  options: LinkFormOptions<Fields, Form>,
) {
  const [isGone, setIsGone] = useState(false);
  const form = useAccountForm<Fields, Form>({
    ...options,
    send: async (values) => {
      try {
        await options.send(values);
      } catch (error) {
        if (failureOf(error).code !== "NOT_FOUND") throw error;
        setIsGone(true);
      }
    },
  });
  return { form, isGone };
}
