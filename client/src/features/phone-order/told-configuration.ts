import type { CodedConfigurationInput } from "../../gql/graphql";

/** A configuration to be read out on the phone, with the name of its product. */
export type ToldConfiguration = {
  name: string;
  configuration: CodedConfigurationInput & { customizations: readonly { name: string; value: string }[] };
};
