import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  /** Shown instead of the part that failed. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
};

type Failure = { error: unknown };

/** Shows the fallback when a part of the screen throws in the browser. On the server the whole page fails. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: Failure | undefined }> {
  override state: { failure: Failure | undefined } = { failure: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
