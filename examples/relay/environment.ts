import { commitMutation, Environment, Network, RecordSource, Store, type MutationParameters } from "relay-runtime";
import { API } from "../storefront/shop-client";

const network = Network.create(async ({ text }, variables) => {
  const response = await fetch(API, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query: text, variables }),
  });
  return response.json();
});

export const environment = new Environment({ network, store: new Store(new RecordSource()) });

/** Sends a mutation; rejects with what is no user's error. */
export const mutate = <Operation extends MutationParameters>(
  mutation: Parameters<typeof commitMutation<Operation>>[1]["mutation"],
  variables: Operation["variables"],
) =>
  new Promise<Operation["response"]>((resolve, reject) => {
    commitMutation<Operation>(environment, {
      mutation,
      variables,
      onError: reject,
      onCompleted: (response, errors) => (errors?.[0] ? reject(new Error(errors[0].message)) : resolve(response)),
    });
  });
