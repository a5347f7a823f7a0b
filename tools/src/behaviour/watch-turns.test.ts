import { bots, type Bot } from '@crupier/bots';
import { inferno } from '@crupier/inferno';
import { keyforge } from '@crupier/keyforge';
import { assert, SPECTATOR, type CardSheet, type PlayableGame } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import { answerWatched } from './play-watched.ts';
import { TurnWatch, type Behaviour } from './watch-turns.ts';
import { diesOfTargeting, helpsBearerOnly, isHelp } from './watched-games.ts';

const STEPS_MAX = 200;

/** Lets a bot play the first player's turn from a position to its end, and the others let pass what they may. */
function watchedTurn(game: PlayableGame, lines: readonly string[], bot: Bot, opponent = idler): Behaviour {
  const opened = game.position?.(lines, 'ab'.repeat(32), { quiet: true });
  assert(opened?.ok === true, `The position can be opened: ${JSON.stringify(opened)}.`);
  const match = opened.value;
  const watch = new TurnWatch(match, 0);
  const { turn } = match.view(0).table;
  for (let step = 0; step < STEPS_MAX && match.view(0).table['turn'] === turn; step++) {
    const seat = match.pending(SPECTATOR)?.waiting[0];
    if (seat === undefined) break;
    answerWatched(watch, { match, seat, bot: seat === 0 ? bot : opponent, dice: `step ${step}` });
  }
  return watch.read();
}

/** Ends its turn at once. */
const idler: Bot = ({ ask }) => {
  const at = ask.options.findIndex(({ consequence }) => consequence !== undefined);
  return at < 0 ? [...Array(ask.min).keys()] : [at];
};

/** Responds with what it is offered first. */
const responder: Bot = (turn) => (turn.decision.kind === 'respond' ? traitor(turn) : idler(turn));

/** Does what it is offered first rather than ending its turn, and chooses the opponent's cards where it can. */
const traitor: Bot = ({ seat, ask, view }) => {
  const isTheirs = ask.options.findIndex(({ card }) => card !== undefined && view.cards[card]?.controller === 1 - seat);
  const act = ask.options.findIndex(({ verb, consequence }) => verb !== 'discard' && consequence === undefined);
  return [Math.max(0, isTheirs, isTheirs < 0 ? act : isTheirs)];
};

describe('KeyForge', () => {
  const upgrade = ['active 1', 'house staralliance', '1 hand Blast Shielding', '1 line Zorg (exhausted)', '2 line Zorg'];
  const reap = ['active 1', 'house mars', '1 aember 3', '1 line Zorg'];
  const reapForTheThirdKey = ['active 1', 'house mars', '1 keys red blue', '1 aember 5', '1 line Zorg'];
  const forgeNow = ['active 1', 'house untamed', '1 keys red blue', '1 aember 7', '1 hand Key Charge'];

  test.each([
    ['an upgrade given to an enemy', upgrade, traitor, { helps: { seen: 1, bad: 1 } }],
    ['an upgrade given to a friend', upgrade, bots.planner, { helps: { seen: 1, bad: 0 } }],
    ['a creature left idle', reap, idler, { unused: { seen: 1, bad: 1 }, usable: 1 }],
    ['a creature used', reap, bots.planner, { unused: { seen: 0, bad: 0 }, usable: 1 }],
    ['a third key not prepared', reapForTheThirdKey, idler, { winsNext: { seen: 1, bad: 1 }, wins: { seen: 0, bad: 0 } }],
    ['a third key prepared', reapForTheThirdKey, bots.planner, { winsNext: { seen: 1, bad: 0 } }],
    ['a third key not forged', forgeNow, idler, { wins: { seen: 1, bad: 1 } }],
    ['a third key forged', forgeNow, bots.planner, { wins: { seen: 1, bad: 0 } }],
  ] as const)('%s', (_what, lines, bot, expected) => {
    expect(watchedTurn(keyforge, lines, bot)).toMatchObject(expected);
  });

  test('a creature whose only use is a fight that kills it alone is idle with a reason', () => {
    const lines = ['active 1', 'house untamed', '1 line Dust Pixie (enraged)', '2 line Zorg'];
    expect(watchedTurn(keyforge, lines, idler).unused).toEqual({ seen: 1, bad: 0 });
  });
});

describe('Inferno', () => {
  const attack = ['step main', '1 play Hooded Rioter', '1 hand 0', '2 hand 0', '2 deck 2'];

  test.each([
    ['the last cards not milled', attack, idler, { wins: { seen: 1, bad: 1 }, unused: { bad: 1 } }],
    ['the last cards milled', attack, bots.planner, { wins: { seen: 1, bad: 0 } }],
  ] as const)('%s', (_what, lines, bot, expected) => {
    expect(watchedTurn(inferno, lines, bot)).toMatchObject(expected);
  });
});

test('a win that an opponent prevents by a response was not sure, and is not counted', () => {
  const lines = [
    'step main',
    '1 play Hooded Rioter',
    '1 hand 0',
    '2 resources Rag Doll; Rag Doll; Rag Doll',
    '2 hand Paralysis',
    '2 deck 2',
  ];
  expect(watchedTurn(inferno, lines, bots.planner).wins).toEqual({ seen: 1, bad: 0 });
  expect(watchedTurn(inferno, lines, bots.planner, responder).wins).toEqual({ seen: 0, bad: 0 });
});

test('a help for an opponent’s card that is destroyed by being a target is none', () => {
  expect(['hollow-mime', 'hooded-rioter'].map((key) => diesOfTargeting(inferno.card(key) as CardSheet))).toEqual([true, false]);
});

test.each([
  [keyforge, 'Blast Shielding', true],
  [keyforge, 'Observ-u-Max', true],
  [keyforge, 'Stealthster', true],
  [keyforge, 'Detention Coil', false],
  [keyforge, 'The Callipygian Ideal', false],
  [inferno, 'barahai-spear', true],
  [inferno, 'chainsaw', true],
  [inferno, 'lava-gauntlets', false],
  [inferno, 'puppet-strings', false],
])('of %o %s only helps what it is put on: %s', (game, name, expected) => {
  const sheet = game.card(name);
  assert(sheet !== undefined, `There is a card ${name}.`);
  expect(helpsBearerOnly(sheet)).toBe(expected);
});

test.each([
  ['After Reap: Heal 2 damage from a creature.', true],
  ['Until the end of the turn, target ally gets +2 strength and toughness.', true],
  ['Until the end of the turn, target ally gets −2 strength and toughness.', false],
  ['Tap target ally.', false],
  ['Your demon deals 2 damage to target ally.', false],
])('only helps: %s', (text, expected) => {
  expect(isHelp(text)).toBe(expected);
});
