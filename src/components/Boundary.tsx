import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** Replacement for a part that has thrown; `retry` renders it again. */
  fallback: (retry: () => void) => ReactNode;
}

/** Keeps an error of one part from taking down the rest of the page. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const retry = () => this.setState({ failed: false });
    return this.state.failed ? this.props.fallback(retry) : this.props.children;
  }
}
