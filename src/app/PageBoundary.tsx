import { Component, type ReactNode } from 'react';
import { withFeedback } from '#browser/dom/feedback.ts';
import { heading } from '#browser/navigation/scrolling.ts';
import { PageFailed } from './PageFailed.tsx';

/** A page may fall; the frame around it stands, and says what can be done. */
export class PageBoundary extends Component<{ children: ReactNode }, { fallen: boolean }> {
  override state = { fallen: false };

  static getDerivedStateFromError() {
    return { fallen: true };
  }

  retry = () => withFeedback(() => this.setState({ fallen: false }), { focus: heading });

  override render() {
    if (!this.state.fallen) return this.props.children;
    return <PageFailed failures={1} retry={this.retry} />;
  }
}
