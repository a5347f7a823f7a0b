import { moveCard, positionProblem, type CardId, type Problem, type ZoneId } from '@crupier/kernel/rules';
import { addCard } from '../setup/deal.ts';
import { isPlayZone, record, SCENARIO } from '../state/leaving.ts';
import type { CardType, PrintedCard } from '../state/printed.ts';
import { zoneKind, zoneOf, type MarvelCard, type Zone } from '../state/state.ts';
import { readCards, type CardText } from './card-line.ts';
import { cardNamed, countIn, type Draft, type Fits } from './draft.ts';
import { stock } from './stock-cards.ts';

/** Marks that are numbers; one without a number is 1, and `no` is 0. */
export const numberMarks = ['stunned', 'confused', 'tough', 'damage', 'threat', 'counters', 'acceleration'] as const;
/** `by` is the owner, the scenario where it is 0; `on` the card under which a boost card or a tucked one lies. */
const everyMark: readonly string[] = ['exhausted', ...numberMarks, 'by', 'on'];

/** The zones that a line may fill under a player's number. */
export const seatZones = ['hand', 'deck', 'discard', 'area', 'engaged', 'dealt', 'aside'] as const;
/** Those of the scenario, which a line names alone. */
export const scenarioZones = [
  'villainArea',
  'villainDeck',
  'schemeDeck',
  'encounterDeck',
  'encounterDiscard',
  'boost',
  'tucked',
  'victory',
  'removed',
] as const;

/** Whether a zone is a pile, which is written from its top. */
export function isPile(zone: Zone): boolean {
  return ['deck', 'discard', 'encounterDeck', 'encounterDiscard', 'villainDeck', 'schemeDeck'].includes(zone);
}

const encounterTypes: readonly CardType[] = [
  'villain',
  'mainScheme',
  'attachment',
  'environment',
  'minion',
  'obligation',
  'sideScheme',
  'treachery',
];

/** Whether a card belongs to the scenario and to no player, by its type. */
export function isOfScenario({ type }: Pick<PrintedCard, 'type'>): boolean {
  return encounterTypes.includes(type);
}

/** Where cards are laid. */
interface Place {
  readonly zone: Zone;
  /** On whose side it lies, 0 in zones of the scenario. */
  readonly seat: number;
  readonly host: CardId;
}

/** Lays the cards of a line into a zone; a number alone stands for so many cards that do nothing. */
export function fillZone(draft: Draft, zone: Zone, seat: number, text: string): Problem | undefined {
  const cards = readCards(text);
  if (!cards.ok) return cards.problems[0];
  for (const card of isPile(zone) ? cards.value.toReversed() : cards.value) {
    for (let copy = 0; copy < card.copies; copy++) {
      const placed = placeCard(draft, card, { zone, seat, host: 0 });
      if (typeof placed !== 'number') return placed;
    }
  }
  return undefined;
}

const isFront: Fits = ({ type, targetThreat }) => type === 'mainScheme' && targetThreat === undefined;

/** What may lie in a zone, where a name alone would leave that open. */
function fitsOf(zone: Zone): Fits {
  if (zone === 'villainDeck') return ({ type }) => type === 'villain';
  if (zone === 'schemeDeck') return isFront;
  return ({ type }) => !['hero', 'alterEgo', 'villain', 'mainScheme'].includes(type);
}

function fillerOf(zone: Zone): string {
  return ['hand', 'deck', 'discard', 'tucked'].includes(zone) ? stock.filler : stock.encounterFiller;
}

/** Lays one card. Returns it, or what is wrong with its text. */
export function placeCard(draft: Draft, text: CardText, place: Place, fits = fitsOf(place.zone)): CardId | Problem {
  const { state, game, labels } = draft;
  const definition = cardNamed(game, text.name === '' ? fillerOf(place.zone) : text.name, fits);
  if (typeof definition !== 'number') return definition;
  const { key = '', printed } = game.definitions[definition] ?? {};
  const owner = isOfScenario(printed as PrintedCard) ? SCENARIO : place.seat;
  const card = addCard(state, game, { key, zone: 'resolving', owner });
  moveCard(state, game, card, zoneOf(place.zone, place.seat));
  const laid = record(state, card);
  laid.host = place.host;
  if (isPlayZone(place.zone) && owner !== SCENARIO) laid.controller = place.seat;
  const problem = markCard(draft, card, text.marks);
  if (problem !== undefined) return problem;
  if (text.label !== undefined) labels[text.label] = card;
  for (const each of text.attached) {
    const attached = placeCard(draft, each, { ...place, host: card });
    if (typeof attached !== 'number') return attached;
  }
  return card;
}

/** Marks a card: `exhausted`, `damage 2`, `stunned`, `tough no`, `by 2`, `on it`. Returns what is wrong with a mark. */
export function markCard(draft: Draft, card: CardId, marks: Readonly<Record<string, string>>): Problem | undefined {
  const marked = record(draft.state, card);
  for (const [name, text] of Object.entries(marks)) {
    if (!everyMark.includes(name)) return positionProblem('unknownMark', { mark: name, known: everyMark.join(', ') });
    const problem = setMark(draft, marked, name, text);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function setMark(draft: Draft, card: MarvelCard, name: string, text: string): Problem | undefined {
  const field = numberMarks.find((each) => each === name);
  if (name === 'exhausted') card.exhausted = text !== 'no';
  else if (name === 'on') return putUnder(draft, card, text);
  else {
    const number = text === 'no' ? 0 : countIn(text === '' ? '1' : text);
    if (number === undefined) return positionProblem('number', { text: `${name} ${text}` });
    if (field !== undefined) card[field] = number;
    else return setOwner(draft, card, number - 1);
  }
  return undefined;
}

function setOwner({ state }: Draft, card: MarvelCard, seat: number): Problem | undefined {
  if (seat !== SCENARIO && state.players[seat] === undefined) return positionProblem('number', { text: `by ${seat + 1}` });
  // A player side scheme lies in no player's area.
  const isOfNoArea = card.owner !== SCENARIO && zoneKind(card.zone) === 'villainArea';
  const isControlledByOwner = card.controller === card.owner && (card.host !== 0 || isOfNoArea);
  card.owner = seat;
  if (isControlledByOwner) card.controller = seat;
  return undefined;
}

/** Done when all lines are read: the card above may stand in a later one. */
function putUnder({ labels, later }: Draft, card: MarvelCard, label: string): undefined {
  later.push(() => {
    const host = labels[label];
    if (host === undefined) return positionProblem('unknownLabel', { label });
    card.host = host;
    return undefined;
  });
}

/** The zone of the scenario or of a player that two words name: `1 hand`, `villainArea`. */
export function zoneNamed(players: number, words: readonly string[]): ZoneId | undefined {
  const [first = '', second = ''] = words;
  const shared = scenarioZones.find((each) => each === first);
  if (shared !== undefined && words.length === 1) return zoneOf(shared);
  const own = seatZones.find((each) => each === second);
  const seat = Number(first) - 1;
  return own !== undefined && words.length === 2 && seat >= 0 && seat < players ? zoneOf(own, seat) : undefined;
}
