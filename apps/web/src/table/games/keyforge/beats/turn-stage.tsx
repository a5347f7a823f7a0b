/** What lies over KeyForge's board for the length of a beat: a key that is forged, a house, a card, and what creatures suffer. */

import { sayLabel, type Handle, type SeenEvent } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { houseKey } from '../../../../faces/factions.ts';
import { useTexts } from '../../../../language/use-texts.ts';
import { HouseGlyph } from '../../../../parts/house-sign.tsx';
import type { ShownBeat } from '../../../../wire/shown-beat.ts';
import { StageBox } from '../../../beats/stage-box.tsx';
import { StagedCard } from '../../../beats/staged-card.tsx';
import { BoardMarks, type BoardMark } from '../../../duel/beats/board-marks.tsx';
import { HitMarks, HitSums } from '../../../duel/beats/hit-sums.tsx';
import { hitsIn } from '../../../duel/beats/hits.ts';
import { readList, readNumber, readText } from '../../../scene/reading.ts';
import { useTable } from '../../../scene/table-context.ts';
import { colourOfEvent, KeyMark, keyColours } from '../key-mark.tsx';
import { cardsOfHouse } from '../next-keys.ts';
import '../../../../styles/duel-beats.css';

/** The stage: nothing at beats that the board shows by itself. */
export function TurnStage({ beat }: { readonly beat: ShownBeat }): ReactNode {
  const shown = shownAt(beat);
  if (shown === undefined) return undefined;
  return (
    <div
      className="beat-stage"
      data-open={beat.kind === 'fight' || beat.kind === 'damage' || beat.kind === 'reap' || undefined}
      aria-hidden="true"
      key={beat.key}
    >
      {shown}
    </div>
  );
}

function shownAt({ kind, events }: ShownBeat): ReactNode {
  const last = (...names: readonly string[]): SeenEvent | undefined => events.findLast(({ name }) => names.includes(name));
  if (kind === 'forge') return <Forged event={last('keyForged')} spent={spentFromPool(events)} />;
  if (kind === 'house') return <House event={last('houseChosen')} />;
  if (kind === 'play' || kind === 'use') return <Played event={last(kind === 'play' ? 'playBegan' : 'cardExhausted')} />;
  if (kind === 'fight') return <Fighters event={last('fightBegan')} />;
  if (kind === 'damage') return <Damage events={events} />;
  return kind === 'reap' ? <Reaped event={last('reaped')} /> : undefined;
}

/** Æmber that was spent from the pool, not from cards. */
function spentFromPool(events: readonly SeenEvent[]): number {
  return events.reduce((sum, { name, card, amount = 0 }) => (name === 'aemberSpent' && card === undefined ? sum + amount : sum), 0);
}

/** The keys of whoever has forged one, the new one among them, and what it took. */
function Forged({ event, spent }: { readonly event: SeenEvent | undefined; readonly spent: number }): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const seat = view.seats[event?.seat ?? 0];
  const keys = readList(seat, 'keys');
  const left = readNumber(seat, 'aember');
  return (
    <StageBox>
      <div className="forged-keys">
        {keyColours.map((colour) => (
          <span key={colour} data-new={colour === colourOfEvent(event) || undefined}>
            <KeyMark colour={colour} forged={keys.includes(colour)} label={texts.keyColours[colour]} />
          </span>
        ))}
      </div>
      <div className="beat-words">
        <p className="beat-sum">
          {left + spent} − <b data-of="power">{spent}</b> = <b>{left}</b>
        </p>
        <p className="beat-of">{sayLabel('aember', speech)}</p>
      </div>
    </StageBox>
  );
}

/** The house that was chosen, and what it lets its player use. */
function House({ event }: { readonly event: SeenEvent | undefined }): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const house = readText(view.table, 'house');
  if (event?.seat === undefined || house === '') return undefined;
  const ready = cardsOfHouse(view, event.seat, { house, speech });
  return (
    <StageBox>
      <span className="staged-house" style={{ color: `var(--house-${houseKey(house)}, var(--ink-2))` }}>
        <HouseGlyph house={house} size={132} />
      </span>
      <div className="beat-words">
        <h3>{sayLabel(house, speech)}</h3>
        <p className="beat-of">{texts.beatReady(ready.creatures, ready.artifacts)}</p>
      </div>
    </StageBox>
  );
}

function Played({ event }: { readonly event: SeenEvent | undefined }): ReactNode {
  const { speech } = useTable();
  const sheet = event?.card?.definition === undefined ? undefined : speech.card(event.card.definition);
  if (sheet === undefined) return undefined;
  return (
    <StageBox>
      <StagedCard sheet={sheet} />
    </StageBox>
  );
}

function Fighters({ event }: { readonly event: SeenEvent | undefined }): ReactNode {
  return (
    <BoardMarks
      marks={[event?.card, event?.other].flatMap((each): BoardMark[] => (each?.handle === undefined ? [] : [{ card: each.handle }]))}
    />
  );
}

/** What creatures suffer: on each of them, and added up between the sides. */
function Damage({ events }: { readonly events: readonly SeenEvent[] }): ReactNode {
  const { view, speech, look } = useTable();
  const hits = hitsIn(events, { dealt: 'damageDealt', prevented: 'armorUsed' });
  const leftOf = (card: Handle): number | undefined => {
    const seen = view.cards[card];
    const sheet = seen && speech.card(seen.definition);
    const power = sheet && look.faceOf(sheet, speech, seen).power?.now;
    return power === undefined ? undefined : power - readNumber(seen?.now, 'damage');
  };
  return (
    <>
      <HitMarks hits={hits} leftOf={leftOf} />
      <HitSums hits={hits} leftOf={leftOf} />
    </>
  );
}

function Reaped({ event }: { readonly event: SeenEvent | undefined }): ReactNode {
  const card = event?.card?.handle;
  return card === undefined ? undefined : <BoardMarks marks={[{ card, words: '+1 Æ', good: true }]} />;
}
