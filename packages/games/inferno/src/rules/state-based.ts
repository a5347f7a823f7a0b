import {
  leave,
  NO_CARD,
  option,
  raise,
  raiseAll,
  stateCheck,
  type CardId,
  type GameEvent,
  type OneSeatQuestion,
  type Seat,
} from '@crupier/kernel';
import { destroyedBy, fact, losses } from '../state/facts.ts';
import { printedOf } from '../state/printed.ts';
import { isType, objectsInPlay, recordOf, sideOf, supertypesOf, toughnessOf } from '../state/reading.ts';
import { inTurnOrder } from '../state/seats.ts';
import { zoneKind, type Inferno, type InfernoMatch } from '../state/state.ts';

interface CheckLocals {
  /** Cards that their controllers chose to keep. */
  kept: readonly CardId[];
}

/** All state-based actions at once, again and again until none is left. *Rule:* INF-705.3. */
export const stateBased = stateCheck<Inferno, CheckLocals>('state-based actions', [
  {
    name: 'is there anything to do',
    rule: 'INF-705.3 INF-705.1 INF-705.2',
    do: (match) => (isAnythingDue(match) ? undefined : leave),
  },
  {
    name: 'choose which of the unique ones stays',
    rule: 'INF-705.5g',
    ask: (match, { locals }) => keepQuestion(uniqueGroups(match), locals.kept, match, 'keepUnique'),
    take: (_match, { locals }, [chosen]) => {
      locals.kept = [...locals.kept, chosen?.card ?? NO_CARD];
      return 'choose which of the unique ones stays';
    },
  },
  {
    name: 'choose which scenario stays',
    rule: 'INF-705.5h INF-303.3',
    ask: (match, { locals }) => keepQuestion([newestScenarios(match)], locals.kept, match, 'keepScenario'),
    take: (_match, { locals }, [chosen]) => {
      locals.kept = [...locals.kept, chosen?.card ?? NO_CARD];
    },
  },
  {
    name: 'all at once',
    rule: 'INF-705.3',
    do: (match, { locals }) => {
      const due = actionsDue(match, locals.kept);
      if (due.length === 0) return 'forget what was tried';
      raiseAll(match, due);
    },
  },
  {
    name: 'forget what was tried',
    rule: 'INF-705.5',
    do: (match) => {
      const tried = match.state.players.some(({ failedDraw, failedMill, failedResource }) => failedDraw || failedMill || failedResource);
      if (tried) raise(match, fact('attemptsForgotten', {}));
    },
  },
  {
    name: 'is the match over',
    rule: 'INF-104.2a INF-104.4a',
    do: (match) => {
      const { teams } = match.state;
      const left = new Set(inTurnOrder(match).map((seat) => teams[seat]));
      if (left.size <= 1) raise(match, fact('matchEnded', { value: left.size }));
    },
  },
  {
    name: 'look again',
    rule: 'INF-705.3',
    do: (_match, { locals }) => {
      locals.kept = [];
      return 'is there anything to do';
    },
  },
]);

/** The test that nearly every check ends with: it makes no list. */
function isAnythingDue(match: InfernoMatch): boolean {
  const { players, zones, cards } = match.state;
  for (const { failedDraw, failedMill, failedResource } of players) if (failedDraw || failedMill || failedResource) return true;
  let scenarios = 0;
  for (let zone = 0; zone < zones.length; zone++) {
    const kind = zoneKind(zone);
    if (kind === 'deck' || kind === 'effects' || kind === 'spent') continue;
    for (const card of zones[zone] ?? []) {
      const record = cards[card];
      if (record === undefined) continue;
      if (kind !== 'play') {
        if (record.token && kind !== 'resources') return true;
        continue;
      }
      if (record.host !== NO_CARD && !mayStayAttached(match, card)) return true;
      if (isType(match, card, 'ally') && toughnessOf(match, card) <= 0) return true;
      if (isType(match, card, 'scenario') && ++scenarios > 1) return true;
      if (supertypesOf(match, card).includes('unique') && twins(match, card).length > 1) return true;
    }
  }
  return false;
}

/** Everything that applies now, as one event. *Rule:* INF-705.5. */
function actionsDue(match: InfernoMatch, kept: readonly CardId[]): GameEvent[] {
  const objects = objectsInPlay(match);
  return [
    ...losing(match),
    ...outsidePlay(match),
    ...objects
      .filter((card) => isType(match, card, 'ally') && toughnessOf(match, card) <= 0)
      .map((card) =>
        fact('destroyed', { card, other: recordOf(match, card).damagedBy[0] ?? NO_CARD, source: NO_CARD, value: destroyedBy.toughness }),
      ),
    ...unwanted(match, uniqueGroups(match), kept),
    ...unwanted(match, [scenarios(match)], scenarioKept(match, kept)),
    ...objects
      .filter((card) => recordOf(match, card).host !== NO_CARD && !mayStayAttached(match, card))
      .map((card) => fact('detached', { card, other: recordOf(match, card).host })),
  ];
}

/** *Rule:* INF-705.5a, INF-705.5b, INF-705.5c. */
function losing({ state }: InfernoMatch): GameEvent[] {
  return state.players.flatMap(({ lost, failedDraw, failedResource, failedMill }, seat) => {
    if (lost || !(failedDraw || failedResource || failedMill)) return [];
    if (failedDraw) return [fact('playersLost', { seat, value: losses.indexOf('emptyDraw') })];
    return [fact('playersLost', { seat, value: losses.indexOf(failedResource ? 'emptyResource' : 'emptyMill') })];
  });
}

/** Tokens that are not in play cease to exist. *Rule:* INF-705.5d. */
function outsidePlay({ state }: InfernoMatch): GameEvent[] {
  return state.cards
    .filter(({ token, zone }) => token && !['play', 'resources'].includes(zoneKind(zone)))
    .map(({ id }) => fact('tokenCeased', { card: id }));
}

/** A weapon stays on an ally only, and an ally on nothing. *Rule:* INF-705.5i, INF-705.5j. */
function mayStayAttached(match: InfernoMatch, card: CardId): boolean {
  const { host } = recordOf(match, card);
  return zoneKind(recordOf(match, host).zone) === 'play' && isType(match, host, 'ally') && !isType(match, card, 'ally');
}

/** Cards of one controller that share a name and are unique. *Rule:* INF-705.5g. */
function uniqueGroups(match: InfernoMatch): CardId[][] {
  const unique = objectsInPlay(match).filter((card) => supertypesOf(match, card).includes('unique'));
  const groups = new Map<string, CardId[]>();
  for (const card of unique) {
    const key = `${sideOf(match, card)} ${printedOf(match, card).name.es}`;
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

function twins(match: InfernoMatch, card: CardId): CardId[] {
  return uniqueGroups(match).find((group) => group.includes(card)) ?? [];
}

function scenarios(match: InfernoMatch): CardId[] {
  return objectsInPlay(match).filter((card) => isType(match, card, 'scenario'));
}

/**
 * The scenarios among which somebody must choose: those that entered last, at the same time. Those of the active player beat the
 * others. *Rule:* INF-303.3.
 */
function newestScenarios(match: InfernoMatch): CardId[] {
  const all = scenarios(match);
  if (all.length < 2) return [];
  const newest = Math.max(...all.map((card) => recordOf(match, card).entered));
  const last = all.filter((card) => recordOf(match, card).entered === newest);
  const own = last.filter((card) => sideOf(match, card) === match.state.active);
  return own.length > 0 ? own : last;
}

function scenarioKept(match: InfernoMatch, kept: readonly CardId[]): readonly CardId[] {
  const newest = newestScenarios(match);
  return newest.length === 1 ? newest : kept;
}

/** Asks about the first group of which nobody has chosen the one that stays. */
function keepQuestion(
  groups: readonly (readonly CardId[])[],
  kept: readonly CardId[],
  match: InfernoMatch,
  purpose: string,
): OneSeatQuestion | undefined {
  const open = groups.find((group) => group.length > 1 && !group.some((card) => kept.includes(card)));
  const [first] = open ?? [];
  if (open === undefined || first === undefined) return undefined;
  return { kind: 'target', seat: chooserOf(match, open), purpose, source: NO_CARD, options: open.map((card) => option('keep', card)) };
}

/** Their controller chooses; where they have several, the active player does. *Rule:* INF-303.3b. */
function chooserOf(match: InfernoMatch, group: readonly CardId[]): Seat {
  const sides = new Set(group.map((card) => sideOf(match, card)));
  return sides.size === 1 ? (sides.values().next().value as Seat) : match.state.active;
}

/** All of a group but the one that stays go to their owners' Infiernos; they are not destroyed. */
function unwanted(match: InfernoMatch, groups: readonly (readonly CardId[])[], kept: readonly CardId[]): GameEvent[] {
  return groups
    .filter((group) => group.length > 1)
    .flatMap((group) => group.filter((card) => !kept.includes(card)))
    .map((card) => fact('cardToInfierno', { card, value: zoneKind(recordOf(match, card).zone) === 'play' ? 1 : 0 }));
}
