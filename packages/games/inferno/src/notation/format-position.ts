import { cardOf, type CardId, type DeepReadonly, type Game } from '@crupier/kernel/rules';
import { printedBy } from '../state/printed.ts';
import { environments, isTopFirst, zoneKind, zoneOf, type Inferno, type InfernoCard } from '../state/state.ts';
import { filledZones, flagMarks, numberMarks, type FilledZone } from './place-cards.ts';

/**
 * Writes a position as lines that `buildPosition` reads. What is on the chain, what runs in the middle of a step, and lasting
 * effects are not part of a position: a saved state keeps them.
 */
export function formatPosition(game: Game<Inferno>, state: DeepReadonly<Inferno>): readonly string[] {
  const { players, teams, active, starter, turn, step, combat, combats, extraTurns } = state;
  const hasTeams = new Set(teams).size < players.length;
  return [
    `players ${players.length}`,
    ...(hasTeams ? [`teams ${teams.map((team) => team + 1).join(' ')}`] : []),
    ...(step === 'setup' ? ['setup'] : [`step ${step}`]),
    `turn ${turn}`,
    `active ${active + 1}`,
    `starter ${starter + 1}`,
    ...(combat === undefined ? [] : [`combat ${combat.stage}`]),
    ...(combats === 0 ? [] : [`combats ${combats}`]),
    ...(extraTurns.length === 0 ? [] : [`extraTurns ${extraTurns.map((seat) => seat + 1).join(' ')}`]),
    `environments ${environments.filter((_, at) => (state.environments & (1 << at)) !== 0).join(' ')}`.trim(),
    ...players.flatMap((_, seat) => seatLines(game, state, seat)),
  ];
}

function seatLines(game: Game<Inferno>, state: DeepReadonly<Inferno>, seat: number): string[] {
  const player = state.players[seat];
  if (player === undefined) return [];
  const record = state.cards[player.demon] as DeepReadonly<InfernoCard>;
  const marks = marksOf(game, state, record, seat);
  const numbers = (['energy', 'skippedResources', 'tributes'] as const).filter((name) => player[name] > 0);
  const flags = (['lost', 'failedDraw', 'failedResource', 'failedMill'] as const).filter((name) => player[name]);
  return [
    `${seat + 1} demon ${[game.definitions[record.definition]?.key ?? '', ...bracketed(marks), `as demon${seat + 1}`].join(' ')}`,
    ...numbers.map((name) => `${seat + 1} ${name} ${player[name]}`),
    ...flags.map((name) => `${seat + 1} ${name}`),
    ...filledZones.flatMap((zone) => zoneLine(game, state, zone, seat)),
  ];
}

function zoneLine(game: Game<Inferno>, state: DeepReadonly<Inferno>, zone: FilledZone, seat: number): string[] {
  const cards = (state.zones[zoneOf(zone, seat)] ?? []).filter((card) => !isPlayersDemon(state, card));
  // A deck that is not named would be filled.
  if (cards.length === 0) return zone === 'deck' ? [`${seat + 1} deck 0`] : [];
  const listed = isTopFirst(zone) ? cards.toReversed() : cards;
  return [`${seat + 1} ${zone} ${listed.map((card) => cardText(game, state, card, seat)).join('; ')}`];
}

function isPlayersDemon({ players }: DeepReadonly<Inferno>, card: CardId): boolean {
  return players.some(({ demon }) => demon === card);
}

function cardText(game: Game<Inferno>, state: DeepReadonly<Inferno>, card: CardId, seat: number): string {
  const record = state.cards[card] as DeepReadonly<InfernoCard>;
  return [
    game.definitions[record.origin]?.key ?? '',
    ...bracketed(marksOf(game, state, record, seat)),
    ...(bearers(state).includes(card) ? [`as ${bearerName(state, card)}`] : []),
  ].join(' ');
}

function bracketed(marks: readonly string[]): string[] {
  return marks.length === 0 ? [] : [`(${marks.join(', ')})`];
}

function marksOf(game: Game<Inferno>, state: DeepReadonly<Inferno>, card: DeepReadonly<InfernoCard>, seat: number): string[] {
  const { host, owner, origin, definition, knownTo } = card;
  const usual = isFaceDownByItself(game, card);
  const known = state.players.flatMap((_, each) => ((knownTo & (1 << each)) === 0 ? [] : [each + 1]));
  const takesPart = (refs: readonly number[] | undefined): boolean => refs?.some((ref) => cardOf(ref) === card.id) === true;
  return [
    ...flagMarks.filter((flag) => card[flag] && !(flag === 'faceDown' && usual)),
    ...(usual && !card.faceDown ? ['faceUp'] : []),
    ...numberMarks.flatMap((name) => (card[name] === (name === 'chosen' ? -1 : 0) ? [] : [`${name} ${card[name]}`])),
    ...Object.entries(card.counters).map(([name, count]) => `${name} ${count}`),
    ...(owner === seat ? [] : [`by ${owner + 1}`]),
    ...(known.length === 0 ? [] : [`known ${known.join(' ')}`]),
    ...(host > 0 ? [`on ${isPlayersDemon(state, host) ? `demon${(state.cards[host]?.owner ?? 0) + 1}` : bearerName(state, host)}`] : []),
    ...(origin === definition ? [] : [`copyOf ${game.definitions[definition]?.key}`]),
    ...(takesPart(state.combat?.attackers) ? ['attacks'] : []),
    ...(takesPart(state.combat?.defenders) ? ['defends'] : []),
  ];
}

/** A card laid among the resources is face down unless it is a resource by type. */
function isFaceDownByItself(game: Game<Inferno>, { zone, definition }: DeepReadonly<InfernoCard>): boolean {
  return zoneKind(zone) === 'resources' && !printedBy(game, definition).types.includes('resource');
}

/** What something is attached to, demons excepted, in the order in which it lies. */
function bearers(state: DeepReadonly<Inferno>): CardId[] {
  const attached = state.players.flatMap((_, seat) => state.zones[zoneOf('play', seat)] ?? []);
  const hosts = new Set(attached.map((card) => state.cards[card]?.host ?? 0));
  return attached.filter((card) => hosts.has(card) && !isPlayersDemon(state, card));
}

function bearerName(state: DeepReadonly<Inferno>, card: CardId): string {
  return `bearer${bearers(state).indexOf(card) + 1}`;
}
