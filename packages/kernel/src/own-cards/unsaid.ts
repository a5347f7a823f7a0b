import { hasSlot } from '../language/has-slot.ts';
import type { VerbWording } from '../language/wordings.ts';
import type { Problem } from '../state/result.ts';
import type { CoreState } from '../state/state.ts';
import type { CardLanguage } from './card-language.ts';
import { childAt, itemAt } from './places.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Finds what a text asks for without saying it: objects for which the words of a verb, an occasion or a rule have no place.
 * *Errors:* `card.unsaid`, and `card.forbidsNothing` for what is forbidden when it is too late, each with its path. The ability
 * has the shape that the schema asks for.
 */
export function checkUnsaid<S extends CoreState>(language: CardLanguage<S>, tree: unknown, at: string): readonly Problem[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const fields = tree as Fields;
  const own = (['verb', 'occasion', 'rule'] as const).flatMap((sort) => {
    const said = fields[sort];
    if (typeof said !== 'string') return [];
    return unsaidBy(language, sort, fields).map((field) => unsaid(said, field, at));
  });
  const other = hasUnsaidOther(language, fields) ? [unsaid(String(fields['fact']), 'role', at)] : [];
  const idle = isIdle(language, fields) ? [{ code: 'card.forbidsNothing', at: childAt(at, 'when'), values: {} }] : [];
  const inner = Object.entries(fields).flatMap(([field, part]) =>
    checkUnsaid(language, part, Array.isArray(tree) ? itemAt(at, Number(field)) : childAt(at, field)),
  );
  return [...own, ...other, ...idle, ...inner];
}

function unsaid(said: string, field: string, at: string): Problem {
  return { code: 'card.unsaid', at: childAt(at, field), values: { word: said, field } };
}

/** Whether it speaks of the other cards of a fact that has no words for them. */
function hasUnsaidOther<S extends CoreState>({ wordings }: CardLanguage<S>, { kind, fact, role }: Fields): boolean {
  return kind === 'thisWay' && role === 'other' && wordings.thisWay?.[String(fact)]?.other === undefined;
}

/** Whether it forbids what has happened already. */
function isIdle<S extends CoreState>({ words }: CardLanguage<S>, { kind, when }: Fields): boolean {
  if (kind !== 'prohibition') return false;
  const { occasion } = when as { readonly occasion: string };
  return words.occasions[occasion]?.moment !== 'prohibit';
}

function unsaidBy<S extends CoreState>(
  { words, wordings }: CardLanguage<S>,
  sort: 'verb' | 'occasion' | 'rule',
  fields: Fields,
): readonly string[] {
  const given = (names: readonly string[]): readonly string[] => names.filter((name) => fields[name] !== undefined);
  const word = String(fields[sort]);
  if (sort === 'verb') {
    const verb = wordings.verbs[word];
    if (verb === undefined) return [];
    // "Its controller draws": the card is said with who does it.
    const isSaid =
      words.verbs[word]?.cardsNotInText === true ||
      fields['who'] === 'controller' ||
      fields['who'] === 'owner' ||
      isNamed(verb, fields['on']);
    const asked = given([...(isSaid ? [] : ['on']), 'to', 'amount']);
    // Once is what is done where nothing is said.
    return asked.filter((name) => !hasSlot([verb.en], name) && !(name === 'amount' && fields['amount'] === 1));
  }
  if (sort === 'rule') {
    const { en, you, opponent, each, ofCards } = wordings.rules[word] ?? { en: '' };
    const ways = [en, you?.en, opponent?.en, each?.en, ofCards?.en].filter((way) => way !== undefined);
    return given(['amount', 'of']).filter((name) => !hasSlot(ways, name) && !(name === 'of' && hasSlot(ways, 'one')));
  }
  const occasion = wordings.occasions[word];
  if (occasion === undefined) return [];
  const ways = [occasion.anyone, occasion.you, occasion.opponent, occasion.withOther].flatMap((way) => way?.en ?? []);
  const roles = given(['card', 'other']).filter((role) => !hasSlot(ways, role) && !(role === 'card' && occasion.prefix !== undefined));
  const by = fields['by'];
  return (by === 'you' || by === 'opponent') && occasion[by] === undefined ? [...roles, 'by'] : roles;
}

/** Whether a verb’s sentence says its cards otherwise than as its object: one of those that it looks for, or the card that speaks. */
function isNamed({ en }: VerbWording, on: unknown): boolean {
  const isSelf = typeof on === 'object' && on !== null && 'kind' in on && on.kind === 'self';
  return hasSlot([en], 'one') || hasSlot([en], 'such') || (isSelf && hasSlot([en], 'self'));
}
