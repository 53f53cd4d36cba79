import { ErrorState } from '@kaagazz/design-system';
import { Component, type ReactNode } from 'react';

export class ScreenError extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <ErrorState title="This screen failed." onRetry={() => location.reload()} retryLabel="Reload" />;
  }
}
