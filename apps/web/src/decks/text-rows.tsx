/** Cards as rows with their texts; more come as the reader scrolls. */

import { Hammer } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmblemTile } from '../faces/emblem-tile.tsx';
import { useTexts } from '../language/use-texts.ts';
import { formatRoute } from '../route.ts';
import { lookOf } from '../table/game-looks.ts';
import type { DecksScene } from './decks-scene.ts';
import type { CardsFound } from './use-cards.ts';
import { useDeckTexts } from './use-deck-texts.ts';
import { useRows } from './use-rows.ts';

interface TextRowsProps {
  readonly scene: DecksScene;
  readonly found: CardsFound;
  readonly total: number;
  readonly onShow: (card: string) => void;
}

/** The rows. Those that are not in sight are not laid out by the browser. */
export function TextRows({ scene: { game, speech }, found, total, onShow }: TextRowsProps): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const { count, end } = useRows(total, found.need);
  return (
    <>
      <ul className="text-rows" aria-label={said.results}>
        {Array.from({ length: count }, (_, place) => {
          const sheet = found.cardAt(place)?.sheet;
          if (sheet === undefined) return undefined;
          const face = lookOf(game.id).faceOf(sheet, speech);
          const facts = [face.typeWord, face.factionWord, face.traitWords.join(' ')].filter((each) => each !== '');
          return (
            <li key={sheet.key}>
              <a
                className="text-row"
                data-not-made={!sheet.playable || undefined}
                href={formatRoute({ kind: 'decks', game: game.id, view: 'card', arg: sheet.key })}
                onFocus={() => onShow(sheet.key)}
                onMouseEnter={() => onShow(sheet.key)}
              >
                <EmblemTile face={face} />
                <span>
                  <b>{face.name}</b>
                  <small>{facts.join(' · ')}</small>
                  <span>{face.text.length === 0 ? texts.noText : face.text.join(' ').replaceAll('**', '')}</span>
                  {!sheet.playable && (
                    <small className="not-made">
                      <Hammer aria-hidden="true" size={14} /> {said.notMade}
                    </small>
                  )}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      {count < total && <div ref={end} className="text-rows-end" />}
    </>
  );
}
