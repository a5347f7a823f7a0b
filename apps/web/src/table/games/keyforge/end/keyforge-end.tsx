/** How a match of KeyForge ended, on the board: the keys of who has won, and what came of both decks. */

import type { Seat, SeenEvent, Speech } from '@crupier/protocol';
import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '../../../../language/use-texts.ts';
import type { MatchState } from '../../../../wire/match-state.ts';
import { eventsNamed, mostBy, sumOf } from '../../../duel/count-events.ts';
import { DuelEnd, type DuelAccount } from '../../../duel/duel-end.tsx';
import { readList } from '../../../scene/reading.ts';
import { useTable } from '../../../scene/table-context.ts';
import { KeyMark, keyColours } from '../key-mark.tsx';
import { endWordsIn } from './end-words.ts';
import '../../../../styles/keyforge-end.css';

/** The reason of a match that was won by its keys. *Rule:* KF-TURN-FORGE-6. */
const threeKeys = 'threeKeys';

/** The scene. */
export function KeyforgeEnd({ match }: { readonly match: MatchState }): ReactNode {
  const { view, speech } = useTable();
  const words = endWordsIn(speech.language);
  const [winner] = match.info.outcome?.winners ?? [];
  const keys = winner === undefined ? [] : readList(view.seats[winner], 'keys');
  return (
    <DuelEnd
      match={match}
      accountOf={accountOf}
      title={(name, isMine) => {
        if (match.info.outcome?.reason !== threeKeys) return undefined;
        return isMine ? words.youForged : words.forged(name);
      }}
      picture={<Keys keys={keys} />}
    />
  );
}

/** What both decks did, and each player. */
function accountOf(events: readonly SeenEvent[], seats: readonly Seat[], speech: Speech): DuelAccount {
  const words = endWordsIn(speech.language);
  const reaped = eventsNamed(events, 'reapBegan');
  const best = mostBy(reaped, ({ card }) => card);
  return {
    figures: [
      { value: sumOf(eventsNamed(events, 'keyForged').map(once)), words: words.keys },
      { value: reaped.length, words: words.reaped },
      { value: sumOf(eventsNamed(events, 'aemberStolen')), words: words.stolen },
      { value: eventsNamed(events, 'destroyed').length, words: words.destroyed },
    ],
    card: best && { definition: best.definition, words: words.best(best.times) },
    players: seats.map((seat) => ({ seat, definition: undefined, words: playerWords(events, seat, speech) })),
  };
}

/** An event that counts once, whatever its amount is. */
function once({ amount: _cost, ...event }: SeenEvent): SeenEvent {
  return event;
}

function playerWords(events: readonly SeenEvent[], seat: Seat, speech: Speech): string {
  const words = endWordsIn(speech.language);
  const own = events.filter((event) => event.seat === seat);
  const counts = [
    words.keysOf(eventsNamed(own, 'keyForged').length),
    words.reapedBy(eventsNamed(own, 'reapBegan').length),
    words.stolenBy(sumOf(eventsNamed(own, 'aemberStolen'))),
  ];
  return counts.join(' · ');
}

/** The keys of who has won; they fly in one after another. */
function Keys({ keys }: { readonly keys: readonly string[] }): ReactNode {
  const texts = useTexts();
  return (
    <p className="end-keys">
      {keyColours.map((colour, at) => {
        const style: CSSProperties & Record<'--at', number> = { '--at': at };
        const forged = keys.includes(colour);
        return (
          <span key={colour} style={style}>
            <KeyMark colour={colour} forged={forged} label={`${texts.keyColours[colour]}: ${forged ? texts.forged : texts.notForged}`} />
          </span>
        );
      })}
    </p>
  );
}
