import type { ComponentProps } from "react";
import { AlertIcon } from "../icons";
import { chakra } from "../theme/chakra";
import { errorTextStyle } from "../theme/recipes/field";

const Line = chakra("span", { base: errorTextStyle });

/** Error message below a control. */
export function ErrorText({ children, ...line }: ComponentProps<typeof Line>) {
  return (
    <Line {...line}>
      <AlertIcon size="s" />
      {children}
    </Line>
  );
}
