import { Container } from "../Container";
import { chakra } from "../theme/chakra";

/** Frame of a page whose states differ in height: always tall enough to keep the footer below the viewport. */
export const StateFrame = chakra(Container, {
  base: { minH: { base: "calc(100dvh - 4rem)", _print: "0" }, pb: { base: "var(--section)", _print: "0" } },
});
