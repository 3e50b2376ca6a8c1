import type { ReactNode } from "react";
import { EmptyState } from "../../ui/EmptyState";

type NoProductsProps = {
  /** "No products found" unless the page says it in words of its own. */
  title?: string;
  /** The way on. */
  action: ReactNode;
  children: ReactNode;
};

/** A list of products with none in it. */
export function NoProducts({ title = "No products found", action, children }: NoProductsProps) {
  return (
    <EmptyState title={title} action={action}>
      {children}
    </EmptyState>
  );
}
