import { languages, searchKey } from '@crupier/kernel/rules';
import { abilityFaults, compileAll, goesOnAfterFailedIf, isWholeLine, namedCards, optionTextFaults } from '@crupier/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { qualities } from '../meanings/qualities.ts';
import { defineInferno } from '../game.ts';
import { catalogue } from '../setup/catalogue.ts';
import { wordings } from '../words/wordings.ts';
import { behaviourOf, behaviours } from './behaviours.ts';
import { spokenAbilities, textContext, textOf } from './card-text.ts';
import { cardFacts, demonFacts, tokenFacts, type CardFacts } from './facts.ts';
import { cardStates, isPlayable, notYetPlayable, stateOfCard } from './status.ts';

const everyCard: readonly CardFacts[] = [...cardFacts, ...demonFacts, ...tokenFacts];
const withBehaviour = everyCard.filter(({ id }) => behaviourOf(id) !== undefined);
const speaking = everyCard.filter((facts) => isPlayable(facts.id) && spokenAbilities(facts).length > 0);

describe('which card is what', () => {
  test('every behaviour is one card’s, and none hides another', () => {
    expect(withBehaviour.map(({ id }) => searchKey(id)).toSorted()).toEqual([...behaviours.keys()].toSorted());
  });

  test('every printed card is a behaviour, its keywords alone, nothing at all, or on the list of those not playable yet', () => {
    const notYet = new Set(notYetPlayable());
    const wrong = everyCard.filter(({ id }) => {
      const state = stateOfCard(id);
      return !cardStates.includes(state) || (state === 'notYet') !== notYet.has(id);
    });
    expect(wrong).toEqual([]);
  });

  test('only a card with text has code', () => {
    expect(withBehaviour.filter(({ speech }) => speech !== 'abilities')).toEqual([]);
  });

  test('the vocabulary has every word that they use: each card can be compiled', () => {
    const game = defineInferno(catalogue(), wordings);
    compileAll(game);
    expect(game.programs.filter(({ isAbility }) => isAbility).length).toBeGreaterThan(withBehaviour.length);
  });
});

test('what an option uses is put into words: each ability that there is, and each of its modes', () => {
  expect(optionTextFaults(defineInferno(catalogue(), wordings), textContext(['ally']))).toEqual([]);
});

test.each(withBehaviour)('what $id does is data, and stays within the limits', ({ id }) => {
  expect(abilityFaults(behaviourOf(id) ?? [])).toEqual([]);
});

test('every card that a text names is a card', () => {
  const ids = new Set(everyCard.map(({ id }) => id));
  const named = withBehaviour.flatMap(({ id }) => namedCards(behaviourOf(id) ?? [], qualities));
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test('no card does what follows an “if” without it', () => {
  expect(withBehaviour.filter(({ id }) => goesOnAfterFailedIf(behaviourOf(id) ?? []))).toEqual([]);
});

describe('texts', () => {
  test.each(speaking)('$id has text in both languages, without a gap', (facts) => {
    for (const language of languages) {
      const lines = textOf(facts, language);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter((line) => !isWholeLine(line))).toEqual([]);
    }
  });

  test('they read as the golden file says; `npx vitest run -u` on this file writes it anew', async () => {
    const golden = speaking.toSorted((one, other) => one.name.es.localeCompare(other.name.es, 'es')).map(asMarkdown);
    await expect(
      `# What the cards say\n\nWritten from their data by \`behaviours.test.ts\`: not edited by hand.\n\n${golden.join('\n\n')}\n`,
    ).toMatchFileSnapshot('./texts.golden.md');
  });
});

function asMarkdown(facts: CardFacts): string {
  const lines = (['es', 'en'] as const).flatMap((language) => textOf(facts, language).map((line) => `- ${line}`));
  return [`## ${facts.name.es}${facts.name.en === facts.name.es ? '' : ` · ${facts.name.en}`}`, '', ...lines].join('\n');
}
