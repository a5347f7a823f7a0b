/** How a match of Marvel Champions ended, on the board: the villain that fell or the scheme that was completed, figures, and the race. */

import { sayCard, saySeat, type Handle, type Outcome, type SeenCard, type SeenEvent, type Speech, type View } from '@crupier/protocol';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { CardFace } from '../../../../faces/card-face.tsx';
import { plainState } from '../../../../faces/face.ts';
import { sayOutcome } from '../../../../language/say-outcome.ts';
import { textsTogether } from '../../../../language/together.ts';
import { useTexts } from '../../../../language/use-texts.ts';
import type { MatchState } from '../../../../wire/match-state.ts';
import { EndScene, type EndCard, type EndFigure, type EndPlayer } from '../../../end/end-scene.tsx';
import type { NamedTurn } from '../../../end/race-chart.tsx';
import { useRace } from '../../../end/use-race.ts';
import { useRecord } from '../../../end/use-record.ts';
import { useFrame } from '../../../room/use-frame.ts';
import { readNumber, readText } from '../../../scene/reading.ts';
import { useTable } from '../../../scene/table-context.ts';
import { faceFit } from '../face-fit.ts';
import { mainSchemeOf, villainOf } from '../marvel-reading.ts';
import { endWordsIn, type EndWords } from './end-words.ts';
import { accountOf, isWhole, type CardHarm, type MatchAccount } from './match-account.ts';
import '../../../../styles/marvel-end.css';

/** The scene, with what is known of the match so far. */
export function MarvelEnd({ match }: { readonly match: MatchState }): ReactNode {
  const { view, speech } = useTable();
  const { outcome } = match.info;
  const race = useRace(match, speech);
  const record = useRecord(match, isWhole);
  const account = useMemo(() => (record === undefined ? undefined : countOf(record, view, speech)), [record, view, speech]);
  const title = useTitleOf(match, outcome);
  const words = endWordsIn(speech.language);
  if (outcome === undefined) return undefined;
  const isWon = outcome.winners.length > 0;
  return (
    <EndScene
      isWon={isWon}
      title={title}
      subtitle={subtitleOf({ view, speech, words, account, isWon })}
      picture={<Picture isWon={isWon} />}
      figures={account && figuresOf(account, words)}
      card={account && cardOf(account, words, outcome)}
      players={account === undefined ? [] : playersOf(account, view, words)}
      race={race}
      named={account === undefined ? [] : namedTurns(account, speech, isWon)}
    />
  );
}

function countOf(events: readonly SeenEvent[], view: View, speech: Speech): MatchAccount {
  return accountOf(events, {
    seats: view.seats.length,
    typeOf: (definition) => readText(speech.card(definition)?.facts, 'type'),
    seatOf: (handle) => {
      const owner = view.cards[handle]?.owner ?? -1;
      return owner < 0 ? undefined : owner;
    },
  });
}

/** What ended the match. Where it was nothing on the table, as much as is said of any match. */
function useTitleOf({ seats }: MatchState, outcome: Outcome | undefined): string {
  const { view, speech } = useTable();
  const texts = textsTogether(useTexts(), true);
  const words = endWordsIn(speech.language);
  const named = (handle: Handle | undefined): string => sayCard(view.cards[handle ?? '']?.definition ?? '', speech);
  if (outcome === undefined) return '';
  switch (outcome.reason) {
    case 'villainDefeated':
      return words.villainDown(named(villainOf(view, speech)));
    case 'schemeCompleted':
      return words.schemeDone(named(mainSchemeOf(view, speech)));
    case 'allEliminated':
      return view.seats.length === 1 ? words.heroDown(saySeat(0, speech)) : words.heroesDown;
    default:
      return sayOutcome(outcome, { names: speech.seats, mine: seats, isCooperative: true }, texts, speech.language);
  }
}

interface Told {
  readonly view: View;
  readonly speech: Speech;
  readonly words: EndWords;
  readonly account: MatchAccount | undefined;
  readonly isWon: boolean;
}

/** The round, and what hit the villain last, or how far both sides had come. */
function subtitleOf({ view, speech, words, account, isWon }: Told): string {
  const rounds = readNumber(view.table, 'round');
  const round = rounds === 0 ? '' : words.round(rounds);
  const blow = account?.lastBlow;
  if (isWon) return blow === undefined ? round : `${round} · ${words.lastBlow(sayCard(blow.definition, speech), blow.amount)}`;
  const scheme = view.cards[mainSchemeOf(view, speech) ?? '']?.now;
  const villain = view.cards[villainOf(view, speech) ?? ''];
  const target = readNumber(scheme, 'targetThreat');
  const left = Math.max(0, readNumber(villain?.now, 'hitPoints') - readNumber(villain?.now, 'damage'));
  const told = [
    round,
    target === 0 ? '' : words.threat(readNumber(scheme, 'threat'), target),
    villain === undefined ? '' : words.villainLeft(sayCard(villain.definition, speech), left),
  ];
  return told.filter((each) => each !== '').join(' · ');
}

function figuresOf({ rounds, damage, prevented, thwarted }: MatchAccount, { figures }: EndWords): readonly EndFigure[] {
  return [
    { value: rounds, words: figures.rounds(rounds) },
    { value: damage, words: figures.damage },
    { value: prevented, words: figures.prevented },
    { value: thwarted, words: figures.thwarted },
  ];
}

/** The best card of a match that was won, or what decided one that was lost. */
function cardOf({ best, threat, hurt }: MatchAccount, words: EndWords, { winners, reason }: Outcome): EndCard | undefined {
  if (winners.length === 0) {
    const isHurt = reason === 'allEliminated';
    const harm: CardHarm | undefined = isHurt ? hurt : threat;
    const said = isHurt ? words.hurt : words.placed;
    return harm && { definition: harm.definition, words: `${words.decided}: ${said(harm.amount)}` };
  }
  if (best === undefined) return undefined;
  const deeds = [...(best.damage > 0 ? [words.damage(best.damage)] : []), ...(best.thwarted > 0 ? [words.removed(best.thwarted)] : [])];
  return { definition: best.definition, words: `${words.best}: ${deeds.join(', ')} ${words.uses(best.times)}` };
}

function playersOf({ heroes }: MatchAccount, view: View, words: EndWords): readonly EndPlayer[] {
  return heroes.map(({ damage, thwarted }, seat) => ({
    seat,
    definition: readText(view.seats[seat], 'calledAfter'),
    words: `${words.damage(damage)} · ${words.removed(thwarted)}`,
  }));
}

/** The turning point, and the last blow of a match that was won. */
function namedTurns({ rounds, turningPoints, lastBlow }: MatchAccount, speech: Speech, isWon: boolean): readonly NamedTurn[] {
  const point = isWon ? turningPoints.villain : turningPoints.threat;
  const all = [
    ...(point === undefined ? [] : [{ turn: point.round, definition: point.definition }]),
    ...(isWon && lastBlow !== undefined && point?.round !== rounds ? [{ turn: rounds, definition: lastBlow.definition }] : []),
  ];
  return all.map(({ turn, definition }) => ({ turn, name: sayCard(definition, speech) }));
}

/** The most of the picture's height in units, and the part of the window that it takes at most. */
const pictureHeight = [310, 0.36] as const;

/** The villain, cracked and leaning; or the main scheme, grown and ringed. */
function Picture({ isWon }: { readonly isWon: boolean }): ReactNode {
  const { view, speech, look } = useTable();
  const frame = useFrame();
  const handle = isWon ? villainOf(view, speech) : mainSchemeOf(view, speech);
  const seen = handle === undefined ? undefined : view.cards[handle];
  const sheet = seen === undefined ? undefined : speech.card(seen.definition);
  if (seen === undefined || sheet === undefined) return undefined;
  const [units, part] = pictureHeight;
  const tall = Math.round(Math.min(units * frame.unit, frame.height * part));
  const box = isWon
    ? { width: Math.round(tall * 0.72), height: tall }
    : { width: Math.round(tall * 0.97), height: Math.round(tall * 0.58) };
  const style: CSSProperties = { width: `${box.width}px`, height: `${box.height}px` };
  return (
    <div className={isWon ? 'mc-fallen' : 'mc-risen'} style={style}>
      <CardFace face={look.faceOf(sheet, speech, withoutExcess(seen))} fit={faceFit(box, frame)} state={plainState} />
      {isWon && <Cracks />}
    </div>
  );
}

/** A card as it is shown that took more damage than it had hit points: it has none left, and not less. */
function withoutExcess(seen: SeenCard): SeenCard {
  const [damage, most] = [readNumber(seen.now, 'damage'), readNumber(seen.now, 'hitPoints')];
  return damage <= most ? seen : { ...seen, now: { ...seen.now, damage: most } };
}

function Cracks(): ReactNode {
  return (
    <svg className="mc-cracks" viewBox="0 0 72 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M30 0l6 18-12 14 16 16-9 20 13 14-6 18" strokeWidth={3.5} />
      <path d="M24 32L0 40M40 48l32-8M31 68L6 82M44 82l28 6" strokeWidth={2} />
    </svg>
  );
}
