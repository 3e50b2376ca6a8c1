import type { FieldValues } from "react-hook-form";
import { useState } from "react";
import { failureOf } from "../../../lib/shop-failure";
import { useAccountForm } from "../../../features/account-form/useAccountForm";

type LinkFormOptions<Fields extends FieldValues, Form> = Parameters<
  typeof useAccountForm<Fields, Form & FieldValues>
>[0];

/** A form behind the link of a mail. `isGone` once the shop has said that it doesn't know the link, or no longer. */
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
