/** A player of Inferno: the demon, the deck that is its life, energy, resources and piles. */

import { sayLabel, saySeat, type Seat } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { marks } from '../../../faces/drawings.ts';
import { signsOf } from '../../../faces/factions.ts';
import { useTexts } from '../../../language/use-texts.ts';
import { SeatSign } from '../../../parts/seat-sign.tsx';
import { usePhone } from '../../../parts/use-media.ts';
import { CardButton } from '../../cards/card-button.tsx';
import { Piles } from '../../cards/piles.tsx';
import { Zone } from '../../cards/zone.tsx';
import { isSet, readNumber, readText, zoneOf } from '../../scene/reading.ts';
import { useTable } from '../../scene/table-context.ts';
import { demonOf } from './inferno-reading.ts';

const piles = ['infierno', 'exile'] as const;
/** What a deck holds at the beginning of a match: the full height of the strata. */
const deckMax = 50;

interface InfernoSeatProps {
  readonly seat: Seat;
  /** Whether it is the viewer's own. */
  readonly mine: boolean;
  readonly place: 'near' | 'far';
  /** Shows the demon as a chip: where several others sit at the table. */
  readonly small?: boolean;
}

/** A player's panel. */
export function InfernoSeat({ seat, mine, place, small = false }: InfernoSeatProps): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const phone = usePhone();
  const values = view.seats[seat];
  const name = saySeat(seat, speech);
  const demon = demonOf(view, seat, speech);
  const lost = isSet(values, 'lost');
  const deck = zoneOf(view, 'deck', seat).count;
  return (
    <section
      className="inf-seat"
      aria-label={name}
      data-place={place}
      data-small={small || undefined}
      data-lost={lost || undefined}
      data-active={readNumber(view.table, 'active') === seat || undefined}
    >
      <p className="seat-name">
        <SeatSign seat={seat} name={name} />
        <b>{name}</b>
        {mine && <span className="seat-you">{texts.you}</span>}
        <Team seat={seat} />
        <span className="inf-hand">
          {lost ? (
            sayLabel('lost', speech)
          ) : (
            <>
              {sayLabel('hand', speech)} <b>{zoneOf(view, 'hand', seat).count}</b>
            </>
          )}
        </span>
      </p>
      {demon !== undefined && (
        <Zone label={`${sayLabel('demon', speech)}: ${name}`} className="inf-demon">
          <li>
            {small ? <CardButton handle={demon} size="chip" width={174} /> : <CardButton handle={demon} size={phone ? 'tile' : 'board'} />}
          </li>
        </Zone>
      )}
      <div className="inf-life">
        <b aria-hidden="true">{deck}</b>
        <span className="unseen">{texts.life(deck)}</span>
        <span className="inf-life-word" aria-hidden="true">
          {texts.cardsAreLife}
        </span>
        {!small && <Strata count={deck} hue={hueOf(seat)} />}
        <Piles seat={seat} place={place} kinds={piles} />
      </div>
      <Energy seat={seat} energy={readNumber(values, 'energy')} />
    </section>
  );

  function hueOf(of: Seat): number {
    const handle = demonOf(view, of, speech);
    const sheet = handle === undefined ? undefined : speech.card(view.cards[handle]?.definition ?? '');
    return signsOf(readText(sheet?.facts, 'path')).hue;
  }
}

/** The team, where there are any: seats of one team have one number. */
function Team({ seat }: { readonly seat: Seat }): ReactNode {
  const { view, speech } = useTable();
  const teams = view.seats.map((values) => readNumber(values, 'team'));
  if (new Set(teams).size === teams.length) return undefined;
  return (
    <span className="seat-you">
      {sayLabel('team', speech)} {(teams[seat] ?? 0) + 1}
    </span>
  );
}

/** The deck as layers: a picture of how much life is left. */
function Strata({ count, hue }: { readonly count: number; readonly hue: number }): ReactNode {
  const height = 62;
  const step = (height - 1) / deckMax;
  return (
    <svg className="strata" viewBox={`0 0 90 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: Math.max(deckMax, count) }, (_, at) => {
        const y = height - 1 - at * step;
        const [left, right] = [(at * 7) % 5, 85 + ((at * 11) % 5)];
        const ink = at < count ? `oklch(${(0.45 + at / 130).toFixed(2)} 0.1 ${hue})` : 'oklch(0.5 0.01 30 / 0.28)';
        return <path key={at} d={`M${left} ${y.toFixed(1)}H${right}`} stroke={ink} strokeWidth={0.85} />;
      })}
    </svg>
  );
}

/** The pool, and the resources: each is pressed where it is asked for. */
function Energy({ seat, energy }: { readonly seat: Seat; readonly energy: number }): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const ready = zoneOf(view, 'resources', seat).cards;
  const tapped = zoneOf(view, 'tappedResources', seat).cards;
  const count = ready.length + tapped.length;
  const name = saySeat(seat, speech);
  return (
    <div className="inf-energy">
      <span className="inf-pool">
        <svg viewBox="0 0 16 16" width="22" height="22" aria-hidden="true">
          <path d={marks.flame} fill="currentColor" />
        </svg>
        <span className="unseen">{sayLabel('energy', speech)}</span>
        <b>{energy}</b>
      </span>
      <span className="inf-ready">
        <span className="unseen">{sayLabel('resources', speech)}: </span>
        {texts.readyOf(ready.length, count)}
      </span>
      {count > 0 && (
        <Zone label={`${sayLabel('resources', speech)}: ${name}`} className="inf-resources">
          {[...ready, ...tapped].map((handle) => (
            <li key={handle} data-tapped={tapped.includes(handle) || undefined}>
              <CardButton handle={handle} size="mini" />
            </li>
          ))}
        </Zone>
      )}
    </div>
  );
}
