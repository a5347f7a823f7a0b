import { deckListOf } from '@crupier/cli';
import { botTurn, diceFrom, drawSeed, randomBot, shuffled } from '@crupier/bots';
import { SPECTATOR, type Dice, type PlayableGame, type PlayableMatch } from '@crupier/kernel';
import { advance, answer, pending } from '@crupier/kernel/rules';
import { keyforge } from '@crupier/keyforge';
import { marvelChampions } from '@crupier/marvel-champions';
import { rhinoTable, dealTable, sightsOf } from '@crupier/marvel-champions/soak';
import { eagerPlayer } from '../soak/marvel-champions/eager-player.ts';

/** More questions than a game that comes to an end can ask. */
const DECISIONS_MAX = 20_000;

/** The KeyForge decks that random games are played with. */
const keyforgeDecks = ['Hershey, the Oak of Amalchasm', 'Finally Smooth Simone'];

/** Plays a game, which is the same for the same number, and says how many questions were answered. */
export type PlayOne = (number: number) => number;

const configurations = new Map<string, unknown>();

/** The configuration of some decks, made once: simulations deal thousands of matches from one. */
function configurationOf(game: PlayableGame, decks: readonly string[]): unknown {
  const key = [game.id, ...decks].join(' / ');
  const known = configurations.get(key);
  if (known !== undefined) return known;
  const configured = game.configure(decks);
  if (!configured.ok) throw new Error(`These decks cannot be played: ${configured.problems.map(({ code }) => code).join(', ')}.`);
  configurations.set(key, configured.value);
  return configured.value;
}

function started(game: PlayableGame, decks: readonly string[], seed: string): PlayableMatch {
  const dealt = game.start(configurationOf(game, decks), seed, { quiet: true });
  if (!dealt.ok) throw new Error(`This match cannot be dealt: ${dealt.problems.map(({ code }) => code).join(', ')}.`);
  return dealt.value;
}

/** A game of KeyForge in which both players answer at random. */
export const keyforgeRandom: PlayOne = (number) => {
  const roll = diceFrom(`keyforge ${number}`);
  return started(keyforge, keyforgeDecks, drawSeed(roll)).playOut(roll, DECISIONS_MAX).decisions;
};

const drawnDecks = new Map<number, readonly string[]>();

/**
 * Draws and reads the decks of a game of KeyForge with drawn decks, which is dealt from then on at once, as games of the ready decks are:
 * what that takes is no part of the game. Each pair of sets comes in turn.
 */
export function drawDecks(number: number): void {
  const sets = (keyforge.generatedSets ?? []).map(({ code }) => code);
  const pair = [sets[number % sets.length], sets[Math.floor(number / sets.length) % sets.length]];
  const decks = pair.map((set, seat) => deckListOf(keyforge, `generated ${set} speed ${number} ${seat}`));
  drawnDecks.set(number, decks);
  started(keyforge, decks, drawSeed(diceFrom('plan')));
}

function startedDrawn(number: number): Started {
  if (!drawnDecks.has(number)) drawDecks(number);
  const roll = diceFrom(`drawn ${number}`);
  return { match: started(keyforge, drawnDecks.get(number) ?? [], drawSeed(roll)), roll };
}

/** A game of KeyForge with drawn decks in which both players answer at random. */
export const generatedRandom: PlayOne = (number) => {
  const { match, roll } = startedDrawn(number);
  return match.playOut(roll, DECISIONS_MAX).decisions;
};

/** A position of ten cards: five creatures, an upgrade and an artifact in play, three cards of a hand. */
const tenCards = [
  'house untamed',
  'active 1',
  '1 line Snufflegator; Dew Faerie; Bumpsy',
  '1 hand Dust Pixie; Punch; Anger',
  '1 artifacts Autocannon',
  '2 line Grey Monk; Bumpsy',
  '2 aember 4',
];

/** Opens a position in which a scenario begins; nothing is answered. */
export const openPosition: PlayOne = (number) => {
  const opened = keyforge.position?.(tenCards, drawSeed(diceFrom(`position ${number}`)));
  if (opened?.ok !== true) throw new Error(`The position cannot be opened: ${JSON.stringify(opened)}`);
  return 0;
};

/** A game of Marvel Champions against Rhino in which one player with one of the decks answers at random. */
export const marvelRandom: PlayOne = (number) => {
  const { match, roll } = startedMarvel(number, 1);
  return match.playOut(roll, DECISIONS_MAX).decisions;
};

/** A match that was dealt, and the dice of its players. */
interface Started {
  readonly match: PlayableMatch;
  readonly roll: Dice;
}

function startedMarvel(number: number, seats: number): Started {
  const roll = diceFrom(`marvel ${seats} ${number}`);
  const decks = shuffled(marvelChampions.deckNames(), roll).slice(0, seats);
  return { match: started(marvelChampions, decks, drawSeed(roll)), roll };
}

/** Games of Marvel Champions against Rhino in which eager players answer for so many seats. Nothing audits or counts. */
export function marvelEager(seats: number): PlayOne {
  return (number) => {
    const roll = diceFrom(`eager ${seats} ${number}`);
    const decks = shuffled(marvelChampions.deckNames(), roll).slice(0, seats);
    const match = dealTable({ ...rhinoTable, decks }, drawSeed(roll));
    const player = eagerPlayer(sightsOf(match), roll);
    advance(match);
    let decisions = 0;
    for (let open = pending(match); open !== undefined && decisions < DECISIONS_MAX; open = pending(match)) {
      answer(match, ...player(open));
      decisions++;
    }
    return decisions;
  };
}

/** States of random games of Marvel Champions for so many players, from the first question to the last. */
export function marvelStates(seats: number, count: number, numbered: (index: number) => number): readonly PlayableMatch[] {
  return statesOf((number) => startedMarvel(number, seats), count, numbered);
}

/** States of random games of KeyForge with drawn decks. */
export function generatedStates(count: number, numbered: (index: number) => number): readonly PlayableMatch[] {
  return statesOf(startedDrawn, count, numbered);
}

/** One state in so many is taken. */
const STATE_EVERY = 7;

function statesOf(start: (number: number) => Started, count: number, numbered: (index: number) => number): readonly PlayableMatch[] {
  const states: PlayableMatch[] = [];
  for (let index = 0; states.length < count; index++) {
    const { match, roll } = start(numbered(index));
    for (let step = 0; states.length < count; step++) {
      const asked = match.pending(SPECTATOR)?.waiting[0];
      const turn = asked === undefined ? undefined : botTurn(match, asked, roll);
      if (turn === undefined) break;
      if (step % STATE_EVERY === 0) states.push(match.clone());
      match.answer(turn.seat, turn.decision.id, randomBot(turn));
    }
  }
  return states;
}
