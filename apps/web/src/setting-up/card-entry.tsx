import type { ReactNode } from 'react';
import { CardFace } from '../faces/card-face.tsx';
import { plainState, type Face } from '../faces/face.ts';
import { useTexts } from '../language/use-texts.ts';
import { lookOf } from '../table/game-looks.ts';
import type { Speech } from '@crupier/protocol';

interface CardEntryProps {
  readonly game: string;
  readonly face: Face;
  readonly speech: Speech;
  /** Whether the entry stands in a group that has a heading. */
  readonly grouped?: boolean;
  /** What can be done with the card here. */
  readonly children?: ReactNode;
}

/** A card with all that it says, as an entry of a list. */
export function CardEntry({ game, face, speech, grouped = false, children }: CardEntryProps): ReactNode {
  const texts = useTexts();
  const Heading = grouped ? 'h4' : 'h3';
  const values = lookOf(game)
    .rowsOf(face, plainState, { texts, speech })
    .flatMap(({ word, value }) => (typeof value === 'string' ? [`${word} ${value}`] : [`${word} ${value.now}`]));
  const facts = [face.typeWord, face.factionWord, face.traitWords.join(' '), ...values].filter((each) => each !== '');
  return (
    <li className="card-entry">
      <CardFace face={face} size="board" priced />
      <div className="card-entry-words">
        <Heading>{face.name}</Heading>
        <p className="card-entry-facts">{facts.join(' · ')}</p>
        {face.text.length === 0 && <p>{texts.noText}</p>}
        {face.text.map((line) => (
          <p key={line}>{line.replaceAll('**', '')}</p>
        ))}
        {children}
      </div>
    </li>
  );
}
