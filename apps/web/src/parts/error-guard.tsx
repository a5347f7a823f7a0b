import { Component, type ErrorInfo, type ReactNode } from 'react';
import { textsNow } from '../language/use-texts.ts';

interface ErrorGuardProps {
  readonly children: ReactNode;
}

interface ErrorGuardState {
  readonly failed: boolean;
}

/** Where drawing fails, says so and offers to load again: the match itself is safe on the server. React asks for a class here. */
export class ErrorGuard extends Component<ErrorGuardProps, ErrorGuardState> {
  override readonly state: ErrorGuardState = { failed: false };

  static getDerivedStateFromError(): ErrorGuardState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('The page could not be drawn.', error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const texts = textsNow();
    return (
      <main className="sheet" role="alert">
        <p>{texts.broken}</p>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {texts.reload}
        </button>
      </main>
    );
  }
}
