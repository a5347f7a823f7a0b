import { abilityOf, applies, changesOn, site, type CardId, type Heard } from '@crupier/kernel';
import { recordOf } from '../state/reading.ts';
import type { InfernoMatch } from '../state/state.ts';

const eachAquatic = site('INF-702.17b', 'each instance of Acuático triggers by itself');
const onceProtector = site('INF-702.6d', 'several instances of Protector are one');

/** How many instances of a keyword a card has: those of its text and those it was given. */
export function instancesOf(match: InfernoMatch, card: CardId, keyword: string): number {
  const abilities = match.game.definitions[recordOf(match, card).definition]?.abilities ?? [];
  const printed = abilities.filter(({ data }) => data.kind === 'keyword' && data.keyword === keyword).length;
  const gained = changesOn(match, card, 'list keyword').filter(({ change }) => change.kind === 'list' && change.change === 'gain' && change.word === keyword);
  return printed + gained.length;
}

/** What was heard, once for each instance of a keyword whose instances work independently. *Rule:* INF-702.17b, INF-702.6d. */
export function eachInstance(match: InfernoMatch, heard: readonly Heard[]): readonly Heard[] {
  return heard.flatMap((each) => {
    const keyword = keywordOf(match, each);
    if (keyword === undefined) return [each];
    const count = Math.max(1, instancesOf(match, each.self, keyword));
    const isIndependent = keyword === 'aquatic' ? applies(match, eachAquatic) : !applies(match, onceProtector);
    return isIndependent ? Array.from({ length: count }, () => ({ ...each })) : [each];
  });
}

/** The keyword by which the rules lend an ability, where its instances may matter. */
function keywordOf(match: InfernoMatch, { ref, self }: Heard): 'aquatic' | 'protector' | undefined {
  const { lentTo, data } = abilityOf(match, ref);
  if (lentTo === undefined || data.kind !== 'triggered') return undefined;
  const [act] = data.clause.do;
  const keyword = act?.verb === 'putDamageCounters' ? 'aquatic' : 'protector';
  if (keyword === 'protector' && act?.verb !== 'protect') return undefined;
  return instancesOf(match, self, keyword) > 1 ? keyword : undefined;
}
