import type { Ability, Act, Clause, Target } from '../language/effects.ts';
import type { Wordings } from '../language/wordings.ts';
import { innerClauses } from '../language/inner-clauses.ts';
import type { AskedChoice } from '../match/text-choice.ts';
import type { Language } from '../state/result.ts';
import { grantSentences } from './abilities.ts';
import { actsText } from './acts.ts';
import { clauseSentences } from './clauses.ts';
import { targetPhrase } from './selectors.ts';
import { asSentence, stopped } from './sentences.ts';
import { conjugated } from './template.ts';
import type { TextContext } from './text-context.ts';
import { keyOf, writerFor, writerOf, type Writer } from './writer.ts';

/** A choice in words. */
export interface ChoiceText {
  /** "choose up to 2 enemy creatures.", "you may draw a card.": a sentence without its capital. */
  readonly question: string;
  /** What taking an offer does: "Draw a card". Empty for another choice. */
  readonly taken: string;
  /** What declining it does, where the text says anything of that. */
  readonly declined: string;
}

/** The place of the price among the clauses of an ability. */
const PRICE = 'price ';

/** Writes a choice of an ability; undefined where the ability has none at that place. */
export function writeChoice(
  words: Wordings,
  { ability, asked }: { readonly ability: Ability; readonly asked: AskedChoice },
  context: TextContext,
  language: Language,
): ChoiceText | undefined {
  const clauses = clausesOf(ability, asked.clause);
  const clause = clauses.at(-1);
  if (clause === undefined) return undefined;
  const writer = (): Writer => {
    const fresh = writerOf(writerFor(words, context, language, grantSentences), ability);
    sayBefore(fresh, clauses, asked.name);
    return fresh;
  };
  if (asked.sort === 'offer') return offerText(writer, clause);
  const said = saidOf(writer(), clause, asked);
  return said === undefined ? undefined : { question: stopped(said), taken: '', declined: '' };
}

function saidOf(writer: Writer, clause: Clause, asked: AskedChoice): string | undefined {
  switch (asked.sort) {
    case 'target':
      return targetText(writer, clause, asked);
    case 'act':
      return actText(writer, clause.do[Number(asked.name)]);
    default:
      return otherText(writer, clause, asked);
  }
}

/** What an act lets choose, as it is asked of whoever does it. */
function actText(writer: Writer, act: Act | undefined): string | undefined {
  const wording = act && writer.words.verbs[act.verb];
  if (act === undefined || wording?.asks === undefined) return undefined;
  const { valued: _valued, ...asking } = { ...wording, ...wording.asks };
  const { who: _who, ...done } = act;
  const words = { ...writer.words, verbs: { ...writer.words.verbs, [act.verb]: asking } };
  return writer.grammar.polish(actsText({ ...writer, words }, [done], 'told'));
}

/** The target that a choice of an ability is of; undefined where it is no choice of a target. */
export function targetAsked(ability: Ability, { sort, clause, name }: Pick<AskedChoice, 'sort' | 'clause' | 'name'>): Target | undefined {
  return sort === 'target' ? clausesOf(ability, clause).at(-1)?.targets?.[name] : undefined;
}

function clausesOf(ability: Ability, path: string): readonly Clause[] {
  const isPrice = path.startsWith(PRICE);
  const root = isPrice ? 'price' in ability && ability.price : 'clause' in ability && ability.clause;
  return root ? clausesTo(root, isPrice ? path.slice(PRICE.length) : path) : [];
}

/** The clauses on the way to a path, the outermost first and the one at the path last; empty where there is none. */
function clausesTo(clause: Clause, path: string): readonly Clause[] {
  if (path === '') return [clause];
  const [within, place] = innerClauses(clause).find(([, each]) => path.startsWith(`${each} `)) ?? [];
  const rest = within === undefined || place === undefined ? [] : clausesTo(within, path.slice(place.length + 1));
  return rest.length === 0 ? [] : [clause, ...rest];
}

/** What was chosen before, and the cards of the event, are known when the choice is asked: they are "that creature". */
function sayBefore({ memory, when }: Writer, clauses: readonly Clause[], name: string): void {
  const names = clauses.flatMap(({ targets = {} }, at) => {
    const own = Object.keys(targets);
    return at === clauses.length - 1 ? own.slice(0, Math.max(0, own.indexOf(name))) : own;
  });
  for (const each of names) memory.said.add(keyOf({ kind: 'bound', name: each }));
  for (const player of clauses.flatMap(({ players = {} }) => Object.keys(players)))
    if (player !== name) memory.said.add(`player ${player}`);
  if (when === undefined) return;
  for (const role of ['card', 'other'] as const) memory.said.add(keyOf({ kind: 'event', role }));
}

/** "You may draw a card", and "Draw a card". Each player to whom a text offers something is "you". */
function offerText(writer: () => Writer, clause: Clause): ChoiceText {
  const { ifDone: _then, else: otherwise, next: _next, if: condition, each: _each, eachIf: _eachIf, ...offered } = clause;
  const { may: _may, ...done } = offered;
  const { grammar } = writer();
  const [first = '', ...more] = clauseSentences(writer(), offered, '');
  const question = [first, ...more.map(asSentence)].join('. ');
  const taken = clauseSentences(writer(), done, '').map(asSentence).join(' ');
  const declined = otherwise === undefined || condition !== undefined ? [] : clauseSentences(writer(), otherwise, '').map(asSentence);
  const bare = (text: string): string => grammar.polish(text).replace(/(?<!\.\p{Lu})\.$/u, '');
  return { question: stopped(grammar.polish(question)), taken: bare(taken), declined: bare(declined.join(' ')) };
}

function targetText(writer: Writer, { targets = {} }: Clause, { name, least, most, by }: AskedChoice): string | undefined {
  const target = targets[name];
  if (target === undefined) return undefined;
  const { count: _, ...filter } = target;
  const asked: Target = {
    ...filter,
    min: least,
    max: isAnyNumber(target) ? target.max : most,
    ...(by !== 'you' && { whose: by === 'opponent' ? seenByOpponent[target.whose] : 'any' }),
  };
  const own: Writer = writer.announced.includes(target) ? { ...writer, announced: [...writer.announced, asked] } : writer;
  return choose(own, targetPhrase(own, asked).text);
}

/** As many as there are: said as "any number of", however many may be chosen now. */
function isAnyNumber({ min, max }: Target): boolean {
  return min === 0 && max >= ANY_NUMBER;
}

const ANY_NUMBER = 99;

/** Whose cards are to an opponent. */
const seenByOpponent = { friendly: 'enemy', enemy: 'friendly', any: 'any' } as const;

function otherText(writer: Writer, { players = {} }: Clause, { sort, name, least, most }: AskedChoice): string | undefined {
  const { grammar } = writer;
  if (sort === 'number') return choose(writer, grammar.numberFrom(least, String(most)));
  const player = players[name];
  return player && choose(writer, grammar.somePlayer(player.whose, 'one').text);
}

function choose({ grammar }: Writer, what: string): string {
  const verb = conjugated(grammar, `[${grammar.frames.choose}]`, { mood: 'imperative', subject: grammar.players.you });
  return grammar.polish(`${verb} ${what}`);
}
