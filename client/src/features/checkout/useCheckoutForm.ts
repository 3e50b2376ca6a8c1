import "./zod-setup";
import { zodResolver } from "@hookform/resolvers/zod";
import { type CheckoutFields, type CheckoutForm, checkoutForm } from "@rules/checkout-form";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { keepDraft, readDraft } from "./checkout-draft";
import { FIELD_ORDER, type FieldName } from "./checkout-fields";
import type { OrderRefusal } from "./order-refusal";

/** A detail that needs another look, and what to do about it. */
export type Problem = { name: FieldName; message: string };

const inFormOrder = (messageOf: (name: FieldName) => string | undefined): Problem[] =>
  FIELD_ORDER.flatMap((name) => {
    const message = messageOf(name);
    return message === undefined ? [] : [{ name, message }];
  });

/**
 * The checkout form: checked when it is sent and again while it is put right, and kept as it is typed. A valid one goes to
 * `onOrder`; what the shop finds wrong with it stands at its fields like anything else.
 */
export function useCheckoutForm(onOrder: (form: CheckoutForm) => Promise<OrderRefusal | undefined>) {
  const [defaultValues] = useState(readDraft);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { register, handleSubmit, setError, setFocus, subscribe, formState } = useForm<
    CheckoutFields,
    unknown,
    CheckoutForm
  >({
    resolver: zodResolver(checkoutForm),
    defaultValues,
    shouldFocusError: false, // the list of problems takes it
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [subscribe]);

  const order = async (form: CheckoutForm) => {
    setProblems([]);
    const refusal = await onOrder(form);
    if (refusal?.code !== "BAD_USER_INPUT") return;
    const found = inFormOrder((name) => refusal.fields[name]);
    for (const { name, message } of found) setError(name, { message });
    setProblems(found);
  };

  return {
    register,
    errors: formState.errors,
    /** As they were when the form was last sent: a list that shrank while one types would move the field away. */
    problems,
    focusField: setFocus,
    handleSubmit: handleSubmit(order, (errors) => setProblems(inFormOrder((name) => errors[name]?.message))),
  };
}
