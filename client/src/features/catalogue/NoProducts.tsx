import type { ReactNode } from "react";
import { EmptyState } from "../../ui/EmptyState";
import { LinkButton } from "../../ui/links";

type NoProductsProps = {
  /** Where there is something to see. */
  to: string;
  action: string;
  children: ReactNode;
};

/** A list of products with none in it. */
export function NoProducts({ to, action, children }: NoProductsProps) {
  return (
    <EmptyState
      title="No products found"
      action={
        <LinkButton to={to} variant="line">
          {action}
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}
