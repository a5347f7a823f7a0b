import { listen, NO_CARD, pin, positionProblem, redefine, turnOver, type CardId, type Problem } from '@crupier/kernel/rules';
import { addCard } from '../setup/deal.ts';
import { counterNames } from '../state/counters.ts';
import { record } from '../state/leaving.ts';
import { printedBy } from '../state/printed.ts';
import { isPlayZone, isTopFirst, zoneOf, type Inferno, type InfernoCard } from '../state/state.ts';
import { readCards, type CardText } from './card-line.ts';
import { countIn, cardNamed, type Draft } from './draft.ts';
import { FILLER } from './stock-cards.ts';

/** Marks that set a field of the card to true. */
export const flagMarks = ['tapped', 'earthly', 'faceDown', 'fresh', 'token'] as const;
/** Marks that set a field of the card to their number. */
export const numberMarks = ['damage', 'entered', 'chosen'] as const;
/** `by` is the owner, `known` who was shown it, `on` and `copyOf` name a card; the last two are its part in a combat. */
const otherMarks = ['by', 'known', 'on', 'copyOf', 'faceUp', 'attacks', 'defends'] as const;
const everyMark: readonly string[] = [...flagMarks, ...numberMarks, ...counterNames, ...otherMarks];

/** The zones that a line may fill, under a player's number. */
export const filledZones = ['deck', 'hand', 'infierno', 'play', 'resources', 'exile'] as const;
/** One of them. */
export type FilledZone = (typeof filledZones)[number];

/** Lays the cards of a line into a zone; a number alone stands for so many cards that do nothing. */
export function fillZone(draft: Draft, seat: number, zone: FilledZone, text: string): Problem | undefined {
  const cards = readCards(text);
  if (!cards.ok) return cards.problems[0];
  for (const card of isTopFirst(zone) ? cards.value.toReversed() : cards.value) {
    for (let copy = 0; copy < card.copies; copy++) {
      const problem = placeCard(draft, card, { zone, seat, host: NO_CARD });
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}

interface Place {
  readonly zone: FilledZone;
  /** On whose side it lies. */
  readonly seat: number;
  readonly host: CardId;
}

function placeCard(draft: Draft, text: CardText, place: Place): Problem | undefined {
  const { state, game, labels } = draft;
  const definition = cardNamed(game, text.name === '' ? FILLER : text.name);
  if (definition === 0) return positionProblem('unknownCard', { card: text.name });
  const owner = text.marks['by'] === undefined ? place.seat : Number(text.marks['by']) - 1;
  if (state.players[owner] === undefined) return positionProblem('number', { text: `by ${text.marks['by'] ?? ''}` });
  const card = addCard(state, game, { definition, owner, zone: 'deck' });
  // What is attached is controlled by its owner, whoever's card it is on.
  const seat = place.host === NO_CARD ? place.seat : owner;
  putInto(draft, card, { ...place, seat });
  const problem = markCard(draft, card, text.marks);
  if (problem !== undefined) return problem;
  if (text.label !== undefined) labels[text.label] = card;
  for (const each of text.attached) {
    const failed = placeCard(draft, each, { zone: 'play', seat: place.seat, host: card });
    if (failed !== undefined) return failed;
  }
  return undefined;
}

function putInto({ state, game }: Draft, card: CardId, { zone, seat, host }: Place): void {
  const placed = record(state, card);
  (state.zones[placed.zone] as CardId[]).pop();
  const to = zoneOf(zone, seat);
  (state.zones[to] as CardId[]).push(card);
  Object.assign(placed, { zone: to, host });
  // Elsewhere a card is always its owner's. *Rule:* INF-400.3.
  if (isPlayZone(zone)) Object.assign(placed, { controller: seat, home: seat });
  if (zone === 'resources') placed.faceDown = !printedBy(game, placed.definition).types.includes('resource');
  if (game.worksIn(game.definitions[placed.definition], to, placed)) listen(state, game, card);
}

/** Marks a card: `tapped`, `damage 2`, `soul 1`, `by 2`, `on it`, `copyOf Hound`. Returns what is wrong with a mark. */
export function markCard(draft: Draft, card: CardId, marks: Readonly<Record<string, string>>): Problem | undefined {
  const { state } = draft;
  const marked = record(state, card);
  for (const [name, text] of Object.entries(marks)) {
    if (!everyMark.includes(name)) return positionProblem('unknownMark', { mark: name, known: everyMark.join(', ') });
    const problem = setMark(draft, marked, name, text);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function setMark(draft: Draft, card: InfernoCard, name: string, text: string): Problem | undefined {
  const { state, game } = draft;
  const flag = flagMarks.find((each) => each === name);
  if (flag === 'faceDown' || name === 'faceUp') turnOver(state, game, card.id, () => (card.faceDown = name !== 'faceUp' && text !== 'no'));
  else if (flag !== undefined) card[flag] = text !== 'no';
  else if (name === 'attacks' || name === 'defends') joinCombat(state, card, name);
  else if (name === 'known') card.knownTo = text === '' ? (1 << (state.players.length + 1)) - 1 : seatBits(text);
  else if (name === 'on') return attachTo(draft, card, text);
  else if (name === 'copyOf') return becomeCopy(draft, card, text);
  else if (name !== 'by') return setNumber(card, name, text);
  return undefined;
}

function setNumber(card: InfernoCard, name: string, text: string): Problem | undefined {
  const number = countIn(text);
  if (number === undefined) return positionProblem('number', { text: `${name} ${text}` });
  const field = numberMarks.find((each) => each === name);
  if (field !== undefined) card[field] = number;
  else card.counters = { ...card.counters, [name]: number };
  return undefined;
}

function seatBits(text: string): number {
  return text.split(/\s+/).reduce((bits, seat) => bits | (1 << (Number(seat) - 1)), 0);
}

/** Done when all lines are read: the bearer may stand in a later one. */
function attachTo({ labels, later }: Draft, card: InfernoCard, label: string): undefined {
  later.push(() => {
    const host = labels[label];
    if (host === undefined) return positionProblem('unknownLabel', { label });
    card.host = host;
    return undefined;
  });
}

function becomeCopy({ state, game }: Draft, card: InfernoCard, name: string): Problem | undefined {
  const definition = cardNamed(game, name);
  if (definition === 0) return positionProblem('unknownCard', { card: name });
  redefine(state, game, card.id, definition);
  return undefined;
}

function joinCombat(state: Inferno, card: InfernoCard, part: 'attacks' | 'defends'): void {
  const { stage = 'propose', attackers = [], defenders = [] } = state.combat ?? {};
  const joining = pin(card);
  state.combat =
    part === 'attacks'
      ? { stage, attackers: [...attackers, joining], defenders }
      : { stage, attackers, defenders: [...defenders, joining] };
}
