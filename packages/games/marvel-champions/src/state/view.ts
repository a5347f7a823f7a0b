import type { CardId, Shown, Showing, Viewer, ZoneToShow } from '@crupier/kernel/rules';
import { activationUnderWay, attackUnderWay, reducedBy } from './attack-under-way.ts';
import { announcementFor, boostRange, boostsOn, comingBoosts, type IconRange } from './announcement.ts';
import { powers, type Power } from './kept-values.ts';
import { handSizeOf, hitPointsLeft, hitPointsOf, identityOf, isHero, isInPlay, powerOf, recordOf } from './reading.ts';
import { inMatch, printedOf, type PrintedCard } from './printed.ts';
import { cardsIn, type MarvelMatch, type Zone } from './state.ts';
import { threatOfPhase } from './threat-of-phase.ts';

const shownOfSeats: readonly Zone[] = ['area', 'engaged', 'hand', 'dealt', 'resolving'];
const shownOfScenario: readonly Zone[] = ['villainArea', 'boost', 'victory', 'removed'];

/** What the table shows of a position, piles from their top: the allow-list of everything that may ever leave it. The kernel hides faces. */
export function show(match: MarvelMatch, _viewer: Viewer): Showing {
  const { round, phase, active, first, players, heroic } = match.state;
  const boosts = boostRange(match);
  return {
    table: { round, phase: `${phase}Phase`, active, first, ...(heroic > 0 && { heroic }) },
    seats: players.map((_, seat) => showPlayer(match, seat, boosts)),
    zones: [...players.flatMap((_, seat) => zonesOf(match, seat)), ...zonesOfScenario(match)],
    now: (card) => showCard(match, card),
  };
}

function showPlayer(match: MarvelMatch, seat: number, boosts: IconRange): Readonly<Record<string, Shown>> {
  const { isEliminated = false, hasChangedForm = false, deck = '' } = match.state.players[seat] ?? {};
  const identity = identityOf(match, seat);
  const calledAfter = heroKey(match, identity);
  if (isEliminated) return { deck, calledAfter, isEliminated };
  return {
    deck,
    calledAfter,
    form: isHero(match, seat) ? 'hero' : 'alterEgo',
    hitPoints: hitPointsLeft(match, identity),
    handSize: handSizeOf(match, seat),
    hasChangedForm,
    ...showAnnouncement(match, seat, boosts),
  };
}

/** The hero side of an identity, whichever side is up: all at the table call the player after it. */
function heroKey({ game, state }: MarvelMatch, identity: CardId): string {
  const definition = game.definitions[state.cards[identity]?.definition ?? 0];
  const { type, otherSide } = (definition?.printed ?? {}) as Partial<PrintedCard>;
  return type === 'alterEgo' && otherSide !== undefined ? otherSide : (definition?.key ?? '');
}

/** What the villain will do to a player in this round's villain phase. */
function showAnnouncement(match: MarvelMatch, seat: number, boosts: IconRange): Readonly<Record<string, Shown>> {
  const coming = announcementFor(match, seat, boosts);
  if (coming === undefined) return {};
  const { act, power, least, most, mayFall } = coming;
  return { coming: act, comingPower: power, comingLeast: least, comingMost: most, ...(mayFall && { mayFall }) };
}

function zonesOf(match: MarvelMatch, seat: number): readonly ZoneToShow[] {
  const shown = shownOfSeats.map((kind): ZoneToShow => ({ kind, seat, cards: cardsIn(match, kind, seat) }));
  return [
    ...shown,
    { kind: 'discard', seat, cards: cardsIn(match, 'discard', seat).toReversed() },
    { kind: 'deck', seat, cards: cardsIn(match, 'deck', seat).toReversed(), countOnly: true },
  ];
}

function zonesOfScenario(match: MarvelMatch): readonly ZoneToShow[] {
  const shown = shownOfScenario.map((kind): ZoneToShow => ({ kind, seat: -1, cards: cardsIn(match, kind) }));
  const aside = match.state.players.flatMap((_, seat) => cardsIn(match, 'aside', seat));
  const piles = (['encounterDeck', 'villainDeck', 'schemeDeck'] as const).map((kind): ZoneToShow => ({
    kind,
    seat: -1,
    cards: cardsIn(match, kind).toReversed(),
    countOnly: true,
  }));
  return [
    ...shown,
    { kind: 'aside', seat: -1, cards: aside },
    { kind: 'encounterDiscard', seat: -1, cards: cardsIn(match, 'encounterDiscard').toReversed() },
    ...piles,
  ];
}

/** A card's values as they are now; what is at its default is left out. */
function showCard(match: MarvelMatch, card: CardId): Readonly<Record<string, Shown>> {
  const values: Record<string, Shown> = {};
  if (!isInPlay(match, card)) return values;
  const { exhausted, stunned, confused, tough, damage, threat, counters, acceleration } = recordOf(match, card);
  const { hitPoints, targetThreat } = printedOf(match, card);
  const most = hitPointsOf(match, card);
  if (hitPoints !== undefined || most > 0) values['hitPoints'] = most;
  if (targetThreat !== undefined) values['targetThreat'] = inMatch(match, targetThreat);
  if (exhausted) values['exhausted'] = true;
  for (const [name, count] of Object.entries({ stunned, confused, tough, damage, threat, counters, acceleration }))
    if (count > 0) values[name] = count;
  return { ...values, ...showPowers(match, card), ...showInEncounter(match, card) };
}

/** The powers of a character with all that changes them; one that it lacks, or that is a dash, is left out. *Rule:* MC-DASH-1. */
function showPowers(match: MarvelMatch, card: CardId): Readonly<Record<string, Shown>> {
  const shown = powers.map((power) => [power, powerOf(match, card, power)] as const);
  return Object.fromEntries(shown.filter((each): each is readonly [Power, number] => each[1] !== undefined));
}

/** What a card is in the encounter: who attacks whom with which figures, how many boost cards an enemy has, and what the villain phase will place. */
function showInEncounter(match: MarvelMatch, card: CardId): Readonly<Record<string, Shown>> {
  const under = activationUnderWay(match);
  const aim = attackUnderWay(match)?.targets.find((target) => target.card === card);
  const reduced = aim === undefined ? 0 : reducedBy(match, aim);
  const boosts = boostsOn(match, card);
  return {
    ...(under?.enemy === card && { [under.isAttack ? 'attacks' : 'schemes']: true, ...(under.boost > 0 && { boost: under.boost }) }),
    ...(aim !== undefined && { [aim.isDefended ? 'defends' : 'attacked']: true, ...(reduced > 0 && { reduced }) }),
    ...(boosts > 0 && { boosts, ...(under?.enemy === card && showComingBoosts(match, card)) }),
    ...(card === match.state.mainScheme && { threatPerRound: threatOfPhase(match) }),
  };
}

/** What the facedown boost cards of an enemy that activates may add, as far as everybody can tell. */
function showComingBoosts(match: MarvelMatch, enemy: CardId): Readonly<Record<string, Shown>> {
  const { least, most } = comingBoosts(match, enemy);
  return { boostLeast: least, boostMost: most };
}
