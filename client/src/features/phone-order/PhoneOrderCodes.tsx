import { useMutation } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { spokenCode } from "@rules/configuration-code";
import { optionLabel } from "@rules/options/option-label";
import { graphql } from "../../gql";
import { logFailure } from "../../lib/failure-log";
import { failureOf } from "../../lib/shop-failure";
import { ConfigurationText } from "../../product/ConfigurationText";
import { Button } from "../../ui/Button";
import { ErrorText } from "../../ui/form/ErrorText";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { ToldConfiguration } from "./told-configuration";

const MAKE_CODES = graphql(`
  mutation CreateConfigurationCodes($input: CreateConfigurationCodesInput!) {
    createConfigurationCodes(input: $input) {
      configurationCodes {
        code
      }
    }
  }
`);

const Code = chakra("p", {
  base: {
    color: "fg",
    fontWeight: "600",
    mt: "1",
    fontSize: "2rem",
    lineHeight: "1.3",
    letterSpacing: "0.08em",
    fontVariantNumeric: "lining-nums",
  },
});

/** What was chosen; what was not has no words on the phone. */
const chosenWords = ({ customizations }: ToldConfiguration["configuration"]) =>
  customizations.map(({ name, value }) => ({ label: optionLabel(name), valueLabel: optionLabel(value) }));

/** Makes the codes and shows them below the names of their products. Screen readers spell them. */
export function PhoneOrderCodes({ told }: { told: readonly ToldConfiguration[] }) {
  const [makeCodes, { data, error }] = useMutation(MAKE_CODES);
  const make = () => {
    const input = { configurations: told.map(({ configuration }) => configuration) };
    makeCodes({ variables: { input } }).catch((failure: unknown) => logFailure("No code for the phone", failure));
  };
  const makeAtFirst = useEffectEvent(make);
  useEffect(() => makeAtFirst(), [told]);

  const codes = data?.createConfigurationCodes?.configurationCodes;
  return (
    <chakra.div mt="4" minH="4.5rem">
      <div role="status">
        {codes?.map(({ code }, index) => {
          const { name, configuration } = told[index] ?? {};
          return (
            <chakra.div key={index} mt={index > 0 ? "5" : "0"}>
              <p>{name}</p>
              {configuration && <ConfigurationText {...configuration} choices={chosenWords(configuration)} />}
              <Code>
                <span aria-hidden>{code}</span>
                <VisuallyHidden>Code: {spokenCode(code)}</VisuallyHidden>
              </Code>
            </chakra.div>
          );
        })}
        {!codes && !error && "Making the code..."}
      </div>
      {error && (
        <>
          <ErrorText role="alert" mb="2">
            {failureOf(error).sentence}
          </ErrorText>
          <Button variant="line" onClick={make}>
            Try again
          </Button>
        </>
      )}
    </chakra.div>
  );
}
