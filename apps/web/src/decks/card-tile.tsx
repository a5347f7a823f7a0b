import type { CardSheet } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { CardFace } from '../faces/card-face.tsx';
import { plainState } from '../faces/face.ts';
import { useTexts } from '../language/use-texts.ts';
import { usePhone } from '../parts/use-media.ts';
import { lookOf } from '../table/game-looks.ts';
import type { DecksScene } from './decks-scene.ts';
import { useDeckTexts } from './use-deck-texts.ts';

interface CardTileProps {
  readonly scene: DecksScene;
  readonly sheet: CardSheet;
  readonly onOpen: () => void;
  readonly pressed?: boolean | undefined;
  readonly children?: ReactNode;
}

/** A card's face as at the table; pressing it opens the card. */
export function CardTile({ scene: { game, speech }, sheet, onOpen, pressed, children }: CardTileProps): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const phone = usePhone();
  const look = lookOf(game.id);
  const face = look.faceOf(sheet, speech);
  const label = look.labelOf(face, plainState, { texts, speech, choices: sheet.playable ? [] : [said.notYet] });
  return (
    <div className="card-tile" data-not-yet={!sheet.playable || undefined}>
      <button type="button" className="card-tile-face" aria-pressed={pressed} onClick={onOpen}>
        <span className="unseen">{label}</span>
        <CardFace face={face} size={phone ? 'board' : 'hand'} priced marks={pressed === true ? { chosen: true } : {}} />
      </button>
      {!sheet.playable && (
        <small className="not-yet" aria-hidden="true">
          {said.notYet}
        </small>
      )}
      {children}
    </div>
  );
}
