import type { Handle } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../../../language/use-texts.ts';
import { useFrame } from '../../room/use-frame.ts';
import { useTable } from '../../scene/table-context.ts';
import { BoardMarks } from './board-marks.tsx';
import type { Hit } from './hits.ts';

interface HitSumsProps {
  readonly hits: readonly Hit[];
  /** What a card can still suffer before it falls; undefined where it does not fall by damage. */
  readonly leftOf: (card: Handle) => number | undefined;
}

/** What each card suffers, on it; where sums have no room, whether it falls too. */
export function HitMarks({ hits, leftOf }: HitSumsProps): ReactNode {
  const texts = useTexts();
  const { small } = useFrame();
  const fate = (card: Handle): string => (small && (leftOf(card) ?? 1) <= 0 ? ` · ${texts.beatFalls}` : '');
  return <BoardMarks marks={hits.map(({ card, amount }) => ({ card, words: `−${amount}${fate(card)}` }))} />;
}

/** More than so many sums are told by the marks on the cards alone. */
const sumsMax = 4;

/** What each card suffers as a sum, and whether it falls: “Urchin: 5 − 2 = 3 → 1 left”. */
export function HitSums({ hits, leftOf }: HitSumsProps): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  return (
    <ul className="hit-sums">
      {hits.slice(0, sumsMax).map(({ card, strength, prevented, amount }) => {
        const definition = view.cards[card]?.definition;
        const name = definition === undefined ? '' : (speech.card(definition)?.name[speech.language] ?? '');
        const left = leftOf(card);
        return (
          <li key={card}>
            <span>{name}</span>
            <b>
              {strength}
              {prevented > 0 && <i title={texts.beatPrevented}> − {prevented}</i>}
              {prevented > 0 && ` = ${amount}`}
            </b>
            {left !== undefined && <em data-falls={left <= 0 || undefined}>{left <= 0 ? texts.beatFalls : texts.beatLeft(left)}</em>}
          </li>
        );
      })}
    </ul>
  );
}
