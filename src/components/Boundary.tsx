import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** Replacement for a part that has thrown. `retry` renders the part again. */
  fallback: (retry: () => void) => ReactNode;
}

/** Prevents an error of one part from removing the rest of the page. */
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
