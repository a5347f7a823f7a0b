import type { Ability } from '../language/effects.ts';
import type { Occasion } from '../language/occasion.ts';
import type { Facts } from '../match/facts.ts';
import type { GameWords } from '../play/game-words.ts';
import type { MatterRule } from '../play/matters.ts';
import type { PlayableMatch } from '../play/playable.ts';
import type { RaceCount, RaceWords } from '../play/race.ts';
import { randomChoice } from '../state/random-choice.ts';
import { dice } from '../state/dice.ts';
import { languages } from '../state/result.ts';
import type { SeenDecision, View } from '../views/view.ts';
import { checkSizes, textLimits } from '../own-cards/sizes.ts';

/** The slots of a template, such as `card` in "{card} is exiled." */
function slotsOf(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}

/** What is wrong with the log lines of a game, a sentence each: every fact has one, which tells in each language the same that the fact carries. */
export function logFaults({ names, shapes }: Facts, { events, figures }: Pick<GameWords, 'events' | 'figures'>): string[] {
  return names.flatMap((name, kind) => {
    const line = events[name];
    if (line === undefined) return [`${name} has no line.`];
    const fields = Object.keys(shapes[kind]?.carries ?? {});
    const carried = [...fields, 'source', ...(fields.includes('value') ? (figures?.[name] ?? []) : [])];
    const [first = [], ...others] = languages.map((language) => [...new Set(slotsOf(line[language]))].toSorted());
    return [
      ...first.filter((slot) => !carried.includes(slot)).map((slot) => `${name} tells of {${slot}}, which it does not carry.`),
      ...(others.every((slots) => slots.join() === first.join()) ? [] : [`${name} tells of something else in each language.`]),
      ...(new Set(languages.map((language) => line[language] === '')).size > 1
        ? [`${name} has nothing to say in one language alone.`]
        : []),
      ...languages.filter((language) => !/(^|[.”»])$/u.test(line[language])).map((language) => `${name} is no sentence in ${language}.`),
    ];
  });
}

/** What is wrong with the rules of what mattered, a sentence each: they tell facts of the game, and in each language what those carry. */
export function matterFaults({ names, shapes }: Facts, rules: readonly MatterRule[]): string[] {
  return rules.flatMap(({ event, sum, figure = '', several, ...single }) => {
    const kind = names.indexOf(event);
    if (kind < 0) return [`${event} is no fact.`];
    const carried = [...Object.keys(shapes[kind]?.carries ?? {}), ...(sum === 'each' ? [] : ['amount']), ...(several ? ['cards'] : [])];
    return [single, ...(several ? [several] : [])].flatMap(({ line, brief }) =>
      [line, brief].flatMap((text) => {
        const [first = [], ...others] = languages.map((language) => [...new Set(slotsOf(text[language]))].toSorted());
        const strange = [...first, ...slotsOf(figure)].filter((slot) => !carried.includes(slot));
        return [
          ...strange.map((slot) => `${event} tells of {${slot}}, which it does not carry.`),
          ...(others.every((slots) => slots.join() === first.join()) ? [] : [`${event} tells of something else in each language.`]),
        ];
      }),
    );
  });
}

/** What abilities answer without a sentence for it, by their occasions: `before damageTaken`. Prohibitions answer nothing. */
export function unsaidOccasions(
  { names }: Facts,
  { events, occasions }: Pick<GameWords, 'events' | 'occasions'>,
  meant: Readonly<Record<string, Pick<Occasion, 'event' | 'also' | 'moment'>>>,
): string[] {
  const unsaid = Object.values(meant).flatMap(({ event, also = [], moment }) =>
    [event, ...also].flatMap((kind) => {
      const name = names[kind] ?? '';
      const at = moment === 'after' ? 'after' : 'before';
      const line = occasions?.[at][name] ?? (at === 'after' ? events[name] : undefined);
      return moment === 'prohibit' || languages.every((language) => (line?.[language] ?? '') !== '') ? [] : [`${at} ${name}`];
    }),
  );
  return [...new Set(unsaid)];
}

/** The codes that have no label in some language. */
export function unlabelled(codes: readonly string[], { labels }: Pick<GameWords, 'labels'>): string[] {
  return codes.filter((code) => languages.some((language) => !/\S/.test(labels[code]?.[language] ?? '')));
}

/** What a race counts and a view of a match, as it was dealt, does not tell: values of the table and of seats, zones, and signs of cards. */
export function uncounted({ table, seats, zones, cards }: View, { turn, lines }: RaceWords): string[] {
  const shown = new Set(Object.values(cards).flatMap(({ now }) => Object.keys(now)));
  const isTold = (count: RaceCount): boolean => {
    if (count.kind === 'seat') return seats.every((values) => count.value in values);
    return zones.some(({ kind }) => kind === count.zone) && (count.kind !== 'card' || shown.has(count.sign));
  };
  const counts = lines.flatMap(({ count, top, milestone }) => [count, ...(top ? [top] : []), milestone]);
  return [...(turn in table ? [] : [turn]), ...counts.filter((count) => !isTold(count)).map((count) => JSON.stringify(count))];
}

/** What a match asks without words for it, while it is answered at random: purposes, verbs of options and their values. */
export function unspoken(match: PlayableMatch, words: GameWords, decisionsMax = 400): string[] {
  const lacking = new Set<string>();
  const roll = dice(1);
  for (let made = 0; made < decisionsMax && match.outcome() === undefined; made++) {
    const seat = match.pending(0)?.waiting[0] ?? 0;
    const asked = match.pending(seat);
    if (asked?.ask === undefined) break;
    for (const word of lackingIn(asked, words)) lacking.add(word);
    const refused = match.answer(seat, asked.id, randomChoice(asked.kind, asked.ask, roll));
    if (refused !== undefined) return [`A legal answer to ${asked.purpose} was refused: ${refused}.`];
  }
  return [...lacking];
}

function lackingIn({ purpose, ask }: SeenDecision, { purposes, verbs, values }: GameWords): string[] {
  const lacking = [purpose, ask?.purpose ?? purpose].filter((each) => purposes[each] === undefined);
  for (const { verb, value } of ask?.options ?? []) {
    const template = verbs[verb];
    if (template === undefined) lacking.push(verb);
    else if (template.en.includes('{value}') && values[verb]?.[value] === undefined) lacking.push(`${verb} ${value}`);
  }
  return lacking;
}

/** What is wrong with the abilities of a card: they are data, and not too much of it. */
export function abilityFaults(abilities: readonly Ability[]): string[] {
  return [
    ...(isData(abilities) ? [] : ['They are not the same after JSON.']),
    ...(abilities.length === 0 ? ['There is none.'] : []),
    ...(abilities.length > textLimits.abilitiesMax ? [`There are ${abilities.length}, more than ${textLimits.abilitiesMax}.`] : []),
    ...checkSizes(abilities, 'abilities').map(({ code, at }) => `${code} at ${at}`),
  ];
}

/** What is undefined or a function is no data; a field may be undefined, for that is as if it were left out. */
function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData);
  if (typeof value !== 'object' || value === null) return ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
  return Object.values(value).every((each) => each === undefined || isData(each));
}

/** Whether a line of a card's text reads as one: it begins as a sentence or with a number, ends as one, and has no gap. */
export function isWholeLine(line: string): boolean {
  return /^[\p{Lu}\d].*[.”]$/u.test(line) && !/[{}<>[\]|]|undefined|NaN| {2}| [,.;:]|\.\./.test(line);
}
