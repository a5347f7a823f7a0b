import { describe, expect, test } from 'vitest';
import { isWritten } from '../behaviours.ts';
import { cardCodes, knownFacts } from '../facts.ts';
import { schemeIcons, type CardFacts } from '../facts/card-facts.ts';
import { cardTypes, keywords } from '../facts/vocabulary.ts';

/** What fewer than two playable cards have yet, each with the reason. */
const notYet: Readonly<Record<string, string>> = {
  'type evidenceMeans': 'Evidence belongs to one scenario, whose rules are not written.',
  'type evidenceMotive': 'Evidence belongs to one scenario, whose rules are not written.',
  'type evidenceOpportunity': 'Evidence belongs to one scenario, whose rules are not written.',
  'type leader': 'Leaders belong to one product, whose rules are not written.',
};

const playable = cardCodes()
  .map(knownFacts)
  .filter((facts) => facts.code === facts.original && isWritten(facts));

function countOf(has: (facts: CardFacts) => boolean): number {
  return playable.filter(has).length;
}

const counted: readonly (readonly [name: string, has: (facts: CardFacts) => boolean])[] = [
  ...keywords.map((each) => [`keyword ${each}`, (facts: CardFacts) => facts.keywords.some(({ keyword }) => keyword === each)] as const),
  ...cardTypes.map((each) => [`type ${each}`, (facts: CardFacts) => facts.type === each] as const),
  ...schemeIcons.map((each) => [`icon ${each}`, (facts: CardFacts) => facts.icons.includes(each)] as const),
  ['icon boost', ({ boost }) => boost > 0],
  ['icon boost star', ({ hasBoostStar }) => hasBoostStar],
];

describe('at least two playable cards have each', () => {
  test.each(counted.filter(([name]) => notYet[name] === undefined))('%s', (_name, has) => {
    expect(countOf(has)).toBeGreaterThanOrEqual(2);
  });

  test('what is listed as lacking is lacking', () => {
    const lacking = counted.filter(([, has]) => countOf(has) < 2).map(([name]) => name);
    expect(Object.keys(notYet)).toEqual(
      lacking.toSorted((one, other) => Object.keys(notYet).indexOf(one) - Object.keys(notYet).indexOf(other)),
    );
  });
});
