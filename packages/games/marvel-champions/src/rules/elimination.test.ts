import { writable } from '@crupier/kernel/rules';
import { each, one, self, the, type Act, type Clause } from '@crupier/kernel/cards';
import { describe, expect, test } from 'vitest';
import { action, me } from '../cards/headers.ts';
import { Table } from '../fixtures/table.ts';
import { defineMarvelChampions } from '../game.ts';
import { act, any } from '../meanings/builders.ts';
import { catalogue } from '../setup/catalogue.ts';
import { checkInvariants } from '../state/invariants.ts';
import { blankPrint } from '../state/printed.ts';
import { putCard, record } from '../state/leaving.ts';
import { zoneOf, type Zone } from '../state/state.ts';

const zonesOfPlayer: readonly Zone[] = ['deck', 'hand', 'discard', 'area', 'engaged', 'dealt', 'resolving'];
const [minion, nemesis] = ['01110', '01157'];

/** The first of three players has an event that does an act, after it has eliminated that player where it is deadly. */
function aboutToPlay(deed: Act, damage: number, targets: Clause['targets'] = {}): Table {
  const printed = { ...blankPrint, type: 'event', name: 'Sacrifice', cost: 0 } as const;
  const clause: Clause = { targets, do: [act('damage', me, damage)], next: { do: [deed] } };
  const table = new Table(3, {}, defineMarvelChampions([...catalogue(), { key: 'sacrifice', printed, abilities: [action([], clause)] }]));
  table.put('01083', 'area', 1);
  table.put('01084', 'discard', 1);
  table.put(nemesis, 'aside', 0);
  table.leaveIn('encounterDeck', 0, [minion, minion]);
  table.put('sacrifice', 'hand');
  return table;
}

/** The same, and plays it. */
function playing(...about: Parameters<typeof aboutToPlay>): Table {
  return aboutToPlay(...about)
    .do('use Sacrifice')
    .until('takeTurn');
}

function cardsOf(table: Table): readonly string[] {
  return zonesOfPlayer.flatMap((zone) => table.names(zone, 0).map((name) => `${zone} ${name}`));
}

describe('whoever is eliminated by an ability that goes on gets no card. MC-PLAYER-ELIMINATION-8, MC-PLAYER-ELIMINATION-12', () => {
  test.each<[string, Act, Clause['targets']?]>([
    ['returns the event to hand', act('returnToHand', self)],
    ['shuffles it into the deck', act('shuffleIntoDeck', self)],
    ['puts it into play', act('enterUnderControl', self)],
    ['draws', act('draw', undefined, 2)],
    ['takes control of an ally', act('takeControl', the('it')), { it: one(any('ally')) }],
    ['puts an ally into play', act('putIntoPlay', the('it')), { it: one(any('allyInDiscard')) }],
    ['is dealt an encounter card', act('dealEncounter', undefined, 1)],
    ['reveals a minion', act('revealFromDeck', undefined, 1)],
    ['engages a minion', act('engage', each(any('minionInEncounterDeck')))],
    ['searches for one, and takes it', act('searchEncounterDeck', each(any('minionInEncounterDeck')))],
    ['discards until one comes, and takes it', act('discardUntil', each(any('minionInEncounterDeck')))],
    ['finds one and reveals it', act('findAndReveal', each(any('minionInEncounterDeck')))],
    ['meets a nemesis', act('bringNemesis')],
    ['has a nemesis put into play', act('putNemesis')],
    ['assigns indirect damage', act('indirectDamage', undefined, 2)],
  ])('%s', (_name, deed, targets) => {
    const table = playing(deed, 99, targets);
    expect(table.state.players[0]?.isEliminated).toBe(true);
    expect(cardsOf(table)).toEqual([]);
    checkInvariants(table.state);
  });

  test('and a player who is not, does', () => {
    expect(cardsOf(playing(act('returnToHand', self), 1))).toContain('hand Sacrifice');
    expect(cardsOf(playing(act('dealEncounter', undefined, 1), 1))).toContain('dealt Hydra Bomber');
  });
});

describe('what an eliminated player owns leaves the game, and not what it was on. MC-PLAYER-ELIMINATION-3, MC-PLAYER-ELIMINATION-7', () => {
  /** The first player is eliminated while a card of an owner's is attached to a minion that is engaged with a player. */
  function leftOn({ owner, engagedWith }: { owner: number; engagedWith: number }): { minions: readonly string[]; table: Table } {
    const table = aboutToPlay(act('draw', undefined, 1), 99);
    const host = table.put(minion, 'engaged', engagedWith);
    const card = table.put('01009', 'area', owner);
    const state = writable(table.match);
    putCard(state, table.match.game, card, zoneOf('engaged', engagedWith));
    record(state, card).host = host;
    table.mark(card, {});
    table.do('use Sacrifice').until('takeTurn');
    checkInvariants(table.state);
    return { minions: table.names('engaged', 1), table };
  }

  test.each([0, 1])('a card that is attached to a minion engaged with player %s', (engagedWith) => {
    const { minions, table } = leftOn({ owner: 0, engagedWith });
    expect(minions).toEqual(['Hydra Bomber']);
    expect(table.names('removed')).toContain('Webbed Up');
  });

  test.each([0, 1])('and a card of another stays on a minion that was engaged with player %s', (engagedWith) => {
    expect(leftOn({ owner: 1, engagedWith }).minions).toEqual(['Hydra Bomber', 'Webbed Up']);
  });
});
