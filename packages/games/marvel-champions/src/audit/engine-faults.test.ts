import { allSites } from '@crupier/kernel';
import { assert, type Game } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { complaintsAbout, gameWithBoostedScheme, recordGame, tableOf } from '../fixtures/audited-game.ts';
import { notLate, soakGame, type Marvel, type SoakTable } from '../soak-subject.ts';

/** So many games are tried until one shows a fault. */
const GAMES = 80;
const DECISIONS = 150;

/** What is switched off, and where it shows. */
interface Fault {
  readonly site: string;
  /** The row that the auditor finds broken. */
  readonly rule: string;
  readonly table?: SoakTable;
  readonly game?: Game<Marvel>;
}

const short = { ...notLate, isShort: true };

const faults: readonly Fault[] = [
  { site: 'villain phase / place threat', rule: 'MC-VILLAIN-PHASE-1' },
  { site: 'villain phase / threat was placed', rule: 'MC-VILLAIN-PHASE-1' },
  { site: 'villain phase / activate enemies', rule: 'MC-ACTIVATION-2' },
  { site: 'villain phase / deal encounter cards', rule: 'MC-VILLAIN-PHASE-3' },
  { site: 'activate against a player / the villain activates', rule: 'MC-ACTIVATION-2' },
  { site: 'activate against a player / a minion activates', rule: 'MC-ACTIVATION-4' },
  { site: 'activation / those that waited', rule: 'MC-ACTIVATION-10', game: gameWithBoostedScheme() },
  { site: 'enemy attack / a stunned enemy does nothing', rule: 'MC-STUN-7' },
  {
    site: 'enemy scheme / a confused enemy does nothing',
    rule: 'MC-CONFUSE-7',
    table: tableOf(1, { decks: ['Captain Marvel: Aggression'] }),
  },
  { site: 'enemy attack / give a boost card', rule: 'MC-ACTIVATION-5' },
  { site: 'enemy scheme / give a boost card', rule: 'MC-ACTIVATION-5' },
  { site: 'enemy attack / turn up its boost cards', rule: 'MC-ATTACK-ENEMY-ACTIVATION-13' },
  { site: 'enemy scheme / turn up its boost cards', rule: 'MC-ATTACK-ENEMY-ACTIVATION-13' },
  { site: 'turn up boost cards / its icons count, and it is discarded', rule: 'MC-ATTACK-ENEMY-ACTIVATION-12' },
  { site: 'enemy attack / deal damage', rule: 'MC-ATTACK-ENEMY-ACTIVATION-14' },
  { site: 'enemy attack / after the attack', rule: 'MC-ACTIVATION-9' },
  { site: 'enemy scheme / place threat', rule: 'MC-SCHEME-ENEMY-ACTIVATION-8' },
  { site: 'make a new deck / deal an encounter card', rule: 'MC-VILLAIN-PHASE-3', table: tableOf(1, { late: short }) },
  { site: 'resolve a revealed card / it enters play', rule: 'MC-REVEAL-10' },
  { site: 'resolve a revealed card / a treachery is discarded', rule: 'MC-REVEAL-10' },
  { site: 'rounds / the villain phase begins', rule: 'MC-ROUND-4' },
  { site: 'rounds / the villain phase', rule: 'MC-VILLAIN-PHASE-3' },
  { site: 'rounds / the first player token is passed', rule: 'MC-VILLAIN-PHASE-5' },
  { site: 'rounds / the villain phase and the round end', rule: 'MC-VILLAIN-PHASE-7' },
  { site: 'eliminate a player / the first player token is passed', rule: 'MC-FIRST-PLAYER-3', table: tableOf(2, { scenario: 'klaw' }) },
];

test.each(faults)(
  'without the step $site the auditor finds $rule broken',
  ({ site: name, rule, table = tableOf(2), game = soakGame() }) => {
    const site = allSites().find((each) => each.name === name);
    assert(site !== undefined, `There is a site ${name}.`);
    const found = new Set<string>();
    for (let seed = 1; seed <= GAMES && !found.has(rule); seed++) {
      const played = recordGame(table, seed, { game, probe: { off: site.id, ran: new Set() }, limit: DECISIONS });
      for (const complaint of complaintsAbout(played)) found.add(complaint.rule);
    }
    expect(found).toContain(rule);
  },
);
