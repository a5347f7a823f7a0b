import type { CardCount, CardSheet, Speech } from '@crupier/protocol';
import { sayLabel } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { countsBy, curveOf } from './draft.ts';
import { useDeckTexts } from './use-deck-texts.ts';

interface DeckFiguresProps {
  readonly cards: readonly CardCount[];
  readonly sheets: ReadonlyMap<string, CardSheet>;
  readonly speech: Speech;
}

/** What a deck is made of: its curve of costs, and counts by type, side and resource. */
export function DeckFigures({ cards, sheets, speech }: DeckFiguresProps): ReactNode {
  const said = useDeckTexts();
  const { bars, without } = curveOf(cards, sheets);
  const most = Math.max(1, ...bars.map(([, count]) => count));
  const hasCosts = bars.some(([, count]) => count > 0);
  const byType = countsBy(cards, sheets, 'type');
  const bySide = ['faction', 'path', 'house'].map((fact) => countsBy(cards, sheets, fact)).find((counts) => counts.length > 0) ?? [];
  const byResource = countsBy(cards, sheets, 'resources');
  return (
    <div className="deck-figures">
      {hasCosts && (
        <figure className="curve" aria-label={said.curve}>
          <figcaption>{said.curve}</figcaption>
          <ol>
            {bars.map(([cost, count]) => (
              <li key={cost}>
                <span className="unseen">{said.curveBar(cost, count)}</span>
                <span aria-hidden="true" className="curve-count">
                  {count > 0 ? count : ''}
                </span>
                <span aria-hidden="true" className="curve-bar" style={{ height: `${Math.round((count / most) * 100)}%` }} />
                <span aria-hidden="true">{cost}</span>
              </li>
            ))}
          </ol>
          {without > 0 && (
            <small>
              {said.noCost}: {without}
            </small>
          )}
        </figure>
      )}
      <Counts title={said.byType} counts={byType} speech={speech} />
      <Counts title={said.byFaction} counts={bySide} speech={speech} />
      <Counts title={said.byResource} counts={byResource} speech={speech} />
    </div>
  );
}

interface CountsProps {
  readonly title: string;
  readonly counts: readonly (readonly [value: string, count: number])[];
  readonly speech: Speech;
}

function Counts({ title, counts, speech }: CountsProps): ReactNode {
  if (counts.length === 0) return undefined;
  return (
    <dl className="deck-counts">
      <dt>{title}</dt>
      {counts.map(([value, count]) => (
        <dd key={value}>
          <b>{count}</b> {sayLabel(value, speech)}
        </dd>
      ))}
    </dl>
  );
}
