import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  /** What stands in place of the part that failed. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
};

type Failure = { error: unknown };

/** Keeps the rest of the screen standing when a part of it fails in the browser. On the server the whole answer fails. */
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
