import { abilityOf, applies, saidChange, site, type CardId, type Heard, type SaidChange, type Site } from '@crupier/kernel/rules';
import { keywordChanges, recordOf } from '../state/reading.ts';
import type { InfernoMatch } from '../state/state.ts';

const eachAquatic = site('INF-702.17b', 'each instance of Acuático triggers by itself');
const onceProtector = site('INF-702.6d', 'several instances of Protector are one');

/** Keywords that are a triggered ability with an occasion of their own: that they trigger, and that each instance does. */
const spoken: Readonly<Record<string, readonly [triggers: Site, each: Site]>> = {
  coupDeGrace: [
    site('INF-702.10a', 'Golpe de gracia triggers on what its bearer destroys'),
    site('INF-702.10b', 'each Golpe de gracia triggers by itself'),
  ],
  thrust: [site('INF-702.15a', 'Estocada triggers on combat damage to a demon'), site('INF-702.15b', 'each Estocada triggers by itself')],
  shuffled: [
    site('INF-701.12e INF-701.12b', 'a shuffle sets off what waits for it, however few cards there are'),
    site('INF-701.12f', 'several shuffles at the same time set it off as many times'),
  ],
  impulse: [
    site('INF-702.20a', 'Impulso triggers on a neutral card played from hand'),
    site('INF-702.20b', 'each Impulso triggers by itself'),
  ],
};

/** How many instances of a keyword a card has: those of its text and those it was given, but for those that it has lost since. */
export function instancesOf(match: InfernoMatch, card: CardId, keyword: string): number {
  const abilities = match.game.definitions[recordOf(match, card).definition]?.abilities ?? [];
  const printed = abilities.filter(({ data }) => data.kind === 'keyword' && data.keyword === keyword).length;
  return keywordChanges(match, card).reduce((count, working) => countAfter(count, saidChange(match, working), keyword), printed);
}

/** What becomes of the instances of a keyword by a change: all abilities are lost, or one more is had, or all of that name are lost. */
function countAfter(count: number, change: SaidChange, keyword: string): number {
  if (change.kind !== 'list') return 0;
  if (change.word !== keyword) return count;
  return change.change === 'gain' ? count + 1 : 0;
}

/** What was heard, once for each instance of a keyword whose instances work independently. *Rule:* INF-702.17b, INF-702.6d. */
export function eachInstance(match: InfernoMatch, heard: readonly Heard[]): readonly Heard[] {
  return heard.flatMap((each, at) => {
    const said = spoken[occasionOf(match, each)];
    if (said !== undefined) return isSpoken(match, heard.slice(0, at), each, said) ? [each] : [];
    const keyword = keywordOf(match, each);
    if (keyword === undefined) return [each];
    const isIndependent = keyword === 'aquatic' ? applies(match, eachAquatic) : !applies(match, onceProtector);
    const count = isIndependent ? instancesOf(match, each.self, keyword) : 1;
    return Array.from({ length: count }, () => ({ ...each }));
  });
}

function isSpoken(match: InfernoMatch, before: readonly Heard[], heard: Heard, [triggers, each]: readonly [Site, Site]): boolean {
  if (!applies(match, triggers)) return false;
  const occasion = occasionOf(match, heard);
  return applies(match, each) || !before.some((other) => other.self === heard.self && occasionOf(match, other) === occasion);
}

function occasionOf(match: InfernoMatch, { ref }: Heard): string {
  const { data } = abilityOf(match, ref);
  return data.kind === 'triggered' ? data.when.occasion : '';
}

/** The keyword by which the rules lend an ability, where the card has several instances of it. */
function keywordOf(match: InfernoMatch, { ref, self }: Heard): 'aquatic' | 'protector' | undefined {
  const { lent, data } = abilityOf(match, ref);
  if (lent === undefined || data.kind !== 'triggered') return undefined;
  const verb = data.clause.do[0]?.verb;
  if (verb === 'protect') return instancesOf(match, self, 'protector') > 1 ? 'protector' : undefined;
  return verb === 'putDamageCounters' && instancesOf(match, self, 'aquatic') > 1 ? 'aquatic' : undefined;
}
