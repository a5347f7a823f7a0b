import { Component, createElement, Suspense, type ComponentType, type ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from './button.tsx';
import { forgetFailures, loadedOnce, PartMissing } from './loaded-once.ts';

/** A part of the page that is fetched when it is first shown. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Begins to fetch it, where it will be shown soon. */
  readonly begin: () => void;
}

/** Makes a part of the page that is fetched when it is first shown: until then `waiting` stands in its place. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, waiting?: ReactNode): LazyPart<Props> {
  const part = loadedOnce(load);
  function Part(props: Props): ReactNode {
    return createElement(part.read(), props);
  }
  function Framed(props: Props): ReactNode {
    return (
      <LazyFrame waiting={waiting}>
        <Part {...props} />
      </LazyFrame>
    );
  }
  return Object.assign(Framed, { begin: part.begin });
}

interface LazyFrameProps {
  readonly children: ReactNode;
  /** What stands there while something of the page is fetched. */
  readonly waiting?: ReactNode;
}

/** Where what is drawn may have to be fetched first. What cannot be fetched says so, and is tried again by a button. */
export function LazyFrame({ children, waiting }: LazyFrameProps): ReactNode {
  return (
    <MissingGuard>
      <Suspense fallback={waiting}>{children}</Suspense>
    </MissingGuard>
  );
}

interface MissingGuardState {
  readonly error: unknown;
  readonly tries: number;
}

/** React asks for a class here. Other faults are for the guard around the page. */
class MissingGuard extends Component<{ readonly children: ReactNode }, MissingGuardState> {
  override readonly state: MissingGuardState = { error: undefined, tries: 0 };

  static getDerivedStateFromError(error: unknown): Partial<MissingGuardState> {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof PartMissing)) throw error;
    return <Missing onRetry={this.#retry} />;
  }

  /** Browsers keep the failure of a script for as long as the page lives: where trying it again fails, the page is loaded anew. */
  override componentDidCatch(error: unknown): void {
    if (this.state.tries > 0 && error instanceof PartMissing) void reloadWhereServed();
  }

  readonly #retry = (): void => {
    if (this.state.tries > 0) return window.location.reload();
    forgetFailures();
    this.setState(({ tries }) => ({ error: undefined, tries: tries + 1 }));
  };
}

/** Loads the page anew if its server answers: without one there might be no page any more. */
async function reloadWhereServed(): Promise<void> {
  const isServed = await fetch(import.meta.env.BASE_URL, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isServed) window.location.reload();
}

function Missing({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const texts = useTexts();
  return (
    <div className="problem" role="alert">
      <p>{texts.partMissing}</p>
      <Button onPress={onRetry}>{texts.retry}</Button>
    </div>
  );
}
