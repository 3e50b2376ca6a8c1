import { ChakraProvider } from "@chakra-ui/react";
import { render, type RenderResult } from "@testing-library/react";
import type { ReactNode } from "react";
import { system } from "../ui/theme/system";

/** Renders a part that needs nothing but the theme. */
export function renderPart(part: ReactNode): RenderResult {
  return render(part, { wrapper: ({ children }) => <ChakraProvider value={system}>{children}</ChakraProvider> });
}
