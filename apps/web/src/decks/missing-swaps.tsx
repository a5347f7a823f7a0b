/** The cards of a deck that are not made yet, each with the one nearest to it and why it is near. */

import type { MissingCard, Speech } from '@crupier/protocol';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardFace } from '../faces/card-face.tsx';
import { formatRoute } from '../route.ts';
import { lookOf } from '../table/game-looks.ts';
import { knownSheets } from './deck-api.ts';
import { sayLikeness } from './say-likeness.ts';
import { useDeckTexts } from './use-deck-texts.ts';

interface MissingSwapsProps {
  readonly game: string;
  readonly missing: readonly MissingCard[];
  readonly speech: Speech;
  /** The names of sets by their codes. */
  readonly setNames: ReadonlyMap<string, string>;
}

/** The swaps as pairs of faces. */
export function MissingSwaps({ game, missing, speech, setNames }: MissingSwapsProps): ReactNode {
  const said = useDeckTexts();
  const sheets = knownSheets(game);
  const nameOf = (key: string): string => sheets.get(key)?.name[speech.language] ?? key;
  const faceOf = (key: string): ReactNode => {
    const sheet = sheets.get(key);
    if (sheet === undefined) return undefined;
    const name = nameOf(key);
    return (
      <a className="swap-face" href={formatRoute({ kind: 'decks', game, view: 'card', arg: key })}>
        <span className="unseen">{said.open(name)}</span>
        <CardFace face={lookOf(game).faceOf(sheet, speech)} size="board" />
      </a>
    );
  };
  return (
    <section className="swaps mat" data-game={game} aria-labelledby="swaps">
      <h2 id="swaps">{said.swaps}</h2>
      <ul>
        {missing.map(({ card, count, own, nearest: [near] }) => {
          const set = setNames.get(String(sheets.get(card)?.facts['set'] ?? '')) ?? '';
          return (
            <li key={card}>
              {faceOf(card)}
              {near !== undefined && <ArrowRight aria-hidden="true" className="swap-arrow" />}
              {near !== undefined && faceOf(near.card)}
              <p>
                <b>{own > 0 ? said.missingLeader(nameOf(card), own) : said.missingCard(nameOf(card), count)}</b>
                {set !== '' && ` ${said.inSet(set)}`}
                <br />
                {near === undefined ? said.noneNear : said.nearIs(nameOf(near.card), sayLikeness(near.shared, said, speech))}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
