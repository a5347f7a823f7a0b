import { answer, copyMatch } from '../events/machine.ts';
import { chosenOf } from '../match/program.ts';
import type { Result } from '../state/result.ts';
import {
  choose,
  type ShortcutChoice,
  type ShortcutPart,
  type ShortcutReply,
  type ShortcutRules,
  type ShortcutTalk,
} from '../answers/shortcut.ts';
import { NO_CARD, type CoreState, type Seat } from '../state/state.ts';
import type { ShortcutLines } from './format.ts';
import { cardsNamed } from './names.ts';
import { contextOf, listOf, prepare, type Running } from './running.ts';

/** A seat proposes a shortcut. Returns why it may not, or that its choices are about other cards than they should be. */
export function proposeShortcut<S extends CoreState>(
  running: Running<S>,
  { shortcut, about }: { readonly shortcut: readonly ShortcutLines[]; readonly about?: readonly string[] },
  seat: Seat,
): string | undefined {
  const proposed = propose(running, shortcut, seat);
  if (typeof proposed === 'string') return proposed;
  const known = about?.map((name) => keyOf(running, name));
  const refusal = take(running, proposed, 'the shortcut may not be proposed');
  if (refusal !== undefined || known === undefined) return refusal;
  const { cards = [] } = running.talk ?? {};
  const isAsTold = cards.length === known.length && cards.every((card, at) => card === known[at]);
  return isAsTold ? undefined : `the choices are about ${JSON.stringify(cards.map((card) => card ?? ''))}`;
}

/** The definition of a card by its name; undefined for no card. */
function keyOf<S extends CoreState>(running: Running<S>, name: string): string | undefined {
  if (name === '') return undefined;
  const { match } = running;
  const [card = NO_CARD] = cardsNamed(contextOf(running), name);
  return match.game.definitions[match.state.cards[card]?.definition ?? 0]?.key;
}

/** A seat proposes what it may not. Returns that it may. */
export function mayNotPropose<S extends CoreState>(running: Running<S>, lines: readonly ShortcutLines[], seat: Seat): string | undefined {
  const proposed = propose(running, lines, seat);
  if (typeof proposed === 'string') return proposed;
  return proposed.ok ? 'the shortcut may be proposed' : undefined;
}

/** A seat says something of the shortcut. Returns why it may not. */
export function replyToShortcut<S extends CoreState>(running: Running<S>, text: string, seat: Seat): string | undefined {
  const replied = reply(running, text, seat);
  return typeof replied === 'string' ? replied : take(running, replied, `“${text}” was not taken`);
}

/** A seat says of the shortcut what it may not. Returns that it may. */
export function mayNotReply<S extends CoreState>(running: Running<S>, text: string, seat: Seat): string | undefined {
  const replied = reply(running, text, seat);
  if (typeof replied === 'string') return replied;
  return replied.ok ? `“${text}” was taken` : undefined;
}

function rulesOf<S extends CoreState>({ subject }: Running<S>): ShortcutRules<S> | string {
  return subject.shortcuts ?? `there are no shortcuts in ${subject.game}`;
}

function propose<S extends CoreState>(running: Running<S>, lines: readonly ShortcutLines[], seat: Seat): Result<ShortcutTalk> | string {
  const rules = rulesOf(running);
  return typeof rules === 'string' ? rules : rules.propose(running.match, copyOf(running), { seat, parts: partsOf(running, lines) });
}

function reply<S extends CoreState>(running: Running<S>, text: string, seat: Seat): Result<ShortcutTalk> | string {
  const rules = rulesOf(running);
  if (typeof rules === 'string') return rules;
  if (running.talk === undefined) return 'no shortcut was proposed';
  const said: ShortcutReply = text === 'accept' || text === 'reject' ? text : Number(text.slice('stop '.length)) - 1;
  return rules.reply(running.match, running.talk, seat, said);
}

/** Takes what was said, and does what is agreed with it: as far as the match follows. */
function take<S extends CoreState>(running: Running<S>, said: Result<ShortcutTalk>, what: string): string | undefined {
  if (!said.ok) return `${what}: ${said.problems.map(({ code }) => code).join(', ')}`;
  running.talk = said.value;
  running.happened.length = 0;
  const agreed = running.subject.shortcuts?.agreed(running.match, said.value) ?? [];
  for (const choice of agreed) if (!choose(running.match, choice).ok) break;
  return undefined;
}

function copyOf<S extends CoreState>({ match }: Running<S>): Running<S>['match'] {
  return copyMatch(match);
}

/** The choices that the texts name, found by making them on a copy. What is not offered there is kept as no option of any question. */
function partsOf<S extends CoreState>(running: Running<S>, lines: readonly ShortcutLines[]): readonly ShortcutPart[] {
  const trial: Running<S> = { ...running, match: copyOf(running), happened: [] };
  return lines.map(({ choices: texts, times = 1 }) => {
    const choices = texts.map((each): ShortcutChoice => {
      const seat = each.seat - 1;
      const prepared = prepare(trial, listOf(each.answer), each.seat);
      if (typeof prepared === 'string') return { seat, chosen: [[listOf(each.answer).join(' '), NO_CARD, -1]] };
      const chosen = chosenOf(prepared.ask.options, prepared.chosen).map(({ verb, card, value }) => [verb, card, value] as const);
      answer(trial.match, seat, prepared.chosen);
      return { seat, chosen };
    });
    for (let round = 1; round < times; round++) for (const choice of choices) choose(trial.match, choice);
    return { choices, times };
  });
}
