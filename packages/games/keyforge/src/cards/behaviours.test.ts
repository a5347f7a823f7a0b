import { languages, searchKey } from '@crupier/kernel/rules';
import { abilityFaults, compileAll, goesOnAfterFailedIf, isWholeLine, namedCards, optionTextFaults } from '@crupier/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { qualities } from '../meanings/qualities.ts';
import { keyforgeGame } from '../keyforge.ts';
import { behaviourOf, behaviours } from './behaviours.ts';
import { contextOf, shownName, textOf } from './card-text.ts';
import { cardSets, printingsOf } from './facts.ts';
import type { CardFacts } from './facts/card-facts.ts';
import { cardIds } from './facts/names.ts';
import { cardStates, notYetPlayable, speakingCards, stateOfCard } from './status.ts';

const ids = cardIds();
const withBehaviour = ids.filter((id) => behaviourOf(id) !== undefined);
const speaking = speakingCards();

/** The cards that print a second sentence after an “if”: it is done, or has an “if” of its own, whatever the first one asks. */
const twoSentences = [
  '[redacted]',
  'bait-and-switch',
  'bump-in-the-night',
  'curse-of-cowardice',
  'dusk-chronicles',
  'galactic-census',

  'keyforgery',
  'might-makes-right',
  'treasure-map',
];

describe('which card is what', () => {
  test('every behaviour is one card’s, and none hides another', () => {
    expect(withBehaviour.map(searchKey).toSorted()).toEqual([...behaviours.keys()].toSorted());
  });

  test('every printed card is a behaviour, its keywords alone, nothing at all, or on the list of those not playable yet', () => {
    const notYet = new Set(cardSets.flatMap(({ code }) => notYetPlayable(code)));
    const wrong = ids.filter((id) => {
      const state = stateOfCard(id);
      return !cardStates.includes(state) || (state === 'notYet') !== notYet.has(id);
    });
    expect(wrong).toEqual([]);
  });

  test('only a card with text has code', () => {
    expect(withBehaviour.filter((id) => printingsOf(id).some(({ speech }) => speech !== 'abilities'))).toEqual([]);
  });

  test('the vocabulary has every word that they use: each card can be compiled', () => {
    const game = keyforgeGame();
    compileAll(game);
    expect(game.programs.filter(({ isAbility }) => isAbility).length).toBeGreaterThan(withBehaviour.length);
  });
});

test('what an option uses is put into words: each ability that there is, and each of its modes', () => {
  expect(optionTextFaults(keyforgeGame(), contextOf('creature'))).toEqual([]);
});

test.each(withBehaviour)('what %s does is data, and stays within the limits', (id) => {
  expect(abilityFaults(behaviourOf(id) ?? [])).toEqual([]);
});

test('every card that a text names is a card', () => {
  const named = withBehaviour.flatMap((id) => namedCards(behaviourOf(id) ?? [], qualities));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});

test('what follows an “if” is done without it by these cards alone, which print it as a sentence of its own', () => {
  expect(withBehaviour.filter((id) => goesOnAfterFailedIf(behaviourOf(id) ?? [])).toSorted()).toEqual(twoSentences);
});

describe('texts', () => {
  test.each(speaking)('$name has text in both languages, without a gap', (facts) => {
    for (const language of languages) {
      const lines = textOf(facts, language);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter((line) => !isWholeLine(line))).toEqual([]);
    }
  });

  test('they read as the golden file says; `npx vitest run -u` on this file writes it anew', async () => {
    const golden = speaking.toSorted((one, other) => one.name.localeCompare(other.name, 'en')).map(asMarkdown);
    await expect(
      `# What the cards say\n\nWritten from their data by \`behaviours.test.ts\`: not edited by hand.\n\n${golden.join('\n\n')}\n`,
    ).toMatchFileSnapshot('./texts.golden.md');
  });
});

function asMarkdown(facts: CardFacts): string {
  const lines = languages.flatMap((language) => textOf(facts, language).map((line) => `- ${line}`));
  return [`## ${[...new Set(languages.map((language) => shownName(facts, language)))].join(' · ')}`, '', ...lines].join('\n');
}
