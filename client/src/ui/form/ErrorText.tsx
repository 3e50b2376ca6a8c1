import type { ComponentProps } from "react";
import { AlertIcon } from "../icons";
import { errorTextStyle } from "../theme/recipes/field";
import { chakra } from "../theme/chakra";

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
