import { Component, type ReactNode } from 'react';
import { withFeedback } from '#browser/dom/feedback.ts';
import { heading } from '#browser/navigation/scrolling.ts';
import { PageFailed } from './PageFailed.tsx';

/** Catches a page that throws; the shell stays, and offers a retry. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  retry = () => withFeedback(() => this.setState({ failed: false }), { focus: heading });

  override render() {
    if (!this.state.failed) return this.props.children;
    return <PageFailed failures={1} retry={this.retry} />;
  }
}
