import { languages } from '@crupier/kernel/rules';
import { say } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import type { Icon } from '../cards/facts/card-facts.ts';
import { houses, plainIcons } from '../cards/facts/vocabulary.ts';
import { checkConfiguration, configure } from './configuration.ts';
import type { DeckList } from './deck-list.ts';
import { findBuiltInDeck } from './decks.ts';
import { formatDeckList } from './format-deck-list.ts';
import { startMessages } from './start-messages.ts';

const opponent = 'Hershey, the Oak of Amalchasm';

/** A playable deck with bonus icons added to its two copies of Grey Monk. */
function deckWith(enhancements: readonly Icon[]): DeckList {
  const found = findBuiltInDeck('Finally Smooth Simone');
  if (!found.ok) throw new Error('There is no deck of Simone.');
  return { ...found.value, cards: found.value.cards.map((each) => (each.card === 'grey-monk' ? { ...each, enhancements } : each)) };
}

/** The deck as JSON, one card an entry, its icons a list or a single word. */
function jsonOf({ name, expansion, houses: own, cards }: DeckList, isSingle = false): string {
  const entries = cards.map(({ card, house, enhancements }) => {
    const [icon] = enhancements;
    const single = icon === undefined ? {} : { enhancements: icon };
    return { id: card, house, ...(isSingle ? single : { enhancements }) };
  });
  return JSON.stringify({ name, expansion, houses: own, cards: entries });
}

/** The problems of a deck list on the table, each as its code and its message in English. */
function problemsOf(list: string): readonly string[] {
  const configured = configure([list, opponent]);
  return configured.ok ? [] : configured.problems.map((problem) => `${problem.code} ${say(problem, startMessages, 'en')}`);
}

const refusedPower =
  'deck.notYetIcon deck 1: Grey Monk has the bonus icon “power”, which is not carried out yet: the deck has to wait for it.';

describe('a list with a bonus icon that the rules do not carry out yet is refused', () => {
  test.each([
    ['a plain list in English', formatDeckList(deckWith(['power']), 'en')],
    ['a plain list in Spanish', formatDeckList(deckWith(['power']), 'es')],
    ['JSON with a list of icons', jsonOf(deckWith(['power']))],
    ['JSON with one icon', jsonOf(deckWith(['power']), true)],
    ['JSON of a list of decks', `[${jsonOf(deckWith(['power']))}]`],
  ])('%s', (_format, list) => {
    expect(problemsOf(list)).toEqual([refusedPower]);
  });

  test('a configuration that was made elsewhere', () => {
    const seats = [{ deck: deckWith([]) }, { deck: deckWith(['draw', 'power']) }];
    expect(checkConfiguration({ seats }).map(({ code, at }) => `${code} ${at}`)).toEqual(['deck.notYetIcon deck 2']);
    const strange = [{ deck: deckWith(['steal' as Icon]) }, { deck: deckWith([]) }];
    expect(checkConfiguration({ seats: strange }).map(({ code, values }) => `${code} ${values['icon']}`)).toEqual([
      'deck.notYetIcon steal',
    ]);
  });

  test('each such icon of a card is told once, in both languages', () => {
    const [power, mars, ...more] = checkConfiguration({ seats: [{ deck: deckWith(['power', 'mars', 'power']) }, { deck: deckWith([]) }] });
    expect(more).toEqual([]);
    if (power === undefined || mars === undefined) throw new Error('Two icons are refused.');
    expect(languages.map((language) => say(mars, startMessages, language))).toEqual([
      'deck 1: Grey Monk has the bonus icon “Mars”, which is not carried out yet: the deck has to wait for it.',
      'deck 1: Monje Gris tiene el icono de bonificación «Marte», que todavía no se aplica: el mazo tiene que esperarlo.',
    ]);
    expect(say(power, startMessages, 'es')).toContain('«poder»');
  });

  test('every house is such an icon, and of the others power alone', () => {
    const refused = [...plainIcons, ...houses].filter((icon) => problemsOf(jsonOf(deckWith([icon]))).length > 0);
    expect(refused).toEqual(['power', ...houses]);
  });
});

describe('what is set beside the decks', () => {
  const decks = [opponent, 'Finally Smooth Simone'];

  test('chains of each seat, or bidding for the decks', () => {
    const chained = configure(decks, { settings: { firstChains: 3, secondChains: 5 } });
    expect(chained).toMatchObject({ ok: true, value: { seats: [{ chains: 3 }, { chains: 5 }] } });
    expect(configure(decks, { settings: { chainBidding: true } })).toMatchObject({ ok: true, value: { bidding: true } });
    expect(configure(decks)).not.toHaveProperty('value.bidding');
  });

  test('not both (KF-CHAIN-BID-2)', () => {
    const both = configure(decks, { settings: { chainBidding: true, firstChains: 1 } });
    expect(both).toMatchObject({ ok: false, problems: [{ code: 'start.biddingAndChains' }] });
  });

  test('a configuration that says of bidding neither yes nor no is none', () => {
    expect(checkConfiguration({ seats: [], bidding: 'yes' }).map(({ code }) => code)).toEqual(['start.notAConfiguration']);
  });
});
