import { describe, expect, test } from 'vitest';
import { each, gives, lends, other, the, upTo } from '../language/builders.ts';
import { act, activated, any, friendly } from '../language/word-builders.ts';
import { seedFromNumber } from '../state/random.ts';
import { tinyPlayable } from '../testing/tiny-game/playable.ts';
import type { SeenDecision, SeenOption } from '../views/view.ts';
import type { PlayableMatch } from './playable.ts';
import { beastsWith } from '../testing/tiny-game/test-beasts.ts';

const beast = beastsWith({ strength: 2 });

const poke = activated('use', { targets: { it: upTo(1, any('beast')) }, do: [act('damage', the(), 1)] });
const graze = activated('use', { do: [act('gain', undefined, 2)] });

function opened(lines: readonly string[], cards: readonly object[] = []): PlayableMatch {
  const match = tinyPlayable.position?.(lines, seedFromNumber(1), { cards });
  if (match?.ok !== true) throw new Error(JSON.stringify(match));
  return match.value;
}

/** What the seat that is asked is offered with a verb. */
function offered(match: PlayableMatch, verb: string): readonly SeenOption[] {
  const seat = match.pending(0)?.waiting[0] ?? 0;
  return match.pending(seat)?.ask?.options.filter((each) => each.verb === verb) ?? [];
}

describe('an option says the words of its ability', () => {
  test('where two abilities of one card could be used, in both languages', () => {
    const options = offered(opened(['1 den both'], [beast('both', poke, graze)]), 'use');
    expect(options.map(({ text }) => text?.en)).toEqual(['Use: Deal 1 damage to up to 1 beast.', 'Use: Gain 2 food.']);
    expect(options.map(({ text }) => text?.es)).toEqual(['Usar: Inflige 1 de daño a hasta una bestia.', 'Usar: Gana 2 de comida.']);
  });

  test('but not where it is the only one of its card', () => {
    const options = offered(opened(['1 den one other'], [beast('one', poke), beast('other', graze)]), 'use');
    expect(options.map(({ text, giver }) => [text, giver])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  test('where another card lends the ability, and says which', () => {
    const leader = beast('leader', gives(each(other(friendly('beast'))), lends(graze)));
    const match = opened(['1 den leader bear'], [leader]);
    const [lent, ...more] = offered(match, 'use');
    expect(more).toEqual([]);
    expect(lent?.text?.en).toBe('Use: Gain 2 food.');
    expect([lent?.card, lent?.giver].map((handle) => match.view(0).cards[handle ?? '']?.definition)).toEqual(['bear', 'leader']);
  });

  test('for each mode of a text: what that mode does', () => {
    const match = opened(['1 hand choice', '1 food 6', '1 den wolf']);
    const play = match.pending(0)?.ask?.options.findIndex(({ verb }) => verb === 'play') ?? -1;
    match.answer(0, match.pending(0)?.id ?? 0, [play]);
    expect(offered(match, 'mode').map(({ text }) => text?.en)).toEqual(['Gain 2 food.', 'Draw a card.', 'Heal a beast.']);
  });
});

describe('a question says the ability that asks', () => {
  /** Uses the ability of a beast, and gives what is asked then. */
  const askedBy = (match: PlayableMatch): SeenDecision | undefined => {
    const at = match.pending(0)?.ask?.options.findIndex(({ verb }) => verb === 'use') ?? -1;
    match.answer(0, match.pending(0)?.id ?? 0, [at]);
    return match.pending(0);
  };

  test('its own, and none of the others on the card', () => {
    const open = askedBy(opened(['1 den nurse bear'], [beast('nurse', poke, graze)]));
    expect([open?.kind, open?.text?.en, open?.giver]).toEqual(['target', 'Use: Deal 1 damage to ⟦up to 1 beast⟧.', undefined]);
  });

  test('one that another card lends, with that card', () => {
    const leader = beast('leader', gives(each(other(friendly('beast'))), lends(poke)));
    const match = opened(['1 den leader bear'], [leader]);
    const open = askedBy(match);
    expect(open?.text?.en).toBe('Use: Deal 1 damage to ⟦up to 1 beast⟧.');
    expect([match.view(0).cards[open?.source ?? '']?.definition, open?.giver]).toEqual(['bear', 'leader']);
  });

  test('and nothing where a rule asks', () => {
    expect(opened(['1 den bear']).pending(0)?.text).toBeUndefined();
  });
});

describe('a choice of a text is asked in its own words', () => {
  test('which cards, and how many', () => {
    const match = opened(['1 den nurse bear'], [beast('nurse', poke)]);
    const at = match.pending(0)?.ask?.options.findIndex(({ verb }) => verb === 'use') ?? -1;
    match.answer(0, match.pending(0)?.id ?? 0, [at]);
    expect(match.pending(0)?.ask?.choice).toEqual({ en: 'choose up to 1 beast.', es: 'elige hasta una bestia.' });
    expect(match.pending(1)?.ask).toBeUndefined();
  });

  test('what is offered, and what yes does', () => {
    const offering = activated('use', { may: true, do: [act('gain', undefined, 2)] });
    const match = opened(['1 den nurse bear'], [beast('nurse', offering)]);
    const at = match.pending(0)?.ask?.options.findIndex(({ verb }) => verb === 'use') ?? -1;
    match.answer(0, match.pending(0)?.id ?? 0, [at]);
    const ask = match.pending(0)?.ask;
    expect([ask?.choice?.en, ask?.options[0]?.said?.es]).toEqual(['you may gain 2 food.', 'Gana 2 de comida']);
  });
});
