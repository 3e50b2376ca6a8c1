import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { shownWindowName, type WindowNames } from "@rules/window-names";
import { graphql } from "../../../gql";
import { logFailure } from "../../../lib/failure-log";
import { paths } from "../../../lib/paths";
import { failureOf } from "../../../lib/shop-failure";
import type { Configuration } from "../../../product/configuration";
import { Button } from "../../../ui/Button";
import { ErrorText } from "../../../ui/form/ErrorText";
import { TextLink } from "../../../ui/links";
import { chakra } from "../../../ui/theme/chakra";
import type { Configurator } from "./useConfigurator";

const KEEP_OPTION = graphql(`
  mutation KeepOption($input: KeepWindowOptionInput!) {
    keepWindowOption(input: $input) {
      window {
        id
        optionsVersion
      }
    }
  }
`);

const Frame = chakra("div", { base: { mt: "4" } });
const Kept = chakra("p", { base: { mt: "2", textStyle: "small" } });

/** There options are chosen and removed. */
const PROJECT = <TextLink to={paths.project.href()}>See your project</TextLink>;

type KeepOptionProps = { windowKey: string; names: WindowNames; configurator: Configurator };

/** What has become of a configuration: a failure's sentence, or undefined where it is kept. */
type Told = { of: string; failure: string | undefined };

/** "Keep as an option for Kitchen, left": says whether it is kept, until something else is configured. */
export function KeepOption({ windowKey, names, configurator }: KeepOptionProps) {
  const [keep, { loading }] = useMutation(KEEP_OPTION);
  const [told, setTold] = useState<Told>();
  const name = shownWindowName(names) ?? "this window";
  const result = told?.of === textOf({ ...configurator.configuration.size, ...configurator.configuration }) && told;

  const handlePress = async () => {
    const [item] = configurator.toldConfiguration() ?? [];
    if (!item) return; // the field of the size says why
    const of = textOf(item.configuration);
    setTold(undefined);
    try {
      await keep({ variables: { input: { windowKey, ...item.configuration } } });
      setTold({ of, failure: undefined });
    } catch (error) {
      logFailure("Option not kept", error);
      setTold({ of, failure: failureOf(error).sentence });
    }
  };

  return (
    <Frame>
      <Button variant="line" w="full" busy={loading} busyText="Keeping..." onClick={() => void handlePress()}>
        Keep as an option for {name}
      </Button>
      <div role="status">
        {result && result.failure === undefined && (
          <Kept>
            Kept as an option for {name}, at the price of the day. {PROJECT}
          </Kept>
        )}
      </div>
      {result && result.failure !== undefined && (
        <ErrorText role="alert">
          <span>
            {result.failure} {PROJECT}
          </span>
        </ErrorText>
      )}
    </Frame>
  );
}

type Configured = Pick<Configuration, "color" | "material" | "customizations"> & { width: number; height: number };

const textOf = ({ color, material, width, height, customizations }: Configured): string =>
  JSON.stringify([color, material, width, height, customizations]);
