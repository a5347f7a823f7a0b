import { pending } from '../match/match.ts';
import { mayKnow } from '../views/handles.ts';
import { makeView } from '../views/make-view.ts';
import type { Happened } from '../views/redact.ts';
import { cardOf, type CardId, type CoreState } from '../state/state.ts';
import type { Viewer } from '../state/viewers.ts';
import { isAsExpected, readPath } from './expect.ts';
import type { Expected, ScenarioStep } from './format.ts';
import { cardsNamed, optionsNamed, unknownIn } from './names.ts';
import { contextOf, type Running } from './running.ts';

/** Compares values by path, as a viewer may know them where one is given. Returns the first that is otherwise. */
export function checkValues<S extends CoreState>(
  running: Running<S>,
  expected: Readonly<Record<string, Expected>>,
  viewer?: Viewer,
): string | undefined {
  const context = { ...contextOf(running), ...(viewer !== undefined && { viewer }) };
  const showing = running.subject.show(running.match, viewer ?? 0);
  for (const [path, value] of Object.entries(expected)) {
    const found = readPath(context, showing, path);
    if (isAsExpected(found, value)) continue;
    return found === undefined
      ? `nothing is found under “${path}”, so it is not ${JSON.stringify(value)}`
      : `${path} is ${JSON.stringify(found)}, not ${JSON.stringify(value)}`;
  }
  return undefined;
}

/** Looks for options among those of the open question. Returns the first that is missing, or that should be. */
export function checkOffered<S extends CoreState>(running: Running<S>, texts: readonly string[], should: boolean): string | undefined {
  const open = pending(running.match);
  for (const text of texts) {
    const unknown = should ? undefined : unknownIn(contextOf(running), text);
    if (unknown !== undefined) return neverOffered(unknown);
    const is = open?.asks.some((ask) => optionsNamed(contextOf(running), ask.options, text).length > 0) === true;
    if (is !== should) return `“${text}” is ${is ? 'offered' : 'not offered'}`;
  }
  return undefined;
}

/** That an expectation on options cannot fail, because nothing has the name in it. */
export function neverOffered(name: string): string {
  return `nothing is called “${name}”, so that it is never offered`;
}

/** Compares the open question. Returns the first difference. */
export function checkAsked<S extends CoreState>(
  running: Running<S>,
  asked: Extract<ScenarioStep, { readonly asked: unknown }>['asked'],
): string | undefined {
  const open = pending(running.match);
  const ask = open?.asks.find((each) => asked.seat === undefined || each.seat === asked.seat - 1);
  const found: Readonly<Record<string, unknown>> = { ...open, ...ask, seat: (ask?.seat ?? -1) + 1 };
  for (const [key, value] of Object.entries(asked)) {
    if (key === 'first') {
      const isFirst = optionsNamed(contextOf(running), ask?.options.slice(0, 1) ?? [], String(value)).length > 0;
      if (!isFirst) return `“${value}” is not the first option`;
    } else if (found[key] !== value) return `asked ${key} is ${String(found[key])}, not ${String(value)}`;
  }
  return undefined;
}

/** Looks at what a seat may know. Returns the first thing that it should see and does not, or the other way round. */
export function checkView<S extends CoreState>(
  running: Running<S>,
  { seat, sees = [], hides = [], expect = {} }: Extract<ScenarioStep, { readonly view: unknown }>['view'],
): string | undefined {
  const { match, subject } = running;
  const viewer = seat - 1;
  const showing = subject.show(match, viewer);
  const context = contextOf(running);
  const knows = (name: string): boolean => cardsNamed(context, name).some((card) => mayKnow(match, viewer, card));
  const unseen = sees.find((name) => !knows(name));
  if (unseen !== undefined) return `seat ${seat} does not see ${unseen}`;
  const unknown = hides.find((name) => cardsNamed(context, name).length === 0);
  if (unknown !== undefined) return `no card is called “${unknown}”, so that nobody sees it`;
  const seen = hides.find(knows);
  if (seen !== undefined) return `seat ${seat} sees ${seen}`;
  const view = JSON.stringify(makeView(match, viewer, showing));
  const leaked = hides
    .flatMap((name) => cardsNamed(context, name))
    .find((card) => view.includes(`"${match.game.definitions[match.state.cards[card]?.definition ?? 0]?.key}"`));
  if (leaked !== undefined) return `the view of seat ${seat} names a card that it hides`;
  return Object.keys(expect).length === 0 ? undefined : checkValues(running, expect, viewer);
}

/** Looks for facts among those of the last answer. Returns the first that is missing, or that should be. */
export function checkHappened<S extends CoreState>(running: Running<S>, facts: readonly string[], should: boolean): string | undefined {
  for (const text of facts) {
    const read = readFact(running, text);
    if (typeof read === 'string') return read;
    const is = running.happened.some(({ event }) => factFits(running, event, read));
    if (is !== should) return `${text} ${is ? 'happened' : 'did not happen'}`;
  }
  return undefined;
}

/** A fact as a scenario writes it. */
interface FactText {
  readonly name: string;
  /** The cards that it may be about; undefined where any may. */
  readonly cards: readonly CardId[] | undefined;
  /** Undefined where any amount will do. */
  readonly amount: number | undefined;
}

/** `damageDealt Zorg 3`: the fact's name, then if wanted the card's, then if wanted the amount. Returns what nothing is called. */
function readFact<S extends CoreState>(running: Running<S>, text: string): FactText | string {
  const [name = '', ...words] = text.trim().split(/\s+/);
  const rest = words.join(' ');
  if (rest === '') return { name, cards: undefined, amount: undefined };
  // A card's own name may end in a number, so the whole is tried first.
  const whole = cardsNamed(contextOf(running), rest);
  if (whole.length > 0) return { name, cards: whole, amount: undefined };
  const [, card = rest, amount] = /^(.*?)(?:^|\s+)(-?\d+)$/.exec(rest) ?? [];
  const count = amount === undefined ? undefined : Number(amount);
  if (card === '') return { name, cards: undefined, amount: count };
  const cards = cardsNamed(contextOf(running), card);
  return cards.length === 0 ? `nothing is called “${card}”, so that nothing happens to it` : { name, cards, amount: count };
}

function factFits<S extends CoreState>({ match }: Running<S>, event: Happened['event'], { name, cards, amount }: FactText): boolean {
  if (match.game.facts.names[event.kind] !== name) return false;
  return (amount === undefined || event.amount === amount) && cards?.includes(cardOf(event.card)) !== false;
}
