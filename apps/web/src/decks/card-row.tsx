/** A card of a deck as a row: how many, its emblem, its name, and what it costs or how strong it is. */

import type { CardCount, CardSheet, Speech } from '@crupier/protocol';
import { Hammer } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmblemTile } from '../faces/emblem-tile.tsx';
import { formatRoute } from '../route.ts';
import { lookOf } from '../table/game-looks.ts';
import { useDeckTexts } from './use-deck-texts.ts';

interface CardRowProps extends CardCount {
  readonly game: string;
  readonly sheet: CardSheet | undefined;
  readonly speech: Speech;
  /** Opens the card; without it the row leads to the card’s own page. */
  readonly onOpen?: (() => void) | undefined;
  /** Whether something is wrong with it. */
  readonly isWrong?: boolean;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** The row; a card that is not made yet has a dotted line. */
export function CardRow({ game, card, count, sheet, speech, onOpen, isWrong = false, children }: CardRowProps): ReactNode {
  const said = useDeckTexts();
  const name = sheet?.name[speech.language] ?? card;
  const isMissing = sheet?.playable === false;
  const content = (
    <>
      <b className="card-row-count">{count}</b>
      {sheet !== undefined && <EmblemTile face={lookOf(game).faceOf(sheet, speech)} />}
      <span className="card-row-name">
        {name}
        {isMissing && (
          <small>
            <Hammer aria-hidden="true" size={14} /> {said.notMade}
          </small>
        )}
      </span>
      <span className="card-row-value">{valueOf(sheet)}</span>
    </>
  );
  return (
    <li className="card-row-line" data-not-made={isMissing || undefined} data-wrong={isWrong || undefined}>
      {onOpen === undefined ? (
        <a className="card-row" href={formatRoute({ kind: 'decks', game, view: 'card', arg: card })}>
          {content}
        </a>
      ) : (
        <button type="button" className="card-row" aria-label={said.open(name)} onClick={onOpen}>
          {content}
        </button>
      )}
      {children}
    </li>
  );
}

function valueOf(sheet: CardSheet | undefined): string {
  const { cost, power } = sheet?.facts ?? {};
  const value = cost ?? (sheet?.facts['type'] === 'creature' ? power : undefined);
  return typeof value === 'object' ? (value[0] ?? '') : String(value ?? '');
}
