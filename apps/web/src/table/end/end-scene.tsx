/** The end of a match on the board: what it came to in a picture, in figures and as a race. What is a game's own comes with it. */

import { sayCard, saySeat } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { emblemsOf } from '../../faces/emblems.ts';
import { inksOf } from '../../faces/ink.ts';
import { Emblem } from '../../faces/pieces.tsx';
import { useTexts } from '../../language/use-texts.ts';
import { useFrame } from '../room/use-frame.ts';
import { useTable } from '../scene/table-context.ts';
import { RaceChart, type NamedTurn } from './race-chart.tsx';
import type { Race } from './use-race.ts';

/** A figure with what it counts. */
export interface EndFigure {
  readonly value: number;
  readonly words: string;
}

/** A card with what it did. */
export interface EndCard {
  readonly definition: string;
  readonly words: string;
}

/** A player with the figures of their own. */
export interface EndPlayer {
  readonly seat: number;
  /** The card that stands for them. */
  readonly definition: string | undefined;
  readonly words: string;
}

interface EndSceneProps {
  readonly isWon: boolean;
  readonly title: string;
  readonly subtitle: string;
  readonly picture: ReactNode;
  /** Undefined until they are known. */
  readonly figures: readonly EndFigure[] | undefined;
  /** The card that counted most. */
  readonly card: EndCard | undefined;
  readonly players: readonly EndPlayer[];
  readonly race: Race;
  readonly named: readonly NamedTurn[];
}

/** The scene. On phones it has no picture, and is scrolled. */
export function EndScene({ isWon, title, subtitle, picture, figures, card, players, race, named }: EndSceneProps): ReactNode {
  const texts = useTexts();
  const { small } = useFrame();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable from the keyboard
    <section className="felt end-scene" data-won={isWon || undefined} aria-label={texts.endOfMatch} tabIndex={0}>
      <header className="end-head">
        <h2>{title}</h2>
        <p>{subtitle}</p>
      </header>
      <div className="end-body">
        {!small && <div className="end-picture">{picture}</div>}
        <div className="end-told">
          {figures === undefined ? (
            <p className="end-reading">{texts.readingTurns}</p>
          ) : (
            <ul className="end-figures">
              {figures.map(({ value, words }) => (
                <li key={words}>
                  <b>{value}</b> <span>{words}</span>
                </li>
              ))}
            </ul>
          )}
          {card !== undefined && <EndCardLine card={card} />}
          <RaceChart race={race} named={named} />
        </div>
      </div>
      {players.length > 0 && (
        <ul className="end-players">
          {players.map((player) => (
            <EndPlayerLine key={player.seat} player={player} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The sides of the emblem of a card beside words, in units. */
const signSide = 44;

function EndCardLine({ card: { definition, words } }: { readonly card: EndCard }): ReactNode {
  const { speech } = useTable();
  return (
    <p className="end-card">
      <CardSign definition={definition} />
      <span>
        <b>{sayCard(definition, speech)}</b> <span>{words}</span>
      </span>
    </p>
  );
}

function EndPlayerLine({ player: { seat, definition, words } }: { readonly player: EndPlayer }): ReactNode {
  const { speech } = useTable();
  return (
    <li>
      {definition !== undefined && <CardSign definition={definition} />}
      <span>
        <b>{saySeat(seat, speech)}</b> <span>{words}</span>
      </span>
    </li>
  );
}

/** A card as its emblem on a ground of its own ink. */
function CardSign({ definition }: { readonly definition: string }): ReactNode {
  const { speech, look } = useTable();
  const { unit } = useFrame();
  const sheet = speech.card(definition);
  if (sheet === undefined) return undefined;
  const face = look.faceOf(sheet, speech);
  const inks = inksOf(face.key, face.faction);
  return (
    <svg className="end-sign" viewBox="0 0 44 44" width={signSide * unit} height={signSide * unit} aria-hidden="true">
      <rect x={1} y={1} width={42} height={42} rx={9} fill={inks.tone1} stroke={inks.line} strokeWidth={1.5} />
      <Emblem name={emblemsOf(face)[0]} x={22} y={22} size={32} fill={inks.tone6} />
    </svg>
  );
}
