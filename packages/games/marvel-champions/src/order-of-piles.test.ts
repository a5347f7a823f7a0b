import { one, the } from '@crupier/kernel/cards';
import { randomAnswer } from '@crupier/kernel/conformance';
import { answer, pending, type Dice } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { action } from './cards/headers.ts';
import { dealtTable } from './fixtures/core-table.ts';
import { Table } from './fixtures/table.ts';
import { defineMarvelChampions } from './game.ts';
import { act, any } from './meanings/builders.ts';
import { catalogue } from './setup/catalogue.ts';
import { blankPrint } from './state/printed.ts';
import { cardsIn, type MarvelMatch } from './state/state.ts';

const DECISIONS = 200;

/** Takes what is offered in turn, so that much is played and discarded. */
function turningDice(): Dice {
  let at = 0;
  return (sides) => at++ % sides;
}

/** The cards of the discard piles in their order; one that comes back later is told apart. */
function pilesOf(match: MarvelMatch): readonly (readonly string[])[] {
  const piles = [cardsIn(match, 'encounterDiscard'), ...match.state.players.map((_, seat) => cardsIn(match, 'discard', seat))];
  return piles.map((pile) => pile.map((card) => `${card} ${match.state.cards[card]?.stay}`));
}

test('the cards of a discard pile keep their order for as long as they lie there. MC-DISCARD-PILE-3', () => {
  const { match } = dealtTable('Spider-Man', 'Captain Marvel');
  const roll = turningDice();
  let most = 0;
  for (let count = 0; count < DECISIONS; count++) {
    const open = pending(match);
    if (open === undefined) break;
    const before = pilesOf(match);
    const [seat, chosen] = randomAnswer(open, roll);
    answer(match, seat, chosen);
    for (const [at, pile] of pilesOf(match).entries()) {
      const stayed = (before[at] ?? []).filter((card) => pile.includes(card));
      expect(pile.filter((card) => stayed.includes(card))).toEqual(stayed);
      most = Math.max(most, stayed.length);
    }
  }
  expect(most).toBeGreaterThan(5);
});

test('what a text says of its cards holds for each type that it names. MC-QUALIFIERS-1', () => {
  const printed = { ...blankPrint, type: 'event', name: 'Nap', cost: 0 } as const;
  const nap = action([], { targets: { it: one(any('supportOrUpgrade', 'ready')) }, do: [act('exhaust', the())] });
  const table = new Table(1, {}, defineMarvelChampions([...catalogue(), { key: 'nap', printed, abilities: [nap] }]));
  const [support, upgrade] = ['01091', '01008'];
  for (const code of [support, upgrade]) for (const exhausted of [true, false]) table.put(code ?? '', 'area', 0, { exhausted });
  table.put('nap', 'hand');
  table.do('use Nap');
  expect(table.offers()).toEqual(['choose Avengers Mansion', 'choose Web-Shooter']);
});
