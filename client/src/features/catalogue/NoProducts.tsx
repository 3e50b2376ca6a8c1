import type { ReactNode } from "react";
import { EmptyState } from "../../ui/EmptyState";

type NoProductsProps = {
  /** "No products found" by default. */
  title?: string;
  /** Link or button to the next step. */
  action: ReactNode;
  children: ReactNode;
};

/** Empty list of products. */
export function NoProducts({ title = "No products found", action, children }: NoProductsProps) {
  return (
    <EmptyState title={title} action={action}>
      {children}
    </EmptyState>
  );
}
