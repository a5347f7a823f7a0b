import { languages } from '@crupier/kernel/rules';
import { isWholeLine, optionTextFaults } from '@crupier/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { defineMarvelChampions } from '../game.ts';
import { catalogue } from '../setup/catalogue.ts';
import { wordings } from '../words/wordings.ts';
import { isWritten, writtenCodes } from './behaviours.ts';
import { textOf } from './card-text.ts';
import { cardsOfPack, factsOf } from './facts.ts';
import type { CardFacts } from './facts/card-facts.ts';

const ofCoreSet = cardsOfPack('core').filter((facts) => isWritten(facts) && facts.original === facts.code);
const beyond = writtenCodes
  .flatMap((code) => factsOf(code) ?? [])
  .filter((facts) => facts.pack !== 'core' && facts.original === facts.code)
  .toSorted((one, other) => one.code.localeCompare(other.code));
const speaking = [...ofCoreSet, ...beyond].filter((facts) => textOf(facts, 'en').length > 0);

test('what an option uses is put into words: each ability that there is, and each of its modes', () => {
  expect(optionTextFaults(defineMarvelChampions(catalogue(), wordings), { noun: 'anyCard', host: 'enemy' })).toEqual([]);
});

describe('texts', () => {
  test.each(speaking)('$code $name has text in both languages, without a gap', (facts) => {
    for (const language of languages) expect(textOf(facts, language).filter((line) => !isWholeLine(line))).toEqual([]);
  });

  test('they read as the golden file says; `npx vitest run -u` on this file writes it anew', async () => {
    await expect(
      `# What the cards say\n\nWritten from their data by \`card-text.test.ts\`: not edited by hand.\n\n${speaking.map(asMarkdown).join('\n\n')}\n`,
    ).toMatchFileSnapshot('./texts.golden.md');
  });
});

function asMarkdown(facts: CardFacts): string {
  const { code, name, nameEs, stage } = facts;
  const lines = languages.flatMap((language) => textOf(facts, language).map((line) => `- ${line}`));
  return [`## ${code} ${name}${stage === '' ? '' : ` ${stage}`}${nameEs === name ? '' : ` · ${nameEs}`}`, '', ...lines].join('\n');
}
