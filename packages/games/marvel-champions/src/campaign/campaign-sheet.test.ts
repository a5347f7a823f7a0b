import { languages } from '@crupier/kernel';
import { isWholeLine } from '@crupier/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { factsOf, findByName } from '../cards/facts.ts';
import { marvelChampions } from '../marvel-champions.ts';
import { configure } from '../setup/configuration.ts';
import { twoDecks } from '../fixtures/campaign-table.ts';
import type { CampaignCard } from './campaign.ts';
import { campaignCards } from './campaign-cards.ts';
import { textOf } from './campaign-sheet.ts';

describe('cards of campaigns', () => {
  test('have keys and names that no printed card has', () => {
    const taken = campaignCards.filter(({ key, name }) => factsOf(key) ?? languages.some((each) => findByName(name[each]).length > 0));
    expect(taken.map(({ key }) => key)).toEqual([]);
    // Behind a slash stands a lasting effect of a card.
    expect(campaignCards.filter(({ key }) => key.includes('/'))).toEqual([]);
    expect(new Set(campaignCards.map(({ key }) => key)).size).toBe(campaignCards.length);
  });

  test('have text in both languages, without a gap', () => {
    const lines = campaignCards.flatMap((card) => languages.flatMap((language) => textOf(card, language)));
    expect(lines.filter((line) => !isWholeLine(line))).toEqual([]);
  });

  test('have a sheet under their key and under their names in both languages', () => {
    for (const { key, name } of campaignCards)
      for (const each of [key, name.en, name.es]) expect(marvelChampions.card(each)).toMatchObject({ key, name, playable: true });
  });

  test('are among the cards of a match of their campaign, and of no other', () => {
    const keysIn = (campaign: string): readonly string[] => {
      const configured = configure(twoDecks, { settings: { campaign } });
      return configured.ok ? marvelChampions.cardsOf(configured.value).filter((key) => key.includes('.')) : ['wrong'];
    };
    expect(keysIn('none')).toEqual([]);
    expect(keysIn('stolen_reactor')).toContain('stolen_reactor.grapnel-belt');
    expect(keysIn('stolen_reactor')).not.toContain('stolen_reactor.old-wounds');
  });

  test('they read as the golden file says; `npx vitest run -u` on this file writes it anew', async () => {
    await expect(
      `# What the cards of campaigns say\n\nWritten from their data by \`campaign-sheet.test.ts\`: not edited by hand.\n\n${campaignCards.map(asMarkdown).join('\n\n')}\n`,
    ).toMatchFileSnapshot('./campaign-texts.golden.md');
  });
});

function asMarkdown(card: CampaignCard): string {
  const lines = languages.flatMap((language) => textOf(card, language).map((line) => `- ${line}`));
  return [`## ${card.name.en} · ${card.name.es}`, '', ...lines].join('\n');
}
