import { expect, test } from 'vitest';
import type { SeenEvent } from '@crupier/kernel';
import type { Speech } from './say.ts';
import { countedText, tellEvents, tellOn } from './tell.ts';

const sheet = (name: string): ReturnType<Speech['card']> => ({
  key: name,
  name: { en: name, es: name },
  facts: {},
  text: { en: [], es: [] },
  playable: true,
});
const both = (en: string): { readonly en: string; readonly es: string } => ({ en, es: en });
const speech: Speech = {
  language: 'en',
  words: {
    events: {
      turn: both('Turn of {seat}.'),
      step: both(''),
      played: both('{seat} plays {card}.'),
      used: both('{seat} uses {card}.'),
      fought: both('{card} fights {other}.'),
      drawn: both('{seat} draws {card}.'),
      gained: both('{seat} gains {amount}.'),
      paid: both('{seat} pays {amount} from {card}.'),
      forged: both('{seat} forges a key.'),
      silent: both(''),
    },
    cardlessEvents: { paid: both('{seat} pays {amount} from their pool.') },
    gatheredEvents: { drawn: both('{seat} draws {cards}.') },
    eventRanks: { turn: 'part', step: 'step', played: 'act', used: 'use', fought: 'act', paid: 'lead', forged: 'act' },
    eventRules: { drawn: 'KF-DRAW-1 KF-DRAW-2' },
    purposes: {},
    verbs: {},
    values: {},
    labels: {},
  },
  card: sheet,
  seats: ['Ana', 'Iker'],
};

const told = (...events: readonly SeenEvent[]): readonly string[] =>
  tellEvents(events, speech).map((line) => `${line.isUnderAct ? '  ' : ''}${countedText(line)}`);
const troll = { handle: 'h1', definition: 'Troll' };
const drawn = (definition?: string, seat = 0): SeenEvent => ({ name: 'drawn', seat, card: definition === undefined ? {} : { definition } });
const gained: SeenEvent = { name: 'gained', seat: 0, amount: 1 };

test('what follows from an act is indented under it, until a step of the turn or another act', () => {
  expect(told({ name: 'played', seat: 0, card: troll }, gained, { name: 'step' }, gained, { name: 'played', seat: 0, card: {} })).toEqual([
    'Ana plays Troll.',
    '  Ana gains 1.',
    'Ana gains 1.',
    'Ana plays a card.',
  ]);
});

test('whatever a player chose to do is an act', () => {
  expect(told({ name: 'played', seat: 0, card: troll }, { ...gained, begins: true }, drawn('Imp'))).toEqual([
    'Ana plays Troll.',
    'Ana gains 1.',
    '  Ana draws Imp.',
  ]);
  expect(told({ name: 'silent', begins: true }, gained, drawn('Imp'))).toEqual(['Ana gains 1.', '  Ana draws Imp.']);
});

test('events that differ by their card alone are one line, with hidden cards counted', () => {
  expect(told(drawn(), drawn())).toEqual(['Ana draws 2 cards.']);
  expect(told(drawn('Imp'), drawn('Troll'), drawn('Imp'), drawn())).toEqual(['Ana draws Imp ×2, Troll, and a card.']);
  expect(told(drawn(), drawn(undefined, 1))).toEqual(['Ana draws a card.', 'Iker draws a card.']);
});

test('equal events without a sentence for several are counted', () => {
  expect(told(gained, gained, gained, { ...gained, amount: 2 })).toEqual(['Ana gains 1. ×3', 'Ana gains 2.']);
});

test('what follows from an act is not gathered with an act that says the same', () => {
  expect(told({ name: 'played', seat: 0, card: troll }, drawn('Imp'), { ...drawn('Troll'), begins: true })).toEqual([
    'Ana plays Troll.',
    '  Ana draws Imp.',
    'Ana draws Troll.',
  ]);
});

test('a use is told by the act with the same card that says it better', () => {
  const used: SeenEvent = { name: 'used', seat: 0, card: troll };
  expect(told(used, { name: 'fought', card: troll, other: { definition: 'Imp' } }, gained)).toEqual([
    'Troll fights Imp.',
    '  Ana gains 1.',
  ]);
  expect(told(used, gained)).toEqual(['Ana uses Troll.', '  Ana gains 1.']);
});

test('what leads to an act stands under it', () => {
  const paid: SeenEvent = { name: 'paid', seat: 0, amount: 5 };
  expect(told({ name: 'step' }, gained, paid, { ...paid, amount: 1, card: troll }, { name: 'forged', seat: 0 })).toEqual([
    'Ana gains 1.',
    'Ana forges a key.',
    '  Ana pays 5 from their pool.',
    '  Ana pays 1 from Troll.',
  ]);
  expect(told({ ...paid, begins: true }, gained, { name: 'forged', seat: 0 })).toEqual([
    'Ana forges a key.',
    '  Ana pays 5 from their pool.',
    '  Ana gains 1.',
  ]);
  expect(told({ ...paid, begins: true }, gained, { name: 'forged', seat: 0, begins: true })).toEqual([
    'Ana pays 5 from their pool.',
    '  Ana gains 1.',
    'Ana forges a key.',
  ]);
});

test('telling goes on where it was, and each event is in one line', () => {
  const events: readonly SeenEvent[] = [{ name: 'played', seat: 0, card: troll }, gained, gained, drawn('Imp'), drawn()];
  const { act } = tellOn({ lines: [], act: 'none' }, events.slice(0, 1), speech);
  expect(tellOn({ lines: [], act }, [gained], speech).lines[0]?.isUnderAct).toBe(true);
  expect(tellEvents(events, speech).flatMap((line) => line.events)).toEqual(events);
  expect(tellEvents(events, speech).at(-1)?.rule).toBe('KF-DRAW-1');
});
