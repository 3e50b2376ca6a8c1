import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";

export type { FragmentType } from "@apollo/client";

type Source<Data> = useSuspenseFragment.FromOptionValue<Data>;
type Read<Data> = useSuspenseFragment.Result<Data>["data"];

/**
 * What a component's fragment reads of an object or of a list. A document of codegen has its own fragment first, then those of the
 * parts below.
 */
export function useFragmentData<Data>(
  fragment: TypedDocumentNode<Data, OperationVariables>,
  from: Source<Data>,
): Read<Data>;
export function useFragmentData<Data>(
  fragment: TypedDocumentNode<Data, OperationVariables>,
  from: Source<Data>[],
): Read<Data[]>;
export function useFragmentData<Data>(
  fragment: TypedDocumentNode<Data, OperationVariables>,
  from: Source<Data> | Source<Data>[],
) {
  const [own] = fragment.definitions;
  const fragmentName = own && "name" in own ? own.name?.value : undefined;
  return useSuspenseFragment<Data, OperationVariables>({ fragment, fragmentName, from }).data;
}
