import {
  abilityHas,
  abilityOf,
  type AbilityRef,
  applies,
  call,
  type CardId,
  type ChoosingLocals,
  contextOf,
  type GameEvent,
  type Heard,
  isWithinLimit,
  leave,
  NO_SEAT,
  noteUse,
  passes,
  paymentStep,
  perText,
  program,
  raise,
  raiseAll,
  raiseAndTell,
  type Seat,
  type Site,
  site,
  type ToldLocals,
  writable,
} from '@crupier/kernel/rules';
import type { Ability } from '@crupier/kernel/cards';
import { fact } from '../state/facts.ts';
import { printedOf } from '../state/printed.ts';
import { areaOf, hasStatus, hostsControllerOf, identityOf, isInPlay, keywordOf, recordOf, typeOf, zoneOfCard } from '../state/reading.ts';
import { seatsFrom, statuses, type Marvel, type MarvelMatch } from '../state/state.ts';
import { becomeDefender, mayDefend } from './enemy-attack.ts';
import { isActivating } from './activation.ts';
import { isInForm, isLabelled } from './forms.ts';
import { isWithinPeriod, withoutCost } from './play-card.ts';
import { isKeptOutByPeril } from './keywords/peril.ts';
import { isTeamThere } from './keywords/team-up.ts';
import { canPay, meansOf, paidWith, placesOfUse } from './paying.ts';
import { isAllowed } from './restrictions.ts';
import { endAttacks, endThwarts, type Struck, type Thwarted } from './player-attack.ts';

/** What the use of an ability keeps. */
export interface UseLocals extends ChoosingLocals, ToldLocals {
  readonly ref: AbilityRef;
  /** What set it off; undefined where it is an action. */
  readonly event: GameEvent | undefined;
  readonly batch?: readonly GameEvent[];
  /** 1 where its card is an event that is played from hand. */
  readonly played: number;
  /** Whether the resource cost of its card is ignored. */
  readonly isFree?: boolean;
  /** What an ability labelled as an attack or a thwart has been directed at so far. */
  struck: readonly Struck[];
  thwarted: readonly Thwarted[];
  /** What the next damage of its attack is more. *Rule:* MC-MODIFYING-EFFECTS-2. */
  added: number;
  /** What each damage and each removal of threat by it is more. *Rule:* MC-EVENT-7, MC-ATTACK-ABILITY-4, MC-FAQ-31. */
  more: Increase;
}

/** What a text adds to an event that is played, or to an attack. */
export interface Increase {
  readonly damage: number;
  readonly threat: number;
}

/** An ability that a player might use. */
export type Usable = Pick<Heard, 'ref' | 'self' | 'seat'> & Partial<Pick<Heard, 'event' | 'batch'>> & { readonly isFree?: boolean };

/** Nothing is added. */
export const NO_INCREASE: Increase = { damage: 0, threat: 0 };

const END = 'an attack or a thwart ends';
const canChange = site(
  'MC-ABILITY-4 MC-ABILITY-5 MC-ABILITY-17 MC-INITIATE-ABILITIES-2 MC-TARGET-2 MC-TARGET-4 MC-TARGET-9 MC-EVENT-5 MC-COST-13 MC-CHOOSE-ELEMENT-2 MC-SWAP-2',
  'an ability that could change nothing is not used',
);
const canPayRest = site('MC-EXHAUST-3 MC-COST-2', 'an ability is not used whose price cannot be paid');
const duringPeriod = site('MC-LASTING-EFFECTS-7', 'what lasts to the end of an activation begins in one');
const ownCards = site('MC-ACTION-2 MC-OWNERSHIP-CONTROL-2', 'players use abilities of their own cards and of encounter cards');
const usedUpKept = site('MC-VICTORY-4', 'a card with victory and uses goes to the victory display when its last counter is removed');
const playerAlone = site(
  'MC-ALLIANCE-2',
  'the player who plays a card with alliance alone resolves it, and not those who help to pay for it',
);
const anybodys = site('MC-ABILITY-11', 'any player uses abilities of encounter cards');
const ownAttachments = site(
  'MC-ATTACHMENT-7 MC-ABILITY-12',
  'the ability of an attachment on a player’s card is used by the player alone who controls that card',
);
const sayingAnyPlayer = site('MC-ERRATA-19 MC-ERRATA-20', 'an ability that says that any player can use it is used by any player');
const ownObligations = site(
  'MC-ACTION-3 MC-RESPONSE-3 MC-ABILITY-13 MC-OBLIGATION-7',
  'nobody uses an ability of an obligation before another player',
);

/** A player uses an ability of a card in play, or plays an event. *Rule:* MC-INITIATE-ABILITIES-1, MC-EVENT-1. */
export const useAbility = program<Marvel, UseLocals>('use an ability', [
  {
    name: 'count its use',
    rule: 'MC-LIMIT-1 MC-LIMIT-2 MC-CANCEL-2 MC-ERRATA-27',
    do: (match, { locals: { ref }, source, seat }) => {
      const { data } = abilityOf(match, ref);
      const limit = 'limit' in data ? data.limit : undefined;
      if (limit === undefined) return;
      const state = writable(match);
      noteUse(state, { ref, self: source, seat }, typeof limit === 'string' ? limit : limit.per);
      state.revision++;
    },
  },
  {
    name: 'place an event in front of the player',
    rule: 'MC-INITIATE-ABILITIES-4 MC-PLAY-PUT-INTO-PLAY-5 MC-IN-PLAY-9',
    do: (match, { locals: { played }, source, seat }) => {
      if (played > 0) raise(match, fact('cardAnnounced', { card: source, seat }));
    },
  },
  paymentStep<Marvel, UseLocals>({
    name: 'pay its resources',
    rule: 'MC-INITIATE-ABILITIES-6 MC-COST-1 MC-COST-6 MC-COST-11 MC-COST-12 MC-FAQ-15',
    asksOfAct: true,
    purpose: 'payForAbility',
    due: (match, { locals: { ref, event, batch, played, isFree }, source, seat }) => {
      const places = placesOfUse(match, ref, contextOf(match, source, { seat, event, batch }), played > 0 && isFree !== true);
      return { places, needless: 'allowed', means: meansOf(match, seat, source) };
    },
    facts: (match, { source, seat }, means) => paidWith(match, seat, source, means),
  }),
  {
    name: 'pay the rest',
    rule: 'MC-INITIATE-ABILITIES-6 MC-COST-2 MC-COST-3 MC-COST-20 MC-LTP-25 MC-ARROW-ICON-1 MC-ARROW-ICON-2 MC-ICONS-10',
    do: (match, { locals: { ref, event, batch }, source, seat }) => {
      const { price, locals } = abilityOf(match, ref);
      if (price.program !== undefined)
        call(match, price.program, { ...locals(event), ...(batch !== undefined && { batch }) }, { source, seat });
    },
  },
  {
    name: 'it begins',
    rule: 'MC-INITIATE-ABILITIES-7',
    do: (match, { locals: { played }, source, seat }) => {
      if (played > 0) raise(match, fact('playBegan', { card: source, seat }));
    },
  },
  {
    name: 'the effects of an event begin',
    rule: 'MC-INITIATE-ABILITIES-7',
    do: (match, { locals: { played }, source, seat }) => {
      if (played === 0) return 'a status card cancels it';
      raiseAndTell(match, [fact('eventBegan', { card: source, seat })]);
      return undefined;
    },
  },
  {
    name: 'an event that was cancelled does nothing',
    rule: 'MC-CANCEL-1 MC-CANCEL-3',
    do: (_match, { locals: { told = [] } }) => (told[0]?.event === undefined ? 'an event is discarded' : undefined),
  },
  {
    name: 'a status card cancels it',
    rule: 'MC-LABELED-ABILITY-7 MC-LABELED-ABILITY-8 MC-LABELED-ABILITY-9 MC-STUN-5 MC-CONFUSE-5 MC-LABELED-ABILITY-1 MC-LABELED-ABILITY-6',
    do: (match, { locals: { ref }, seat }) => {
      const cancelling = cancelledBy(match, ref, seat);
      if (cancelling.length === 0) return undefined;
      raiseAll(match, cancelling);
      return 'an event is discarded';
    },
  },
  {
    name: 'a defense makes the identity the defender',
    rule: 'MC-DEFENSE-7 MC-DEFENSE-8 MC-DEFENSE-9 MC-LABELED-ABILITY-3 MC-LABELED-ABILITY-4',
    do: (match, { locals: { ref, event }, seat }) => {
      if (isLabelled(abilityOf(match, ref).data, 'defense')) becomeDefender(match, seat, event);
    },
  },
  {
    name: 'follow its text',
    rule: 'MC-INITIATE-ABILITIES-8 MC-INITIATE-ABILITIES-11 MC-ABILITY-1',
    do: (match, { locals: { ref, event, batch, chosen }, source, seat }) => {
      const { program: text, locals } = abilityOf(match, ref);
      call(match, text, { ...locals(event), ...(batch !== undefined && { batch }), ...chosen }, { source, seat });
    },
  },
  {
    name: END,
    rule: 'MC-ATTACK-ABILITY-3 MC-THWART-3 MC-THWART-4 MC-LABELED-ABILITY-2 MC-LABELED-ABILITY-5',
    do: (match, { locals, seat }) => {
      const { struck, thwarted } = locals;
      if (struck.length > 0) {
        locals.struck = [];
        endAttacks(match, { by: identityOf(match, seat), isBasic: false }, struck);
        return END;
      }
      if (thwarted.length === 0) return undefined;
      locals.thwarted = [];
      endThwarts(match, { by: identityOf(match, seat), isBasic: false }, thwarted);
      return END;
    },
  },
  {
    name: 'an event is discarded',
    rule: 'MC-INITIATE-ABILITIES-8 MC-CANCEL-3 MC-EVENT-1 MC-EVENT-3',
    do: (match, { source }) => {
      if (typeOf(match, source) === 'event' && zoneOfCard(match, source) === 'resolving')
        raise(match, fact('cardDiscarded', { card: source, seat: recordOf(match, source).owner }));
    },
  },
  {
    name: 'an event was played',
    rule: 'MC-EVENT-1',
    do: (match, { locals: { played }, source, seat }) => {
      if (played > 0) raise(match, fact('cardPlayed', { card: source, seat }));
    },
  },
  {
    name: 'what is used up is discarded',
    rule: 'MC-USES-3 MC-KEYWORDS-5',
    do: (match, { source }) => {
      const isUsedUp = isInPlay(match, source) && keywordOf(match, source, 'uses') > 0 && recordOf(match, source).counters === 0;
      if (!isUsedUp) return leave;
      const isKept = keywordOf(match, source, 'victory') > 0 && applies(match, usedUpKept);
      raise(
        match,
        isKept ? fact('putInVictory', { card: source }) : fact('cardDiscarded', { card: source, seat: recordOf(match, source).owner }),
      );
      return undefined;
    },
  },
]);

/** The status cards of an identity that cancel an ability, as they are taken off. *Rule:* MC-LABELED-ABILITY-7, MC-LABELED-ABILITY-9. */
function cancelledBy(match: MarvelMatch, ref: AbilityRef, seat: Seat): readonly GameEvent[] {
  const { data } = abilityOf(match, ref);
  const identity = identityOf(match, seat);
  const cancels = (label: 'attack' | 'thwart', status: 'stunned' | 'confused'): readonly GameEvent[] =>
    isLabelled(data, label) && hasStatus(match, identity, status)
      ? Array.from({ length: recordOf(match, identity)[status] }, () =>
          fact('statusLost', { card: identity, value: statuses.indexOf(status) }),
        )
      : [];
  return [...cancels('attack', 'stunned'), ...cancels('thwart', 'confused')];
}

/** Whether an ability is that of an event in hand, which is played by it. *Rule:* MC-EVENT-1. */
export function isPlayedFor(match: MarvelMatch, card: CardId): boolean {
  return typeOf(match, card) === 'event' && zoneOfCard(match, card) === 'hand';
}

/** Whether a player could use an ability now: form, limit, cost and that it could change something. *Rule:* MC-INITIATE-ABILITIES-2, MC-INITIATE-ABILITIES-3. */
export function canUse(match: MarvelMatch, usable: Usable): boolean {
  const { ref, self, seat, event, batch } = usable;
  const context = contextOf(match, self, { seat, event, batch });
  const { price, canDo } = abilityOf(match, ref);
  if (!mayUse(match, usable)) return false;
  // Each is said where nothing more can be said of what fails.
  return (!applies(match, canPayRest) || price.canPay(match, context)) && (!applies(match, canChange) || canDo(match, context));
}

/** The same but for its price and its effect, of which the kernel's windows ask. */
export function mayUse(match: MarvelMatch, { ref, self, seat, event, batch, isFree }: Usable): boolean {
  const { data } = abilityOf(match, ref);
  if (!resolversOf(match, self, seat).every((each) => isInForm(match, data, each)) || !isWithin(match, { ref, self, seat })) return false;
  if (isKeptOutByPeril(match, seat)) return false;
  if (!mayTrigger(match, { ref, self, seat }) || (isLabelled(data, 'defense') && !mayDefend(match, seat, event))) return false;
  const isPlayed = isPlayedFor(match, self);
  if (isPlayed && !mayBePlayed(match, self, seat)) return false;
  if (!isInPeriod(match, data)) return false;
  return canPay(match, placesOfUse(match, ref, contextOf(match, self, { seat, event, batch }), isPlayed && isFree !== true), seat, self);
}

const limits: Readonly<Record<string, Site>> = {
  round: site('MC-LIMIT-1', 'an ability is used as often in a round as its limit says'),
  phase: site('MC-LIMIT-1', 'an ability is used as often in a phase as its limit says'),
  game: site('MC-LIMIT-1', 'an ability is used as often in a game as its limit says'),
};

/** *Rule:* MC-LIMIT-1. */
function isWithin(match: MarvelMatch, usable: Usable): boolean {
  if (isWithinLimit(match, usable)) return true;
  const { data } = abilityOf(match, usable.ref);
  const limit = 'limit' in data ? data.limit : undefined;
  const check = limits[typeof limit === 'string' ? limit : (limit?.per ?? '')];
  return check !== undefined && passes(match, check, false);
}

/** Who resolves a card: the player who plays it, and nobody who helps to pay for it. *Rule:* MC-ALLIANCE-2. */
function resolversOf(match: MarvelMatch, card: CardId, seat: Seat): readonly Seat[] {
  return keywordOf(match, card, 'alliance') > 0 && !applies(match, playerAlone) ? seatsFrom(match, seat) : [seat];
}

/** Whether an ability gives something for the rest of an activation. */
const lastsForActivation = perText((data: Ability) => abilityHas({ act: ({ until }) => until === 'activation' }, data));

/** Whether what an ability gives for the rest of an activation could begin now. *Rule:* MC-LASTING-EFFECTS-7. */
function isInPeriod(match: MarvelMatch, data: Ability): boolean {
  return !lastsForActivation(data) || isActivating(match) || !applies(match, duringPeriod);
}

/** Whether an event may be played by what is said of playing it: that it has a cost, its maximum, its team, what it needs. */
function mayBePlayed(match: MarvelMatch, card: CardId, seat: Seat): boolean {
  const hasCost = passes(match, withoutCost, printedOf(match, card).cost !== undefined);
  return hasCost && isWithinPeriod(match, card) && isTeamThere(match, card) && isAllowed(match, card, seat);
}

/** Players use abilities of their own cards and of encounter cards, but none of an obligation before another player. *Rule:* MC-ACTION-2, MC-ACTION-3, MC-INTERRUPT-2, MC-INTERRUPT-3. */
export function mayTrigger(match: MarvelMatch, { ref, self: card, seat }: Usable): boolean {
  if (isLabelled(abilityOf(match, ref).data, 'anyPlayer') && applies(match, sayingAnyPlayer)) return true;
  if (typeOf(match, card) === 'obligation') return areaOf(match, card) === seat || !applies(match, ownObligations);
  const { owner, controller } = recordOf(match, card);
  if (owner < 0) return mayTriggerEncounter(match, card, seat);
  return controller === seat || !applies(match, ownCards);
}

/** Any player uses an ability of an encounter card, but that of an attachment on a player's card only whoever controls that. *Rule:* MC-ABILITY-11, MC-ABILITY-12. */
function mayTriggerEncounter(match: MarvelMatch, card: CardId, seat: Seat): boolean {
  const controller = hostsControllerOf(match, card);
  if (controller !== NO_SEAT && applies(match, ownAttachments)) return controller === seat;
  return seat === match.state.first || applies(match, anybodys);
}

/** Uses an ability. The last act of a step. */
export function use(match: MarvelMatch, { ref, self, seat, event, batch, isFree }: Usable): void {
  const played = isPlayedFor(match, self) ? 1 : 0;
  const locals = {
    ref,
    event,
    ...(batch !== undefined && { batch }),
    ...(isFree === true && { isFree }),
    played,
    chosen: undefined,
    struck: [],
    thwarted: [],
    added: 0,
    more: NO_INCREASE,
  };
  call(match, useAbility, locals, { source: self, seat });
}
