import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { readCode } from "@rules/configuration-code";
import { graphql } from "../../gql";
import type { ConfigurationOfCodeQuery } from "../../gql/graphql";
import { logFailure } from "../../lib/failure-log";
import { paths } from "../../lib/paths";
import { failureOf } from "../../lib/shop-failure";
import { configurationSearch } from "../../product/configuration";
import { chakra } from "../../ui/theme/chakra";

const CODE = graphql(`
  query ConfigurationOfCode($code: String!) {
    configurationCode(code: $code) {
      width
      height
      material
      color
      customizations {
        name
        value
      }
      product {
        id
        slug
      }
    }
  }
`);

type Configured = ConfigurationOfCodeQuery["configurationCode"];

/** Opens the configurator as the code of the search says, or tells why it can't. */
export function CodeLookUp({ code }: { code: string }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const reading = readCode(code);
  const slip = "problem" in reading ? reading.problem : undefined;

  const openConfigurator = useEffectEvent(({ product, width, height, ...choice }: Configured) => {
    const search = configurationSearch({ ...choice, size: { width, height }, unit: undefined });
    void navigate(paths.product.href(product.slug) + search, { replace: true });
  });
  useEffect(() => {
    if (slip !== undefined) return;
    let isGone = false;
    client.query({ query: CODE, variables: { code }, fetchPolicy: "network-only" }).then(
      ({ data }) => {
        if (isGone || !data) return;
        openConfigurator(data.configurationCode);
      },
      (error: unknown) => {
        logFailure("Code not opened", error);
        if (!isGone) setFailure(failureOf(error).sentence);
      },
    );
    return () => {
      isGone = true;
    };
  }, [client, code, slip]);

  return (
    <chakra.p role="status" mb="8" fontWeight="600">
      {slip ?? failure ?? "Opening what this code stands for..."}
    </chakra.p>
  );
}
