import { Component, type ReactNode } from 'react';
import { PageFailed } from './PageFailed.tsx';

/** A page may fall; the frame around it stands, and says what can be done. */
export class PageBoundary extends Component<{ children: ReactNode }, { fallen: boolean }> {
  override state = { fallen: false };

  static getDerivedStateFromError() {
    return { fallen: true };
  }

  override render() {
    if (!this.state.fallen) return this.props.children;
    return <PageFailed retry={() => this.setState({ fallen: false })} />;
  }
}
