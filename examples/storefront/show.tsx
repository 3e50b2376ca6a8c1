import { StrictMode, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

/** Shows the example on its page. */
export function show(example: ReactNode): void {
  const root = document.getElementById("example");
  if (root) createRoot(root).render(<StrictMode>{example}</StrictMode>);
}
