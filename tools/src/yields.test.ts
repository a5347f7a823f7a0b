import type { PlayableMatch } from '@crupier/kernel';
import { seedFromNumber } from '@crupier/kernel/rules';
import { dice } from '@crupier/kernel/conformance';
import { keyforge } from '@crupier/keyforge';
import { marvelChampions } from '@crupier/marvel-champions';
import type { PassSetting, Yield } from '@crupier/protocol';
import { unaskedAnswer } from '@crupier/table';
import { describe, expect, test } from 'vitest';

const nothing: PassSetting = { own: [], others: [], everything: false };

function always(...yields: readonly Yield[]): PassSetting {
  return { ...nothing, yields };
}

/** A creature that offers something when it has been played. */
function offering(name: string, clause: object): object {
  const ability = { kind: 'triggered', when: { occasion: 'played', card: 'self' }, forced: true, clause: { may: true, ...clause } };
  return { name, type: 'creature', house: 'mars', power: 3, abilities: [ability] };
}

const cards = [offering('Miner', { do: [{ verb: 'gain', amount: 1 }] }), offering('Reader', { do: [{ verb: 'draw', amount: 1 }] })];

/** A match in which a creature has been played that offers something. */
function offered(name: string): PlayableMatch {
  const lines = [
    '1 houses mars brobnar logos',
    '2 houses mars dis logos',
    'active 1',
    'house mars',
    `1 hand ${name}`,
    '1 deck Zorg; Sequis; Troll',
  ];
  const built = keyforge.position?.(lines, seedFromNumber(1), { cards });
  if (built?.ok !== true) throw new Error(JSON.stringify(built));
  const match = built.value;
  const open = match.pending(0);
  const at = open?.ask?.options.findIndex(({ verb }) => verb === 'play') ?? -1;
  expect(match.answer(0, open?.id ?? -1, [at])).toBeUndefined();
  expect(match.pending(0)?.kind).toBe('may');
  return match;
}

/** What is always said to the ability that asks. */
function said(match: PlayableMatch, answer: Yield['answer']): Yield {
  return { about: match.pending(0)?.ask?.ability ?? '', card: '', answer };
}

describe('an offer of a card of KeyForge that is always answered alike', () => {
  test('is asked of whoever has said nothing, and under full control', () => {
    const match = offered('Miner');
    expect(unaskedAnswer(match, 0, nothing)).toBeUndefined();
    expect(unaskedAnswer(match, 0, { ...always(said(match, 'no')), everything: true })).toBeUndefined();
  });

  test('is declined or accepted', () => {
    const match = offered('Miner');
    expect(unaskedAnswer(match, 0, always(said(match, 'no')))).toEqual([]);
    expect(unaskedAnswer(match, 0, always(said(match, 'yes')))).toEqual([0]);
  });

  test('is asked where the yes would show a card that nobody knew', () => {
    const match = offered('Reader');
    expect(unaskedAnswer(match, 0, always(said(match, 'yes')))).toBeUndefined();
    expect(unaskedAnswer(match, 0, always(said(match, 'no')))).toEqual([]);
  });

  test('is asked where it is another ability', () => {
    const yes = said(offered('Miner'), 'yes');
    expect(unaskedAnswer(offered('Reader'), 0, always(yes))).toBeUndefined();
  });
});

/** Plays a match of Marvel Champions at random and collects the abilities that could be used in windows, and the questions of windows. */
function windowsOf(seed: number, yields: readonly Yield[]): { readonly abilities: ReadonlySet<string>; readonly asked: number } {
  const configured = marvelChampions.configure(marvelChampions.deckNames().slice(0, 1));
  if (!configured.ok) throw new Error('The deck can be played.');
  const dealt = marvelChampions.start(configured.value, seedFromNumber(seed), { quiet: true });
  if (!dealt.ok) throw new Error('The match can be dealt.');
  const match = dealt.value;
  const roll = dice(seed);
  const abilities = new Set<string>();
  let asked = 0;
  for (let open = match.pending(0); open?.ask !== undefined; open = match.pending(0)) {
    const unasked = unaskedAnswer(match, 0, always(...yields));
    const isWindow = open.kind === 'respond' && unasked === undefined;
    if (isWindow) asked++;
    if (isWindow) for (const { ability } of open.ask.options) if (ability !== undefined) abilities.add(ability);
    if (unasked === undefined) match.playOut(roll, 1);
    else expect(match.answer(0, open.id, unasked)).toBeUndefined();
  }
  return { abilities, asked };
}

test('a window of Marvel Champions is not asked where all that could be used in it is never used', () => {
  const usual = windowsOf(1, []);
  expect(usual.asked).toBeGreaterThan(0);
  let yields: readonly Yield[] = [];
  for (let more = [...usual.abilities]; more.length > 0; more = [...windowsOf(1, yields).abilities])
    yields = [...yields, ...more.map((about) => ({ about, card: '', answer: 'no' as const }))];
  expect(windowsOf(1, yields).asked).toBe(0);
});
