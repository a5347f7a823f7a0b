import { command } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { CampaignTable, twoDecks } from '../fixtures/campaign-table.ts';
import { leaveTable } from '../rules/elimination.ts';
import { configure } from '../setup/configuration.ts';
import { hitPointsLeft } from '../state/reading.ts';
import { nextLog } from './next-log.ts';
import { reactorKeys } from './stolen-reactor-cards.ts';

const SPIDER_MAN = '01001a';
const CAPTAIN_MARVEL = '01010a';
const { belt, cell, ines } = reactorKeys;

/** The first scenario after both players have chosen their gear: Spider-Man the belt, Captain Marvel the cell. */
function firstScenario(campaignLevel: 'standard' | 'expert'): CampaignTable {
  const table = new CampaignTable({ campaign: 'stolen_reactor', campaignLevel, heroic: 1 }, 'chooseTarget');
  table.do('choose Grapnel Belt', 'choose Overload Cell').until('takeTurn').do('changeForm Peter Parker');
  return table;
}

/** The same once Spider-Man has removed the last threat from the reactor with his belt. */
function withoutReactor(campaignLevel: 'standard' | 'expert'): CampaignTable {
  const table = firstScenario(campaignLevel);
  table.mark(table.find('Smuggled Reactor'), { threat: 1 });
  table.do('use Grapnel Belt', 'choose Smuggled Reactor').until('takeTurn');
  return table;
}

describe('The Stolen Reactor, played to its end', () => {
  test('what the first scenario leaves is in the second one, and with that the campaign is won', () => {
    const first = withoutReactor('expert');
    expect(nextLog(first.configuration, first.match)).toBeUndefined();
    first.mark(first.identity(1), { damage: 5 });
    first.finish('Reactor Guard').win();
    expect(first.news).toBe('campaign.goesOn');
    expect(first.log).toMatchObject({ level: 'expert', earned: [ines], removed: [], notes: { reactor: 0 } });
    expect(first.log.heroes).toEqual([
      { identity: SPIDER_MAN, cards: [belt], damage: 0 },
      { identity: CAPTAIN_MARVEL, cards: [cell], damage: 5 },
    ]);
    expect(first.log.played).toEqual([
      { scenario: 'rhino', modular: ['bomb_scare'], difficulty: 'standard', heroic: 1, skirmish: 0, result: 'won', rounds: 1 },
    ]);

    const second = new CampaignTable({ ...first.next, skirmish: 1 });
    expect(second.names('villainArea')).toEqual(['Klaw', 'Underground Distribution', 'Defense Network']);
    expect(second.keys('area', 0).slice(1)).toEqual([ines, belt]);
    expect(second.keys('area', 1).slice(1)).toEqual([cell]);
    expect(hitPointsLeft(second.match, second.identity(1))).toBe(7);
    // Whoever is eliminated keeps the cards all the same, and has no damage to keep.
    command(second.match, leaveTable, {}, 1);
    second.do('changeForm Peter Parker').win();
    expect(second.news).toBe('campaign.won');
    expect(second.log.notes).toEqual({ reactor: 0, victoryPoints: 0 });
    expect(second.log.heroes.map(({ cards }) => cards)).toEqual([[belt], [cell]]);
    expect(second.log.played.map(({ scenario, result, skirmish }) => [scenario, result, skirmish])).toEqual([
      ['rhino', 'won', 0],
      ['klaw', 'won', 1],
    ]);
    expect(configure(twoDecks, { settings: second.next })).toMatchObject({ ok: false, problems: [{ code: 'campaign.over' }] });
  });

  test('outside an expert campaign heroes are healed, and threat that is left on the reactor comes with Klaw. MC-GAME-MODES-9', () => {
    const first = firstScenario('standard');
    first.mark(first.identity(1), { damage: 5 });
    first.mark(first.find('Smuggled Reactor'), { threat: 4 });
    first.win();
    expect(first.log).toMatchObject({ earned: [], notes: { reactor: 4 } });
    expect(first.log.heroes.map(({ damage }) => damage)).toEqual([0, 0]);
    const second = new CampaignTable(first.next);
    const usual = new CampaignTable({ scenario: 'klaw' });
    expect(second.on(second.state.mainScheme).threat - usual.on(usual.state.mainScheme).threat).toBe(4);
    expect(second.keys('aside').filter((key) => key === ines)).toEqual([]);
  });
});

describe('a scenario that was lost', () => {
  test('is played again from the beginning, without what was removed from the campaign. MC-GAME-MODES-11', () => {
    const lost = firstScenario('standard');
    lost.do('endTurn', 'changeForm Carol Danvers', 'use Overload Cell').until('takeTurn').lose();
    expect(lost.news).toBe('campaign.again');
    const { heroes, removed, played, earned, notes } = lost.log;
    expect({ heroes, earned, notes }).toEqual({
      heroes: [SPIDER_MAN, CAPTAIN_MARVEL].map((identity) => ({ identity, cards: [], damage: 0 })),
      earned: [],
      notes: {},
    });
    expect(removed).toEqual([{ card: cell, hero: CAPTAIN_MARVEL }]);
    expect(played.map(({ scenario, result }) => [scenario, result])).toEqual([['rhino', 'lost']]);

    const again = new CampaignTable({ ...lost.next, difficulty: 'expert' }, 'chooseTarget');
    expect(again.offers()).toEqual(['choose Grapnel Belt', 'choose Field Kit', 'choose Overload Cell']);
    again.do('choose Grapnel Belt');
    expect(again.offers()).toEqual(['choose Grapnel Belt', 'choose Field Kit']);
  });

  test('is lost when everybody leaves, too', () => {
    const table = withoutReactor('expert');
    for (const seat of [0, 1]) command(table.match, leaveTable, {}, seat);
    expect(table.log).toMatchObject({ earned: [], removed: [], played: [{ scenario: 'rhino', result: 'lost' }] });
  });
});

test('outside campaigns there is no log', () => {
  const table = new CampaignTable({}).do('changeForm Peter Parker') as CampaignTable;
  expect(nextLog(table.win().configuration, table.match)).toBeUndefined();
});
