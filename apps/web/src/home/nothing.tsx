import type { ReactNode } from 'react';

interface NothingProps {
  /** What is not there, as the heading of the page. */
  readonly words: string;
  /** More about it, where there is more to say. */
  readonly about?: string | undefined;
  /** The ways on. */
  readonly children?: ReactNode;
}

/** What stands where there is nothing: the empty place of a card, what is missing, and the ways on. */
export function Nothing({ words, about, children }: NothingProps): ReactNode {
  return (
    <div className="nothing">
      <span className="nothing-place" aria-hidden="true" />
      <div className="nothing-words">
        <h1>
          <output>{words}</output>
        </h1>
        {about !== undefined && about !== words && <p>{about}</p>}
        <div className="nothing-acts">{children}</div>
      </div>
    </div>
  );
}
