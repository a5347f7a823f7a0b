/** Crowded tables of Marvel Champions: real cards laid where the rules let them lie, drawn from a seed. */

import { saveState } from '@crupier/kernel/conformance';
import { pending } from '@crupier/kernel/rules';
import { marvelChampions } from '@crupier/marvel-champions';
import { cardsOfPack } from '../../../packages/games/marvel-champions/src/cards/facts.ts';
import type { CardFacts } from '../../../packages/games/marvel-champions/src/cards/facts/card-facts.ts';
import { Table } from '../../../packages/games/marvel-champions/src/fixtures/table.ts';
import { cardsIn } from '../../../packages/games/marvel-champions/src/state/state.ts';
import { chanceFrom, type Chance } from '../play.ts';
import type { Scene } from './crowds.ts';

/** How full a table is. */
export interface MarvelCrowd {
  readonly game: 'marvel-champions';
  readonly seed: number;
  readonly heroes: number;
  /** Of each hero. */
  readonly allies: number;
  readonly engaged: number;
  /** Upgrades and supports of each hero. */
  readonly beside: number;
  /** Side schemes, and attachments on the villain. */
  readonly schemes: number;
  readonly attached: number;
  readonly hand: number;
  /** What the first hero is asked; nothing once the match is lost. */
  readonly asked: 'takeTurn' | 'declareDefender' | 'nothing';
}

function codesOf(...types: readonly CardFacts['type'][]): readonly string[] {
  return cardsOfPack('core')
    .filter(({ type }) => types.includes(type))
    .map(({ code }) => code);
}

function someOf(codes: readonly string[], count: number, chance: Chance): readonly string[] {
  const left = [...codes];
  return Array.from({ length: count }, () => left.splice(Math.floor(chance() * left.length), 1)[0] ?? codes[0] ?? '');
}

/** Lays the cards of one hero. Allies differ from seat to seat. */
function layHero(table: Table, crowd: MarvelCrowd, seat: number, chance: Chance): void {
  const marks = (): object => ({
    exhausted: seat > 0 && chance() < 0.3,
    tough: chance() < 0.2 ? 1 : 0,
    damage: chance() < 0.4 ? 1 : 0,
  });
  table.mark(table.identity(seat), { damage: 2 + seat, stunned: seat === 1 ? 1 : 0, tough: seat === 0 ? 1 : 0 });
  for (const code of someOf(codesOf('ally'), crowd.allies, chance)) table.put(code, 'area', seat, marks());
  for (const code of someOf(codesOf('upgrade', 'support'), crowd.beside, chance)) {
    const card = table.put(code, 'area', seat, { exhausted: chance() < 0.2 });
    table.mark(card, { counters: chance() < 0.3 ? 3 : 0 } as object);
  }
  for (const [at, code] of someOf(codesOf('minion'), crowd.engaged, chance).entries()) {
    const minion = table.put(code, 'engaged', seat, { ...marks(), exhausted: false, confused: chance() < 0.2 ? 1 : 0 });
    if (at === 0 && crowd.attached > 0) table.mark(table.put('01152', 'engaged', seat), { host: minion } as object);
  }
  const own = cardsIn(table.match, 'deck', seat).length;
  for (const code of someOf(
    codesOf('event', 'resource', 'upgrade', 'ally'),
    Math.max(0, crowd.hand - cardsIn(table.match, 'hand', seat).length),
    chance,
  ))
    if (own > 0) table.put(code, 'hand', seat);
  for (const code of someOf(codesOf('event'), 8, chance)) table.put(code, 'discard', seat);
}

/** A crowded table at a question of the first hero. */
export function marvelScene(crowd: MarvelCrowd): Scene {
  const chance = chanceFrom(crowd.seed);
  const table = new Table(crowd.heroes);
  const { villain, mainScheme } = table.state;
  for (const code of someOf(codesOf('attachment'), crowd.attached, chance))
    table.mark(table.put(code, 'villainArea'), { host: villain } as object);
  for (const code of someOf(codesOf('sideScheme'), crowd.schemes, chance))
    table.put(code, 'villainArea', 0, { threat: 1 + Math.floor(chance() * 9) });
  table.mark(villain, { damage: 3, stunned: crowd.asked === 'takeTurn' ? 1 : 0 });
  // Where a defender is asked for, so little that the match goes on.
  table.mark(mainScheme, { threat: crowd.asked === 'declareDefender' ? 1 : 6, acceleration: crowd.heroes - 1 });
  for (let seat = 0; seat < crowd.heroes; seat++) layHero(table, crowd, seat, chance);
  const [form = ''] = table.offers().filter((offer) => offer.startsWith('changeForm'));
  table.do(form);
  if (crowd.asked !== 'takeTurn') table.until('declareDefender');
  const open = pending(table.match)?.purpose ?? 'nothing';
  if (open !== crowd.asked) throw new Error(`The first hero is asked for ${open} instead of ${crowd.asked}.`);
  const restored = marvelChampions.restore(saveState(table.match.game, table.match.state));
  if (!restored.ok) throw new Error(JSON.stringify(restored.problems));
  return { game: marvelChampions, match: restored.value };
}
