/** A player of Inferno: the deck that is its life, energy, resources and piles. */

import { sayLabel, saySeat, type Seat, type View } from '@crupier/protocol';
import type { CSSProperties, ReactNode } from 'react';
import { marks } from '../../../faces/drawings.ts';
import { useTexts } from '../../../language/use-texts.ts';
import { CardButton } from '../../cards/card-button.tsx';
import { Zone } from '../../cards/zone.tsx';
import { useFrame } from '../../room/use-frame.ts';
import { isSet, readNumber, zoneOf } from '../../scene/reading.ts';
import { useTable } from '../../scene/table-context.ts';
import { SeatEdge } from '../../seats/seat-edge.tsx';
import { objectsOf, resourcesOf } from './inferno-reading.ts';

interface InfernoSeatProps {
  readonly seat: Seat;
  readonly place: 'near' | 'far';
  /** Whether objects lie elsewhere, which leaves room for life as a bar. */
  readonly isBare?: boolean;
  /** Whether it has half the width of the board: then only what is not empty is told of the piles, in short words. */
  readonly isNarrow?: boolean;
}

/** A player's strip. */
export function InfernoSeat({ seat, place, isBare = false, isNarrow = false }: InfernoSeatProps): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const { small } = useFrame();
  const deck = zoneOf(view, 'deck', seat).count;
  const lost = isSet(view.seats[seat], 'lost');
  return (
    <SeatEdge
      seat={seat}
      place={place}
      className="inf-seat"
      active={readNumber(view.table, 'active') === seat}
      lost={lost}
      note={<SeatNote seat={seat} />}
      piles={pilesOf(view, seat, small).filter((kind) => !isNarrow || kind === 'hand' || zoneOf(view, kind, seat).count > 0)}
      chips={isBare ? [] : objectsOf(view, seat, speech)}
      chipsLabel={texts.inPlayOf(saySeat(seat, speech))}
    >
      <p className="inf-life" data-pile={`deck ${seat}`}>
        <b data-value="" aria-hidden="true">
          {deck}
        </b>
        <span className="unseen">{texts.life(deck)}</span>
        <span className="inf-life-word" aria-hidden="true">
          {small ? texts.lifeWord : texts.cardsAreLife}
        </span>
      </p>
      {isBare && <LifeBar life={deck} of={cardsOf(view, seat)} />}
      <Energy seat={seat} energy={readNumber(view.seats[seat], 'energy')} isShort={small || isNarrow} />
    </SeatEdge>
  );
}

/** All cards of a player, wherever they are: what the deck began with. Cards that another player controls now count there. */
export function cardsOf(view: View, seat: Seat): number {
  return view.zones.filter((zone) => zone.seat === seat && zone.kind !== 'effects').reduce((sum, { count }) => sum + count, 0);
}

/** From this part of the cards on a life is low. */
const lowLife = 0.25;

/** The life that is left as a part of all cards, a mark each five. */
function LifeBar({ life, of }: { readonly life: number; readonly of: number }): ReactNode {
  const part = of === 0 ? 0 : Math.min(1, life / of);
  const style: CSSProperties & Record<'--part' | '--marks', string> = {
    '--part': `${part * 100}%`,
    '--marks': `${500 / Math.max(5, of)}%`,
  };
  return <span className="inf-life-bar" style={style} data-low={part <= lowLife || undefined} aria-hidden="true" data-gives="" />;
}

/** On small screens resources are looked at like piles; the viewer's own hand lies open. */
function pilesOf(view: View, seat: Seat, small: boolean): readonly string[] {
  const hand = small && view.viewer === seat ? [] : ['hand'];
  return [...hand, 'infierno', 'exile'];
}

/** The team, and whether the seat has lost. */
export function SeatNote({ seat }: { readonly seat: Seat }): ReactNode {
  const { view, speech } = useTable();
  const teams = view.seats.map((values) => readNumber(values, 'team'));
  const inTeams = new Set(teams).size < teams.length;
  return (
    <>
      {inTeams && (
        <span className="seat-you">
          {sayLabel('team', speech)} {(teams[seat] ?? 0) + 1}
        </span>
      )}
      {isSet(view.seats[seat], 'lost') && <span className="seat-you">{sayLabel('lost', speech)}</span>}
    </>
  );
}

interface EnergyProps {
  readonly seat: Seat;
  readonly energy: number;
  readonly isShort: boolean;
}

/** The pool, and the resources: each is pressed where it is asked for, unless a finger could not hit it. */
function Energy({ seat, energy, isShort }: EnergyProps): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const { touch } = useFrame();
  const resources = resourcesOf(view, seat);
  const ready = zoneOf(view, 'resources', seat).cards.length;
  const tapped = new Set(zoneOf(view, 'tappedResources', seat).cards);
  return (
    <>
      <p className="inf-pool">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={marks.flame} fill="currentColor" />
        </svg>
        <span className="unseen">{sayLabel('energy', speech)}</span>
        <b data-value="">{energy}</b>
      </p>
      <div className="inf-energy">
        {!touch && resources.length > 0 && (
          <Zone label={`${sayLabel('resources', speech)}: ${saySeat(seat, speech)}`} className="inf-resources">
            {resources.map((handle) => (
              <li key={handle} data-tapped={tapped.has(handle) || undefined}>
                <CardButton handle={handle} size="mini" />
              </li>
            ))}
          </Zone>
        )}
        <span className="inf-ready" data-pile={`resources ${seat}`}>
          <span className="unseen">{sayLabel('resources', speech)}: </span>
          <b data-value="">
            {ready}/{resources.length}
          </b>{' '}
          <span className="inf-ready-word">{isShort ? texts.readyShort : texts.readyWord}</span>
        </span>
      </div>
    </>
  );
}
