import type { Ability } from '../language/effects.ts';
import { limitedBy } from '../language/limit.ts';
import { hasSlot } from '../language/has-slot.ts';
import type { CoreState } from '../state/state.ts';
import type { CardLanguage } from './card-language.ts';
import {
  byName,
  listOf,
  NUMBER_MAX,
  oneOf,
  oneWord,
  only,
  record,
  ref,
  whole,
  wordsOnce,
  yes,
  type Fields,
  type Schema,
} from './schema.ts';

/** The kinds of ability, keywords and limits. */
export function abilityKinds<S extends CoreState>(language: CardLanguage<S>): Fields {
  const { words, wordings, keywords, kinds } = language;
  const clause = ref('clause');
  const keyword = (name: string): Schema => {
    const said = wordings.headers[name]?.en ?? '';
    return record({
      kind: only('keyword'),
      keyword: only(name),
      value: whole(0, NUMBER_MAX),
      ...(hasSlot([said], 'price') && { 'energy?': ref('amount'), 'price?': clause }),
      ...(hasSlot([said], 'text') && { 'clause?': clause }),
      ...(hasSlot([said], 'of') && { 'of?': ref('filter') }),
    });
  };
  const period = oneWord('limit', words.periods ?? []);
  return {
    limit: oneOf('limit', period, record({ per: period, times: whole(1, NUMBER_MAX), 'of?': oneWord('limit', limitedBy) })),
    ability: oneOf(
      'ability',
      ...Object.entries(abilityForms(language)).flatMap(([kind, form]) =>
        kinds?.includes(kind as Ability['kind']) === false ? [] : [form],
      ),
    ),
    keyword: oneOf('keyword', ...keywords.map(keyword)),
  };
}

function abilityForms<S extends CoreState>(language: CardLanguage<S>): Readonly<Record<Ability['kind'], Schema>> {
  const { words, wordings, headers, sorts = [] } = language;
  const clause = ref('clause');
  const labelled = labelsOf(language);
  const usage: Fields = {
    ...pricesOf(language),
    'price?': clause,
    'limit?': ref('limit'),
    'timing?': oneWord('timing', words.timings ?? []),
  };
  return {
    triggered: record({
      kind: only('triggered'),
      when: ref('whenTriggered'),
      'also?': listOf(ref('whenTriggered'), 1, 4),
      forced: { type: 'boolean' },
      'once?': yes,
      ...labelled,
      // Only where abilities wait in windows are those paid for that something sets off.
      ...(wordings.triggers !== undefined && usage),
      clause,
    }),
    replacement: record({
      kind: only('replacement'),
      when: ref('whenReplaced'),
      drops: { type: 'boolean', description: 'true: instead of it; false: it happens, changed' },
      'once?': yes,
      'sort?': oneWord('sort', sorts),
      clause,
    }),
    prohibition: record({ kind: only('prohibition'), when: ref('whenProhibited') }),
    activated: record({
      kind: only('activated'),
      headers: wordsOnce(oneWord('header', headers), 1, 4),
      cost: hasCurrency(language) ? ref('amount') : whole(0, 0),
      ...labelled,
      ...usage,
      clause,
    }),
    cost: record({
      kind: only('cost'),
      sort: oneWord('sort', ['additional', 'alternative']),
      'optional?': yes,
      'name?': { ...ref('name'), description: 'by which a condition asks whether it was paid' },
      'energy?': ref('amount'),
      'price?': clause,
      'if?': ref('condition'),
    }),
    static: record({
      kind: only('static'),
      applies: ref('appliesTo'),
      'if?': ref('condition'),
      'defines?': yes,
      ...(hasCurrency(language) && { 'ignorable?': ignorable(language) }),
      changes: listOf(ref('change'), 1),
    }),
    keyword: ref('keyword'),
  };
}

/** What an ability counts as, in games that have labels for it. */
function labelsOf<S extends CoreState>({ wordings }: CardLanguage<S>): Fields {
  const labels = Object.keys(wordings.labels ?? {});
  return labels.length === 0 ? {} : { 'labels?': wordsOnce(oneWord('label', labels), 0, labels.length) };
}

/** What an ability costs in resources, in games that have types of them. */
function pricesOf<S extends CoreState>({ words }: CardLanguage<S>): Fields {
  const types = Object.keys(words.resources ?? {});
  if (types.length === 0) return {};
  const resource = record({ type: oneWord('resource', types), count: ref('amount') });
  return { 'resources?': { ...listOf(resource, 1, types.length), description: 'resources that are spent' } };
}

/** The durations that end by themselves, whatever lasts so long. */
export function plainDurations<S extends CoreState>({ durations, givenDurations = [] }: CardLanguage<S>): readonly string[] {
  return durations.filter((each) => !givenDurations.includes(each));
}

/** The price of ending an effect early, or of ignoring it. */
export const earlyEnd: Fields = { 'energy?': ref('amount'), 'price?': ref('clause'), 'numbers?': byName(ref('numberRange')) };

/** Whether costs are paid in a currency of the game’s own; where they are resources, nothing is. */
export function hasCurrency<S extends CoreState>({ words }: CardLanguage<S>): boolean {
  return words.resources === undefined;
}

function ignorable<S extends CoreState>(language: CardLanguage<S>): Schema {
  return record({ ...earlyEnd, until: oneWord('duration', plainDurations(language)) }, 'any player may ignore it for a while');
}
