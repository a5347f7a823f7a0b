/** Marvel Champions on a phone on its side: the reader's hero stands, the villain and the other heroes are scrolled. */

import { sayLabel, saySeat, type Handle, type Seat } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { lettersOfSmall } from '../../../faces/face.ts';
import { useTexts } from '../../../language/use-texts.ts';
import { CardButton } from '../../cards/card-button.tsx';
import { CardRow } from '../../cards/card-row.tsx';
import { OpenHand } from '../../cards/open-hand.tsx';
import { Zone } from '../../cards/zone.tsx';
import { fitLine, rowLeast, tokenFit, tokenLeast, type RowFit } from '../../room/fit-rows.ts';
import type { BoardRoom } from '../../room/use-board-room.ts';
import { useFrame } from '../../room/use-frame.ts';
import { attachedTo, readNumber } from '../../scene/reading.ts';
import { useTable } from '../../scene/table-context.ts';
import { HeroStrip } from './hero-strip.tsx';
import { tokensOf } from './land-tokens.ts';
import { besideVillain, engagedWith, friendlyOf, mainSchemeOf, othersAfter, villainOf } from './marvel-reading.ts';
import { panelMarks } from './panel-marks.ts';
import { VillainPiles } from './villain-row.tsx';

/** The least height of the villain's side, the height of its row, and the most of the hero's. */
const farLeast = 104;
const villainHeight = 62;
const rowMost = 96;

/** The board of a phone on its side. */
export function LandBoard({ room }: { readonly room: BoardRoom }): ReactNode {
  const scene = useTable();
  const texts = useTexts();
  const { text } = useFrame();
  const { view, speech, near } = scene;
  const minions = engagedWith(view, near);
  const friendly = friendlyOf(view, near, speech);
  const [, ...allies] = friendly;
  const attached = Math.max(0, ...[...allies, ...minions].map((handle) => attachedTo(view, handle).length));
  const fit = fitLine(
    { count: Math.max(friendly.length + minions.length + 1, 4), attached, beside: 12 },
    { width: room.width, height: Math.max(rowLeast, Math.min(rowMost, room.height - farLeast - 12)), unit: 1, small: true, text },
  );
  return (
    <>
      <div className="side mc-near-small" data-place="near" {...panelMarks(near, scene)}>
        <div className="mc-land-row">
          <CardRow label={texts.heroOf(saySeat(near, speech))} handles={friendly} fit={fit} className="line" />
          <EngagedRow seat={near} fit={fit} />
        </div>
        <HeroStrip seat={near} besidePile />
        <div data-fixed="">
          <OpenHand seat={near} />
        </div>
      </div>
      <div className="side mc-far" data-place="far">
        <LandVillain />
        {othersAfter(view, near).map((seat) => (
          <LandHero key={seat} seat={seat} width={room.width} />
        ))}
      </div>
    </>
  );
}

/** Another hero: its strip and its tokens. */
function LandHero({ seat, width }: { readonly seat: Seat; readonly width: number }): ReactNode {
  const scene = useTable();
  const texts = useTexts();
  const { view, speech } = scene;
  const { text } = useFrame();
  const fit = tokensOf(seat, scene, { width, height: rowLeast, unit: 1, small: true, text });
  const name = saySeat(seat, speech);
  return (
    <section className="mc-fold" {...panelMarks(seat, scene)} aria-label={name}>
      <HeroStrip seat={seat} folded />
      <div className="mc-land-row">
        <CardRow label={texts.heroOf(name)} handles={friendlyOf(view, seat, speech)} fit={fit} className="line" />
        <EngagedRow seat={seat} fit={fit} />
      </div>
    </section>
  );
}

/** Minions behind a dotted line. */
function EngagedRow({ seat, fit }: { readonly seat: Seat; readonly fit: RowFit }): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const handles: readonly Handle[] = engagedWith(view, seat);
  if (handles.length === 0) return undefined;
  return (
    <div className="mc-engaged">
      <span className="unseen">{sayLabel('engaged', speech)}</span>
      <CardRow label={texts.engagedWith(saySeat(seat, speech))} handles={handles} fit={fit} className="line" />
    </div>
  );
}

/** The villain as a token, the main scheme, and all else as emblems. */
function LandVillain(): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const villain = villainOf(view, speech);
  const scheme = mainSchemeOf(view, speech);
  const others = [...(villain === undefined ? [] : attachedTo(view, villain)), ...besideVillain(view, speech)];
  const emblem = tokenFit(tokenLeast, tokenLeast, { unit: 1, small: true });
  return (
    <section className="mc-land-villain" data-strip={-1} aria-label={texts.villainSide}>
      <Zone label={texts.villainSide} className="mc-land-cards">
        {villain !== undefined && (
          <li className="mc-land-card">
            <CardButton handle={villain} fit={tokenFit(92, villainHeight, { unit: 1, small: true })} />
            <BoostCount villain={villain} />
          </li>
        )}
        {scheme !== undefined && (
          <li>
            <CardButton
              handle={scheme}
              fit={{ size: 'board', width: 132, height: villainHeight, scale: 1, strips: false, letters: lettersOfSmall }}
            />
          </li>
        )}
      </Zone>
      {others.length > 0 && (
        <Zone label={texts.besideVillain} className="chips mc-lines">
          {others.map((handle) => (
            <li key={handle}>
              <CardButton handle={handle} fit={emblem} />
            </li>
          ))}
        </Zone>
      )}
      <VillainPiles />
    </section>
  );
}

/** How many boost cards lie on the villain. */
export function BoostCount({ villain }: { readonly villain: Handle }): ReactNode {
  const { view } = useTable();
  const texts = useTexts();
  const count = readNumber(view.cards[villain]?.now, 'boosts');
  if (count === 0) return undefined;
  return (
    <span className="mc-boost-count" data-pile="boost -1">
      <b data-value="" aria-hidden="true">
        +{count}
      </b>
      <span className="unseen">{texts.boostsOn(count)}</span>
    </span>
  );
}
