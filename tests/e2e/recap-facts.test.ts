/** Plays turns of each game and holds the recap of them against what happened. Needs no browser: it stands here for it knows page and games. */

import { bots, botTurn, diceFrom } from '@crupier/bots';
import { randomChoice, SPECTATOR, type PlayableGame, type PlayableMatch, type SeenEvent } from '@crupier/kernel';
import { seedFromNumber } from '@crupier/kernel/rules';
import { inferno } from '@crupier/inferno';
import { keyforge } from '@crupier/keyforge';
import { marvelChampions } from '@crupier/marvel-champions';
import { languages, sayEvent, type Speech } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { textOf } from '../../apps/web/src/log/log-lines.ts';
import { recapOf } from '../../apps/web/src/log/recap.ts';
import type { LogGroup } from '../../apps/web/src/wire/match-state.ts';

interface Played {
  readonly game: PlayableGame;
  readonly decks: readonly string[];
  readonly seed: number;
}

const [blackPanther = '', captainMarvel = ''] = marvelChampions.deckNames();
const matches: readonly Played[] = [
  { game: keyforge, decks: ['Hershey, the Oak of Amalchasm', 'Finally Smooth Simone'], seed: 4 },
  { game: keyforge, decks: ['Finally Smooth Simone', 'Hershey, the Oak of Amalchasm'], seed: 9 },
  { game: inferno, decks: inferno.deckNames().slice(0, 2), seed: 4 },
  { game: inferno, decks: inferno.deckNames().slice(0, 3), seed: 5 },
  { game: marvelChampions, decks: [captainMarvel], seed: 1 },
  { game: marvelChampions, decks: [blackPanther, captainMarvel], seed: 2 },
];

const names = ['Ana', 'Bruno', 'Iker'];

test.each(matches.map((played) => [`${played.game.id}, ${played.decks.length} players`, played] as const))(
  'each public fact of the turns of others is in the recap once: %s',
  (_, { game, decks, seed }) => {
    const configured = game.configure(decks);
    const started = configured.ok ? game.start(configured.value, seedFromNumber(seed)) : configured;
    if (!started.ok) throw new Error('The decks cannot be played.');
    let recaps = 0;
    playOn(started.value, seed, (log) => {
      for (const language of languages) {
        const speech: Speech = { words: game.words, language, card: (key) => game.card(key), seats: names };
        const recap = recapOf(log, [0], speech);
        const facts = factsOfOthers(log, speech);
        expect(recap?.lines.flatMap(({ told }) => told) ?? []).toHaveLength(facts.length);
        expect(new Set(recap?.lines.flatMap(({ told }) => told))).toEqual(new Set(facts));
        for (const line of recap?.lines ?? []) expectSaid(line.told, textOf(line), speech);
        if (facts.length > 0) recaps++;
      }
    });
    expect(recaps).toBeGreaterThan(10);
  },
);

/** Whether a line says what its events say: in their own words, or in one sentence that names each card. */
function expectSaid(told: readonly SeenEvent[], text: string, speech: Speech): void {
  const [first] = told;
  const said = told.map((event) => sayEvent(event, speech));
  if (said.some((each) => text.startsWith(each))) return;
  expect(speech.words.gatheredEvents?.[first?.name ?? '']).toBeDefined();
  for (const { card } of told)
    if (card?.definition !== undefined) expect(text).toContain(speech.card(card.definition)?.name[speech.language]);
}

/** The events of the last stretch in which it was not the turn of the first seat, as far as they say something; titles at its end say nothing. */
function factsOfOthers(log: readonly LogGroup[], speech: Speech): readonly SeenEvent[] {
  const isPart = ({ name }: SeenEvent): boolean => speech.words.eventRanks?.[name] === 'part';
  const events = log.flatMap((group) => group.events).filter((event) => sayEvent(event, speech).trim() !== '');
  const mine = events.map((event) => isPart(event) && event.seat === 0);
  const first = events.findIndex(isPart);
  const lastMine = mine.lastIndexOf(true);
  const others = (from: number): number => events.findIndex((event, at) => at > from && isPart(event) && event.seat !== 0);
  const since = others(Math.max(lastMine, first - 1));
  if (since >= 0) return untitled(events.slice(since), isPart);
  const mineBefore = mine.slice(0, lastMine).lastIndexOf(true);
  const before = others(Math.max(mineBefore, first - 1));
  return before < 0 || before > lastMine ? [] : untitled(events.slice(before, lastMine), isPart);
}

function untitled(events: readonly SeenEvent[], isPart: (event: SeenEvent) => boolean): readonly SeenEvent[] {
  return events.slice(0, events.findLastIndex((event) => !isPart(event)) + 1);
}

/** Plays 150 answers of greedy bots, and shows the log of the first seat after every tenth of them. */
function playOn(match: PlayableMatch, seed: number, look: (log: readonly LogGroup[]) => void): void {
  const log: LogGroup[] = [];
  let read = 0;
  for (let seq = 0; seq < 150 && match.outcome() === undefined; seq++) {
    const [seat = 0] = match.pending(SPECTATOR)?.waiting ?? [];
    const turn = botTurn(match, seat, diceFrom(`${seed} ${seq}`));
    if (turn === undefined) throw new Error('Whoever is waited for is asked.');
    const chosen = turn.ask.forced ? randomChoice(turn.decision.kind, turn.ask, () => 0) : bots.greedy(turn);
    expect(match.answer(seat, turn.decision.id, chosen)).toBeUndefined();
    log.push({ seq, events: match.events(0, read), takenBack: false });
    read = match.eventCount();
    if (seq % 10 === 9) look(log);
  }
}
