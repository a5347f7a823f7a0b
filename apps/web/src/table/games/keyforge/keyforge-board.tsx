/** KeyForge's table: two battlelines with their flanks, artifacts, keys and piles, the viewer's side near. */

import { sayLabel, saySeat, type Handle, type Seat, type View } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../../../language/use-texts.ts';
import { HouseSign } from '../../../parts/house-sign.tsx';
import { usePhone } from '../../../parts/use-media.ts';
import { CardButton } from '../../cards/card-button.tsx';
import { OpenHand } from '../../cards/open-hand.tsx';
import { Piles } from '../../cards/piles.tsx';
import { Zone } from '../../cards/zone.tsx';
import type { Drawn } from '../../scene/game-look.ts';
import { effectsOf, readNumber, readText, zoneOf } from '../../scene/reading.ts';
import { useTable } from '../../scene/table-context.ts';
import { SeatPanel } from './seat-panel.tsx';

/** The cards that lie open on this table, by the part of a phone they are on; the hand is always there. */
export function drawnOn(view: View, near: Seat): Drawn {
  const cards = (kind: string): readonly Handle[] => view.zones.filter((zone) => zone.kind === kind).flatMap((zone) => zone.cards);
  return {
    table: new Set([...cards('line'), ...cards('resolving')]),
    artifacts: new Set([...cards('artifacts'), ...cards('effects')]),
    piles: new Set(),
    hand: new Set(zoneOf(view, 'hand', near).cards),
  };
}

/** The board without the hand. */
export function KeyforgeBoard({ tab }: { readonly tab: string }): ReactNode {
  const { view, near } = useTable();
  const texts = useTexts();
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== near);
  const far = others[0] ?? near;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable from the keyboard
    <section className="felt" data-tab={tab} aria-label={texts.tabTable} tabIndex={0}>
      <div className="felt-grid">
        <Side seat={near} mine={view.viewer === near} place="near" />
        <Middle />
        <Side seat={far} mine={false} place="far" />
        <Piles seat={near} place="near" kinds={shownPiles(view, near)} />
        <Piles seat={far} place="far" kinds={shownPiles(view, far)} />
      </div>
    </section>
  );
}

/** What was purged is told only once there is something. */
function shownPiles(view: View, seat: Seat): readonly string[] {
  const kinds = ['deck', 'discard', 'archives'];
  return zoneOf(view, 'purged', seat).count > 0 ? [...kinds, 'purged'] : kinds;
}

interface SideProps {
  readonly seat: Seat;
  readonly mine: boolean;
  readonly place: 'near' | 'far';
}

function Side({ seat, mine, place }: SideProps): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const name = saySeat(seat, speech);
  const line = zoneOf(view, 'line', seat);
  const artifacts = zoneOf(view, 'artifacts', seat);
  const phone = usePhone();
  return (
    <>
      <div className="side-panel" data-place={place}>
        <SeatPanel seat={seat} mine={mine} />
      </div>
      <div className="side-line" data-place={place}>
        <span className="flank" aria-hidden="true">
          {texts.flank}
        </span>
        <Zone label={texts.battleline(name)} className="line">
          {line.cards.map((handle) => (
            <li key={handle}>
              <CardButton handle={handle} size={phone ? 'tile' : 'board'} />
            </li>
          ))}
        </Zone>
        <span className="flank" data-right="" aria-hidden="true">
          {texts.flank}
        </span>
      </div>
      <div className="side-artifacts" data-place={place}>
        <Zone label={texts.artifacts(name)} className="chips">
          {artifacts.cards.map((handle) => (
            <li key={handle}>
              <CardButton handle={handle} size="chip" width={206} />
            </li>
          ))}
        </Zone>
        <Effects seat={seat} name={name} />
        <OpenHand seat={seat} />
      </div>
    </>
  );
}

/** Lasting effects, at the side of the seat that controls them. */
function Effects({ seat, name }: { readonly seat: Seat; readonly name: string }): ReactNode {
  const { view } = useTable();
  const texts = useTexts();
  // What works on one card is told with that card.
  const mine = effectsOf(view).filter((handle) => view.cards[handle]?.controller === seat && view.cards[handle]?.host === undefined);
  if (mine.length === 0) return undefined;
  return (
    <Zone label={`${texts.effects}: ${name}`} className="chips lasting">
      {mine.map((handle) => (
        <li key={handle}>
          <CardButton handle={handle} size="chip" width={170} />
        </li>
      ))}
    </Zone>
  );
}

/** Cards that are being played and lie nowhere else. */
function Resolving(): ReactNode {
  const { view } = useTable();
  const texts = useTexts();
  const handles = view.zones.filter((zone) => zone.kind === 'resolving').flatMap((zone) => zone.cards);
  if (handles.length === 0) return undefined;
  return (
    <Zone label={texts.resolving} className="chips resolving">
      {handles.map((handle) => (
        <li key={handle}>
          <CardButton handle={handle} size="chip" width={190} />
        </li>
      ))}
    </Zone>
  );
}

function Middle(): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const house = readText(view.table, 'house');
  const name = saySeat(readNumber(view.table, 'active'), speech);
  return (
    <div className="middle">
      <span className="middle-rule" />
      <Resolving />
      {house === '' ? (
        <span>{texts.noHouseYet(name)}</span>
      ) : (
        <>
          <HouseSign house={house} word={sayLabel(house, speech)} active />
          <span>{texts.activeHouseOf(name)}</span>
        </>
      )}
      <span className="middle-rule" />
    </div>
  );
}
