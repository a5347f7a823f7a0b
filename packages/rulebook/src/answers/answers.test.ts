import { existsSync, readFileSync } from 'node:fs';
import { languages } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../ledgers.ts';
import { ruleGames, type RuleGame } from '../rule-row.ts';
import { wordsOf } from '../words.ts';
import type { Answer } from './answer.ts';
import { answersOf } from './answers.ts';
import { searchAnswers } from './search-answers.ts';

/** The fewest answers of a game. */
const answersMin = 30;

function scenariosIn(game: RuleGame, file: string): readonly string[] {
  const path = new URL(`../../../games/${game}/scenarios/${file}.scenario.json`, import.meta.url);
  if (!existsSync(path)) return [];
  const scenarios = JSON.parse(readFileSync(path, 'utf8')) as readonly { readonly name: string }[];
  return scenarios.map(({ name }) => name);
}

function askedIn({ texts }: Answer): readonly string[] {
  return languages.flatMap((language) => texts[language].asked);
}

describe.each(ruleGames)('the answers of %s', (game) => {
  test('are many, each in both languages', async () => {
    const answers = await answersOf(game);
    expect(answers.length).toBeGreaterThanOrEqual(answersMin);
    const poor = answers.filter(({ texts }) =>
      languages.some((language) => {
        const { asked, verdict, why } = texts[language];
        const words = wordsOf(verdict).length;
        return asked.length < 2 || words < 1 || words > 3 || !verdict.endsWith('.') || !why.endsWith('.');
      }),
    );
    expect(poor.map(({ key }) => key)).toEqual([]);
  });

  test('come from rules of its ledger', async () => {
    const ids = new Set((await rulesOf(game)).map((row) => row.id));
    const answers = await answersOf(game);
    expect(answers.flatMap(({ rules }) => rules).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('are each played by a scenario that there is', async () => {
    const answers = await answersOf(game);
    const missing = answers.filter(({ scenario }) => !scenariosIn(game, scenario.file).includes(scenario.name));
    expect(missing.map(({ key, scenario }) => `${key}: ${scenario.file}, ${scenario.name}`)).toEqual([]);
  });

  test('have questions of their own', async () => {
    const asked = (await answersOf(game)).flatMap(askedIn).map((text) =>
      wordsOf(text)
        .map((word) => word.folded)
        .join(' '),
    );
    expect(asked.filter((text, index) => asked.indexOf(text) !== index)).toEqual([]);
  });

  test('are found by each wording of their questions', async () => {
    const lost: string[] = [];
    for (const answer of await answersOf(game))
      for (const asked of askedIn(answer)) {
        const [found] = await searchAnswers(asked, game);
        if (found?.key !== answer.key) lost.push(`${answer.key}: ${asked} (found ${found?.key ?? 'nothing'})`);
      }
    expect(lost).toEqual([]);
  });
});
