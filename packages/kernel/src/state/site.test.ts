import { describe, expect, test } from 'vitest';
import { allSites, applies, site } from './site.ts';
import { facts } from '../testing/tiny-game/state/facts.ts';
import { tinyTable } from '../testing/tiny-game/table.ts';
import { turn } from '../testing/tiny-game/rules/turn.ts';

/** The number of a site by its name. */
function siteCalled(name: string): number {
  const found = allSites().find((each) => each.name === name);
  if (found === undefined) throw new Error(`There is no site ${name}.`);
  return found.id;
}

function feast(off: number): { readonly drawn: string; readonly ran: ReadonlySet<number> } {
  const ran = new Set<number>();
  const table = tinyTable(['1 hand feast', '1 food 1', '1 deck pup'], { probe: { off, ran } }).answer('play feast');
  return { drawn: table.lies('pup'), ran };
}

describe('sites', () => {
  test('are those of steps and of commits, with the rules they carry out', () => {
    expect(turn.sites.map(({ name, rule }) => `${name}: ${rule}`)).toContain('turn / act: TINY-TURN');
    expect(facts.sites[facts.kind.drew]).toMatchObject({ name: 'commit drew', rule: 'TINY-DRAW' });
    expect(allSites()[siteCalled('turn / act')]).toBe(turn.sites[turn.stepAt['act'] ?? -1]);
  });

  test('a probe says which ones ran', () => {
    const { ran } = feast(-1);
    expect(ran.has(siteCalled('draw / draw a card'))).toBe(true);
    expect(ran.has(siteCalled('commit drew'))).toBe(true);
    expect(ran.has(siteCalled('commit died'))).toBe(false);
  });

  test.each(['draw / draw a card', 'commit drew', 'play a card / it takes effect'])('with “%s” switched off it does not happen', (name) => {
    expect(feast(-1).drawn).toBe('hand 1');
    expect(feast(siteCalled(name)).drawn).toBe('deck 1');
  });

  test('a commit that is switched off is not told either', () => {
    const table = tinyTable(['1 hand feast', '1 food 1', '1 deck pup'], { probe: { off: siteCalled('commit drew'), ran: new Set() } });
    expect(table.answer('play feast').happened()).not.toContain('drew pup');
  });

  test('a condition of its own may be switched off', () => {
    const rule = site('TEST-1', 'a condition');
    const { match } = tinyTable([]);
    expect(applies(match, rule)).toBe(true);
    const ran = new Set<number>();
    match.probe = { off: rule.id, ran };
    expect([applies(match, rule), ran.has(rule.id)]).toEqual([false, true]);
    match.probe = { off: -1, ran };
    expect(applies(match, rule)).toBe(true);
  });
});
