import { Container } from "../Container";
import { chakra } from "../theme/chakra";

/** The frame of a page whose states differ in height: tall enough in every one to keep the footer below the screen. */
export const StateFrame = chakra(Container, {
  base: { minH: { base: "calc(100dvh - 4rem)", _print: "0" }, pb: { base: "var(--section)", _print: "0" } },
});
