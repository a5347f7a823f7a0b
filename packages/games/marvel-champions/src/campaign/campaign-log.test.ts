import { languages, say } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import { twoDecks } from '../fixtures/campaign-table.ts';
import { marvelChampions } from '../marvel-champions.ts';
import type { CardCode } from '../cards/facts/card-facts.ts';
import { configure, planDeal, type Configuration } from '../setup/configuration.ts';
import { findBuiltInDeck } from '../setup/decks.ts';
import { formatLog, newLog, readLog, type CampaignLog } from './campaign-log.ts';
import { reactorKeys } from './stolen-reactor-cards.ts';

const SPIDER_MAN = '01001a' as CardCode;
const CAPTAIN_MARVEL = '01010a' as CardCode;
const begun = newLog('stolen_reactor', 'expert', [SPIDER_MAN, CAPTAIN_MARVEL]);
const wonRhino: CampaignLog['played'][number] = {
  scenario: 'rhino',
  modular: ['bomb_scare'],
  difficulty: 'expert',
  heroic: 2,
  skirmish: 0,
  result: 'won',
  rounds: 9,
};
const full: CampaignLog = {
  ...begun,
  heroes: [
    { identity: SPIDER_MAN, cards: [reactorKeys.kit], damage: 3 },
    { identity: CAPTAIN_MARVEL, cards: [], damage: 0 },
  ],
  earned: [reactorKeys.ines],
  removed: [{ card: reactorKeys.cell, hero: CAPTAIN_MARVEL }, { card: '01102' }],
  notes: { reactor: 2 },
  played: [{ ...wonRhino, result: 'lost' }, wonRhino],
};

/** What a match with some settings is refused for. */
function refused(
  settings: Readonly<Record<string, unknown>>,
  decks: readonly string[] = twoDecks,
): readonly (readonly [code: string, at: string])[] {
  const configured = marvelChampions.configure(decks, { settings });
  if (configured.ok) return [];
  for (const problem of configured.problems)
    for (const language of languages) expect(say(problem, marvelChampions.messages, language)).not.toMatch(/[{}]|campaign\.[a-z]/);
  return configured.problems.map(({ code, at }) => [code, at] as const);
}

function changed(changes: Readonly<Record<string, unknown>>): { readonly campaignLog: string } {
  return { campaignLog: JSON.stringify({ ...full, ...changes }) };
}

const LOG = 'settings.campaignLog';

describe('a log', () => {
  test.each([
    ['that begins', begun],
    ['that has everything', full],
  ])('%s is read as it was written', (_what, log) => {
    expect(readLog(formatLog(log), '')).toEqual({ ok: true, value: log });
  });

  test('decides the scenario with its modular sets, and is part of the configuration', () => {
    const configured = marvelChampions.configure(twoDecks, { settings: { campaignLog: formatLog(full), heroic: 1 } });
    expect(configured.ok && configured.value).toMatchObject({
      scenario: 'klaw',
      modular: ['masters_of_evil'],
      difficulty: 'standard',
      heroic: 1,
      campaign: full,
    });
  });

  test('is one of its heroes in whatever order they sit', () => {
    expect(refused({ campaignLog: formatLog(full) }, twoDecks.toReversed())).toEqual([]);
  });

  test.each([
    ['is no JSON', { campaignLog: '{"format": 1,' }, [['campaign.broken', LOG]]],
    ['is something else', { campaignLog: '[]' }, [['campaign.notALog', LOG]]],
    ['has another version', changed({ format: 2 }), [['campaign.version', `${LOG}.format`]]],
    ['belongs to a campaign that is not known', changed({ campaign: 'civil_war' }), [['campaign.unknown', `${LOG}.campaign`]]],
    ['lacks a field', changed({ notes: undefined }), [['settings.missing', `${LOG}.notes`]]],
    ['has one too many', changed({ points: 3 }), [['settings.unknownField', `${LOG}.points`]]],
    ['names an unknown card that was earned', changed({ earned: ['01084'] }), [['campaign.unknownCard', `${LOG}.earned[0]`]]],
    ['has an instruction for a card', changed({ earned: [reactorKeys.wounds] }), [['campaign.unknownCard', `${LOG}.earned[0]`]]],
    ['names an unknown card that was removed', changed({ removed: [{ card: 'x' }] }), [['campaign.unknownCard', `${LOG}.removed[0].card`]]],
    [
      'names no hero',
      changed({ heroes: [{ identity: '01094', cards: ['x'], damage: 0 }] }),
      [
        ['campaign.unknownHero', `${LOG}.heroes[0].identity`],
        ['campaign.unknownCard', `${LOG}.heroes[0].cards[0]`],
        ['campaign.unknownHero', `${LOG}.removed[0].hero`],
      ],
    ],
    [
      'names a hero twice',
      changed({ heroes: [full.heroes[0], full.heroes[1], full.heroes[0]] }),
      [['campaign.unknownHero', `${LOG}.heroes[2].identity`]],
    ],
    ['has a note that the campaign does not keep', changed({ notes: { fame: 1 } }), [['campaign.unknownNote', `${LOG}.notes`]]],
    [
      'has scenarios in another order',
      changed({ played: [{ ...wonRhino, scenario: 'klaw' }] }),
      [['campaign.playedOrder', `${LOG}.played[0].scenario`]],
    ],
    [
      'goes on with a scenario that was won',
      changed({ played: [wonRhino, wonRhino] }),
      [['campaign.playedOrder', `${LOG}.played[1].scenario`]],
    ],
    ['is complete', changed({ played: [wonRhino, { ...wonRhino, scenario: 'klaw' }] }), [['campaign.over', 'campaign']]],
    ['belongs to other heroes', changed({ heroes: [full.heroes[0]], removed: [] }), [['campaign.otherHeroes', 'campaign']]],
    ['is another campaign’s level', { ...changed({}), campaignLevel: 'standard' }, [['campaign.otherLevel', 'settings.campaignLevel']]],
    ['comes to another scenario', { ...changed({}), scenario: 'rhino' }, [['campaign.order', 'scenario']]],
    ['comes to no random scenario', { ...changed({}), scenario: 'random' }, [['campaign.order', 'scenario']]],
    ['is of no campaign', { campaignLevel: 'expert' }, [['campaign.noCampaign', 'settings.campaignLevel']]],
  ] as const)('that %s is refused', (_what, settings, problems) => {
    expect(refused(settings)).toEqual(problems);
  });

  test('is checked again where a configuration holds it, as a journal does', () => {
    const configured = marvelChampions.configure(twoDecks, { settings: { campaignLog: formatLog(full) } });
    const configuration = (configured.ok ? configured.value : {}) as Configuration;
    expect(marvelChampions.checkConfiguration({ ...configuration })).toEqual([]);
    const wrong = { ...configuration, campaign: { ...full, format: 7 } };
    expect(marvelChampions.checkConfiguration(wrong).map(({ code, at }) => [code, at])).toEqual([['campaign.version', 'campaign.format']]);
  });
});

describe('decks between scenarios', () => {
  test('may be changed as long as they are legal and of the same heroes', () => {
    const found = findBuiltInDeck(twoDecks[0] ?? '');
    const deck = found.ok ? found.value : undefined;
    const slots = Object.fromEntries((deck?.cards ?? []).map(({ card, count }) => [card === '01092' ? '01091' : card, count]));
    const changedDeck = JSON.stringify({ hero_code: SPIDER_MAN, meta: { aspect: 'justice' }, slots });
    expect(refused({ campaignLog: formatLog(full) }, [changedDeck, twoDecks[1] ?? ''])).toEqual([]);
    const other = ['Iron Man: Leadership', twoDecks[1] ?? ''];
    expect(refused({ campaignLog: formatLog(full) }, other)).toEqual([['campaign.otherHeroes', 'campaign']]);
  });

  test.each([
    ['a card of an aspect, of which fewer copies are left than the deck has', '01064', 3, 1],
    ['a card of an aspect, of which enough are left', '01092', 2, 0],
    ['the identity’s own card, which is left out as cards are dealt', '01002', 1, 0],
  ])('%s', (_what, card, times, problems) => {
    const removed = Array.from({ length: times }, () => ({ card, hero: SPIDER_MAN }));
    const found = refused(changed({ removed }));
    expect(found.map(([code]) => code)).toEqual(Array<string>(problems).fill('campaign.removedCard'));
  });

  test('are dealt without the copies that were removed from the campaign. MC-GAME-MODES-11', () => {
    const backflip = '01003' as CardCode;
    const dealt = (removed: CampaignLog['removed']): number | undefined => {
      const configured = configure(twoDecks, { settings: { campaignLog: formatLog({ ...full, removed }) } });
      return configured.ok
        ? planDeal(configured.value, '0'.repeat(64)).seats[0]?.cards.filter((card) => card === backflip).length
        : undefined;
    };
    expect(dealt([])).toBe(2);
    expect(dealt([{ card: backflip, hero: SPIDER_MAN }])).toBe(1);
    expect(dealt([{ card: backflip, hero: CAPTAIN_MARVEL }])).toBe(2);
  });
});
