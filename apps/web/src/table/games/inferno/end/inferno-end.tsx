/** How a match of Inferno ended, on the board: the demon that burnt, and what burnt it. */

import { sayCard, type Seat, type SeenEvent, type Speech } from '@crupier/protocol';
import type { CSSProperties, ReactNode } from 'react';
import { CardFace } from '../../../../faces/card-face.tsx';
import { lettersOfLarge, plainState } from '../../../../faces/face.ts';
import type { MatchState } from '../../../../wire/match-state.ts';
import { eventsNamed, mostBy, sumOf } from '../../../duel/count-events.ts';
import { DuelEnd, type DuelAccount } from '../../../duel/duel-end.tsx';
import { useFrame } from '../../../room/use-frame.ts';
import { useTable } from '../../../scene/table-context.ts';
import { demonOf } from '../inferno-reading.ts';
import { endWordsIn } from './end-words.ts';
import '../../../../styles/inferno-end.css';

/** The scene. */
export function InfernoEnd({ match }: { readonly match: MatchState }): ReactNode {
  const scene = useTable();
  const { view, speech } = scene;
  const words = endWordsIn(speech.language);
  const burnt = burntDemon(match, scene);
  const named = burnt === undefined ? '' : sayCard(view.cards[burnt]?.definition ?? '', speech);
  return (
    <DuelEnd
      match={match}
      accountOf={accountOf}
      title={() => (named === '' || match.info.outcome?.reason === conceded ? undefined : words.burns(named))}
      picture={<Ashes handle={burnt} />}
    />
  );
}

/** The demon of the only player who has lost, as long as it lies on the table. */
function burntDemon({ info }: MatchState, { view, speech }: Pick<ReturnType<typeof useTable>, 'view' | 'speech'>): string | undefined {
  const winners = info.outcome?.winners ?? [];
  const losers = [...view.seats.keys()].filter((seat) => winners.length > 0 && !winners.includes(seat));
  const [only] = losers;
  return only === undefined || losers.length > 1 ? undefined : demonOf(view, only, speech);
}

/** The reason of a match that somebody left: no demon burnt. */
const conceded = 'conceded';

function accountOf(events: readonly SeenEvent[], seats: readonly Seat[], speech: Speech): DuelAccount {
  const words = endWordsIn(speech.language);
  const dealt = eventsNamed(events, 'damageDealt');
  const best = mostBy(dealt, ({ source }) => source);
  return {
    figures: [
      { value: sumOf(dealt), words: words.damage },
      { value: eventsNamed(events, 'attacked').length, words: words.attacks },
      { value: eventsNamed(events, 'cardPlayed').length, words: words.played },
      { value: eventsNamed(events, 'destroyed').length, words: words.destroyed },
    ],
    card: best && { definition: best.definition, words: words.best(best.amount) },
    players: seats.map((seat) => ({ seat, definition: undefined, words: playerWords(events, seat, speech) })),
  };
}

function playerWords(events: readonly SeenEvent[], seat: Seat, speech: Speech): string {
  const words = endWordsIn(speech.language);
  const own = events.filter((event) => event.seat === seat);
  return `${words.playedBy(eventsNamed(own, 'cardPlayed').length)} · ${words.milled(eventsNamed(own, 'cardMilled').length)}`;
}

/** The most of the picture's height in units, and the part of the window that it takes at most. */
const pictureHeight = [310, 0.36] as const;
const shape = 0.72;

/** A demon that leans and turns to ash. */
function Ashes({ handle }: { readonly handle: string | undefined }): ReactNode {
  const { view, speech, look } = useTable();
  const { unit, height } = useFrame();
  const seen = handle === undefined ? undefined : view.cards[handle];
  const sheet = seen === undefined ? undefined : speech.card(seen.definition);
  if (seen === undefined || sheet === undefined) return undefined;
  const [units, part] = pictureHeight;
  const tall = Math.round(Math.min(units * unit, height * part));
  const scale = tall / 206;
  const style: CSSProperties = { width: `${Math.round(tall * shape)}px`, height: `${tall}px` };
  const fit = { size: 'hand', width: 148, height: 206, scale, strips: false, letters: lettersOfLarge } as const;
  return (
    <div className="inf-ashes" style={style}>
      <CardFace face={look.faceOf(sheet, speech, seen)} fit={fit} state={plainState} />
      <svg viewBox="0 0 72 34" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 34V22l5-9 4 8 5-17 6 14 5-10 5 12 6-19 7 18 5-9 5 10 6-15 5 12 4-7 4 12v7z" fill="oklch(0.66 0.2 38)" />
        <path d="M0 34v-4l6-8 5 7 6-13 6 12 6-8 6 9 6-14 7 13 6-8 6 8 6-9 6 9 2-3v9z" fill="oklch(0.82 0.16 70)" />
      </svg>
    </div>
  );
}
