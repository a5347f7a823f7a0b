/** The strip of a hero on a phone on its side: who plays it, hit points, engaged minions and piles. */

import { sayLabel, saySeat, type Seat } from '@crupier/protocol';
import { ArrowLeftRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { glyphs, marks } from '../../../faces/drawings.ts';
import { useTexts } from '../../../language/use-texts.ts';
import { Button } from '../../../parts/button.tsx';
import { Drawer } from '../../../parts/drawer.tsx';
import { SeatSign } from '../../../parts/seat-sign.tsx';
import { CardButton } from '../../cards/card-button.tsx';
import { Piles } from '../../cards/piles.tsx';
import { isSet, readNumber, readText, zoneOf } from '../../scene/reading.ts';
import { useTable } from '../../scene/table-context.ts';
import { HitPoints } from './lane-head.tsx';
import { besideHero, engagedWith } from './marvel-reading.ts';

interface HeroStripProps {
  readonly seat: Seat;
  /** Whether its row is folded. */
  readonly folded?: boolean;
  /** Whether what lies beside the hero is a pile, for want of another place. */
  readonly besidePile?: boolean;
}

/** All of a hero that is a number, on a phone on its side. */
export function HeroStrip({ seat, folded = false, besidePile = folded }: HeroStripProps): ReactNode {
  const { view, speech, near } = useTable();
  const texts = useTexts();
  const name = saySeat(seat, speech);
  const isOut = isSet(view.seats[seat], 'isEliminated');
  const isFirst = readNumber(view.table, 'first') === seat;
  return (
    <div
      className="strip mc-strip"
      data-strip={seat}
      data-fixed={folded ? undefined : ''}
      data-mine={seat === near || undefined}
      data-lost={isOut || undefined}
    >
      <p className="seat-name">
        <SeatSign seat={seat} name={name} />
        <b className="seat-word" title={sayLabel(readText(view.seats[seat], 'deck'), speech) || undefined}>
          {name}
        </b>
        {view.viewer === seat && !folded && <span className="seat-you">{texts.you}</span>}
      </p>
      <SitButton seat={seat} name={name} />
      {isOut ? <span className="seat-you">{sayLabel('isEliminated', speech)}</span> : <HitPoints seat={seat} bar={false} />}
      {isFirst && !isOut && <FirstPlayer />}
      <span className="strip-space" />
      {!isOut && <Engaged seat={seat} />}
      {!isOut && besidePile && <BesidePile seat={seat} name={name} />}
      <Piles seat={seat} kinds={pilesOf({ isOwn: view.viewer === seat, folded, dealt: zoneOf(view, 'dealt', seat).count })} opensHand />
    </div>
  );
}

/** The own hand lies open; a folded hero tells its hand alone. */
function pilesOf({
  isOwn,
  folded,
  dealt,
}: {
  readonly isOwn: boolean;
  readonly folded: boolean;
  readonly dealt: number;
}): readonly string[] {
  return [...(dealt > 0 ? ['dealt'] : []), ...(isOwn ? [] : ['hand']), ...(folded ? [] : ['deck', 'discard'])];
}

/** Goes on as another hero of this reader. */
function SitButton({ seat, name }: { readonly seat: Seat; readonly name: string }): ReactNode {
  const { sitAt } = useTable();
  const texts = useTexts();
  const sit = sitAt(seat);
  if (sit === undefined) return undefined;
  return (
    <Button icon stop label={texts.sitAs(name)} onPress={sit}>
      <ArrowLeftRight aria-hidden="true" size={18} />
    </Button>
  );
}

function FirstPlayer(): ReactNode {
  const { speech } = useTable();
  return (
    <span className="mc-first">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={glyphs.crown} fill="currentColor" />
      </svg>
      <span className="unseen">{sayLabel('first', speech)}</span>
    </span>
  );
}

/** How many minions are engaged with a hero; nothing while none are. */
function Engaged({ seat }: { readonly seat: Seat }): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const count = engagedWith(view, seat).length;
  if (count === 0) return undefined;
  return (
    <span className="mc-engaged-count">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={marks.blade} fill="currentColor" />
      </svg>
      <b data-value="">{count}</b> <span aria-hidden="true">{texts.engagedShort}</span>
      <span className="unseen">{sayLabel('engaged', speech)}</span>
    </span>
  );
}

/** What lies beside a hero, as a count; pressing it shows the cards. */
function BesidePile({ seat, name }: { readonly seat: Seat; readonly name: string }): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const cards = besideHero(view, seat, speech);
  if (cards.length === 0) return undefined;
  return (
    <>
      <button type="button" className="pile-button" data-stop="" onClick={() => setOpen(true)}>
        <BesideCount count={cards.length} name={name} />
      </button>
      {isOpen && (
        <Drawer title={texts.besideHero(name)} onClose={() => setOpen(false)}>
          <ul className="pile-cards" data-zone="">
            {cards.map((handle) => (
              <li key={handle}>
                <CardButton handle={handle} size="board" />
              </li>
            ))}
          </ul>
        </Drawer>
      )}
    </>
  );
}

function BesideCount({ count, name }: { readonly count: number; readonly name: string }): ReactNode {
  const texts = useTexts();
  return (
    <span className="pile">
      <b data-value="">{count}</b>
      <span aria-hidden="true">{texts.besideShort}</span>
      <span className="unseen">{texts.besideHero(name)}</span>
    </span>
  );
}
