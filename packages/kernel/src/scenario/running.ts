import type { Ask, Decision } from '../state/decision.ts';
import type { Match } from '../match/match.ts';
import { pending } from '../match/match.ts';
import type { Happened } from '../views/redact.ts';
import type { ShortcutTalk } from '../answers/shortcut.ts';
import { NO_CARD, type CardId, type CoreState } from '../state/state.ts';
import { optionsNamed, type NameContext } from './names.ts';
import type { Labels, ScenarioSubject } from './subject.ts';

/** A scenario under way. */
export interface Running<S extends CoreState> {
  readonly subject: ScenarioSubject<S>;
  match: Match<S>;
  labels: Labels;
  /** What the last answer brought about. */
  readonly happened: Happened[];
  /** The shortcut of which the others are asked. */
  talk?: ShortcutTalk;
}

/** One text or several, as several. */
export function listOf(texts: string | readonly string[]): readonly string[] {
  return typeof texts === 'string' ? [texts] : texts;
}

/** What reading names needs. */
export function contextOf<S extends CoreState>({ subject, match, labels }: Running<S>): NameContext<S> {
  return { subject, match, labels };
}

/** The ask that an answer is for, and the indexes that it names; or what stands in the way. */
export function prepare<S extends CoreState>(
  running: Running<S>,
  texts: readonly string[],
  seat: number | undefined,
): { ask: Ask; chosen: number[] } | string {
  const open = pending(running.match);
  const waiting = waitingIn(open);
  const ask = seat === undefined ? waiting[0] : waiting.find((each) => each.seat === seat - 1);
  if (ask === undefined) return seat === undefined ? 'nobody is asked' : `player ${seat} is not asked`;
  const chosen: number[] = [];
  for (const text of texts) {
    const named = optionsNamed(contextOf(running), ask.options, text);
    const isFree = (at: number): boolean => chosen.filter((each) => each === at).length < (ask.options[at]?.count ?? 1);
    const found = named.find(isFree) ?? (open?.kind === 'divide' ? named[0] : undefined);
    if (found === undefined) return `“${text}” is not offered`;
    chosen.push(found);
  }
  return { ask, chosen };
}

/** The asks of a question that wait for an answer. */
function waitingIn(open: Decision | undefined): readonly Ask[] {
  return open?.asks.filter((ask) => ask.answered === undefined) ?? [];
}

/** The open question as a failure tells it: its purpose, who is asked, how much is wanted and what is offered. */
export function sayOpenQuestion<S extends CoreState>(running: Running<S>): string {
  const open = pending(running.match);
  if (open === undefined) return 'nobody is asked, for the match is over';
  const asked = waitingIn(open).map((ask) => `player ${ask.seat + 1} chooses ${sayWanted(open.kind, ask)} of ${describe(running, ask)}`);
  return `asked is ${open.purpose}: ${asked.join('; ')}`;
}

function sayWanted(kind: Decision['kind'], { min, max, price }: Ask): string {
  const count = min === max ? String(min) : `${min} to ${max}`;
  return [kind === 'divide' ? `shares of ${count}` : count, price > 0 ? `for ${price}` : ''].filter((each) => each !== '').join(' ');
}

/** What an ask offers, as an answer names it. */
function describe<S extends CoreState>(running: Running<S>, ask: Ask): string {
  const { match, subject } = running;
  const texts = ask.options.map(({ verb, card, value, count = 1 }) => {
    const name = card === NO_CARD ? '' : (subject.namesOf(match, card)[0] ?? '');
    return [
      verb,
      name === '' ? '' : `${ownerNeeded(running, ask, card)}${name}`,
      value === 0 ? '' : `=${value}`,
      count === 1 ? '' : `(${count} of the same)`,
    ]
      .filter((each) => each !== '')
      .join(' ');
  });
  return texts.length === 0 ? 'nothing' : texts.join(', ');
}

/** `1:` before a name that cards of several owners have, as an answer tells them apart. */
function ownerNeeded<S extends CoreState>({ match, subject }: Running<S>, { options }: Ask, card: CardId): string {
  const [name] = subject.namesOf(match, card);
  const ownerOf = (each: CardId): number => match.state.cards[each]?.owner ?? 0;
  const isShared = options.some((other) => subject.namesOf(match, other.card)[0] === name && ownerOf(other.card) !== ownerOf(card));
  return isShared ? `${ownerOf(card) + 1}:` : '';
}
