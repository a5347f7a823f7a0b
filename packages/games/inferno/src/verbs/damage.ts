import {
  applies,
  cardOf,
  dropHappening,
  NO_CARD,
  pin,
  raise,
  raiseAll,
  rewriteHappening,
  site,
  type CardId,
  type CardRef,
  type Deed,
  type GameEvent,
  type Verb,
  perCard,
} from '@crupier/kernel/rules';
import { canBeDamaged, dealDamage, notePrevented, SHIELD_KEY } from '../rules/damage.ts';
import { damageBy, fact } from '../state/facts.ts';
import { demonOf, hasKeyword, inPlay, isDemon, isType, recordOf } from '../state/reading.ts';
import { sourceNow } from '../state/sources.ts';
import { speakerOf } from '../state/speaker.ts';
import { EFFECT_NUMBER_MAX, EFFECT_NUMBERS } from '../state/commits.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';
import { durations } from '../rules/durations.ts';
import { anyAmount, anyCard, countOf } from './most.ts';

const keepsAway = site('INF-614.1a INF-614.6 INF-614.9', 'what is prevented is not dealt, of each event anew');
const cannotBePrevented = site(
  'INF-614.11 INF-614.11a',
  'damage that cannot be prevented is dealt; what follows from its prevention comes all the same',
);
const unusedIfVain = site('INF-608.6b', 'a shield that could prevent nothing has not been used');
const eachPointCounts = site('INF-614.7 INF-614.10', 'each point that is prevented takes one from the shield');
const bothMustBeThere = site('INF-613.8', 'nothing is redirected to or from what can no longer be dealt damage');

/** Verbs that deal damage, undo it, or keep it away. */
export const damageVerbs = {
  /** The player's demon is the source. *Rule:* INF-118.5. */
  demonDamage: {
    fact: 'damageDealt',
    most: anyAmount,
    run: (match, deed) => hit(match, deed, demonOf(match, deed.seat)),
    together: (match, deeds) => hitTogether(match, deeds, ({ seat }) => demonOf(match, seat)),
    hint: 1,
  },
  /** The same to the demon of a card's controller, which the act names: the text says so in its own words. */
  demonDamageController: {
    cardsNotInText: true,
    fact: 'damageDealt',
    most: anyAmount,
    run: (match, deed) => hit(match, deed, demonOf(match, deed.seat)),
    hint: 1,
  },
  /** The same, and nothing prevents it. *Rule:* INF-614.11. */
  demonDamageSurely: {
    fact: 'damageDealt',
    most: anyAmount,
    run: (match, deed) => hit(match, deed, demonOf(match, deed.seat), damageBy.unpreventable),
    hint: 1,
  },
  /** The card that has the ability is the source. *Rule:* INF-118.1. */
  damage: {
    fact: 'damageDealt',
    most: anyAmount,
    run: (match, deed) => hit(match, deed, speakerOf(match, deed.source)),
    together: (match, deeds) => hitTogether(match, deeds, ({ source }) => speakerOf(match, source)),
    hint: 1,
  },
  /** Each card is a source, the second object is damaged: all at the same time. *Rule:* INF-118.4. */
  strike: {
    fact: 'damageDealt',
    most: anyAmount,
    run: (match, deed) => strikeTogether(match, [deed]),
    together: strikeTogether,
    hint: 3,
  },
  /** Counters are no damage. *Rule:* INF-121.1a, INF-702.12a. */
  putDamageCounters: {
    fact: 'damageCountersPut',
    canPay: (match, { cards }) => cards.every((card) => mayHaveDamageCounters(match, card)),
    run: (match, { cards, amount, source }) =>
      raiseAll(
        match,
        cards
          .filter((card) => mayHaveDamageCounters(match, card))
          .map((card) => fact('damageCountersPut', { card, source, amount, value: 0 })),
      ),
    hint: 2,
  },
  removeDamageCounters: {
    fact: 'damageHealed',
    most: mostDamage,
    can: (match, { cards }) => cards.some((card) => recordOf(match, card).damage > 0),
    run: (match, { cards, amount }) => heal(match, cards, amount),
    hint: 1,
  },
  removeAllDamageCounters: {
    fact: 'damageHealed',
    most: mostDamage,
    can: (match, { cards }) => cards.some((card) => recordOf(match, card).damage > 0),
    run: (match, { cards }) => heal(match, cards, Infinity),
    hint: 2,
  },
  /** A shield for the rest of the turn against the next points. *Rule:* INF-614.6, INF-614.7. */
  shield: {
    fact: 'effectBegan',
    run: (match, { cards, amount, owner, source }) => {
      const points = Math.min(amount, EFFECT_NUMBER_MAX);
      raiseAll(
        match,
        cards.map((card) => forTheTurn(match, SHIELD_KEY, { card: NO_CARD, other: card, seat: owner, source }, points)),
      );
    },
    hint: 1,
  },
  /** For the shield itself: it takes off what it can of the damage that is coming, and each point takes one from it. *Rule:* INF-614.7, INF-614.11. */
  useShield: {
    onEffect: true,
    use: 'rules',
    run: (match, { source, event }) => {
      const left = recordOf(match, source).amount;
      if (event === undefined || left <= 0) return;
      const prevented = prevent(match, event, source, left);
      if (prevented === 0) return;
      if (!applies(match, eachPointCounts)) return;
      raise(match, prevented < left ? fact('shieldUsed', { card: source, amount: prevented }) : fact('effectEnded', { card: source }));
    },
  },
  /** The next time that a source, the second object, would deal damage to a card this turn, nothing of it is dealt. *Rule:* INF-608.6a. */
  shieldAgainst: {
    fact: 'effectBegan',
    most: countOf(anyCard),
    run: (match, { cards, to, owner, source }) => {
      const shielded = (card: CardId): GameEvent[] =>
        to.map((from) => forTheTurn(match, SOURCE_SHIELD_KEY, { other: card, card: sourceNow(match, from), seat: owner, source }));
      raiseAll(match, cards.flatMap(shielded));
    },
    hint: 1,
  },
  /** For that shield itself, which remembers its source as the object that it was. *Rule:* INF-608.6a, INF-400.7, INF-614.8, INF-614.11. */
  useSourceShield: {
    onEffect: true,
    use: 'rules',
    run: (match, { source, event }) => {
      if (event === undefined || !isSameObject(match, event.source, rememberedBy(match, source))) return;
      // What it could not prevent has not used it. *Rule:* INF-608.6b.
      if (prevent(match, event, source, event.amount) > 0 || !applies(match, unusedIfVain))
        raise(match, fact('effectEnded', { card: source }));
    },
  },
  /** The next time that a card would be dealt damage this turn, the second object is dealt it. *Rule:* INF-613.8. */
  redirectNext: {
    fact: 'effectBegan',
    most: countOf(anyCard),
    run: (match, { cards, to, owner, source }) => {
      const spared = (card: CardId): GameEvent[] =>
        to.map((other) => forTheTurn(match, REDIRECTION_KEY, { other: card, card: pin(recordOf(match, other)), seat: owner, source }));
      raiseAll(match, cards.flatMap(spared));
    },
    hint: 1,
  },
  /** For that redirection itself, which remembers the other as the object that it was. *Rule:* INF-613.8, INF-400.7. */
  useRedirection: {
    onEffect: true,
    use: 'rules',
    run: (match, { source, event }) => {
      const instead = rememberedBy(match, source);
      if (event === undefined || !isSameObject(match, cardOf(instead), instead) || !redirect(match, event, cardOf(instead))) return;
      raise(match, fact('effectEnded', { card: source }));
    },
  },
  /** Of the damage that is coming. *Rule:* INF-614.1, INF-614.9, INF-614.11. */
  preventDamage: {
    use: 'replacement',
    changes: ['damageDealt'],
    run: (match, { amount, event, source }) => {
      if (event !== undefined) prevent(match, event, source, amount);
    },
    hint: 1,
  },
  /** *Rule:* INF-614.1, INF-614.11. */
  preventAllDamage: {
    use: 'replacement',
    changes: ['damageDealt'],
    run: (match, { event, source }) => {
      if (event !== undefined) prevent(match, event, source, event.amount);
    },
    hint: 1,
  },
  /** *Rule:* INF-613.5. */
  increaseDamage: {
    use: 'replacement',
    changes: ['damageDealt'],
    run: (match, { amount }) => rewriteHappening(match, (event) => ({ ...event, amount: event.amount + amount })),
    hint: 1,
  },
  /** The damage that is coming is dealt to another; not if one of the two is gone or is no longer anybody who can be hurt. *Rule:* INF-613.8. */
  redirectDamage: {
    use: 'replacement',
    changes: ['damageDealt'],
    ...perCard<InfernoMatch>({
      run: (match, card, { event }) => {
        if (event !== undefined) redirect(match, event, card);
      },
    }),
  },
} as const satisfies Readonly<Record<string, Verb<Inferno>>>;

/** Damage counters lie on allies in play. *Rule:* INF-121.1a, INF-702.12a. */
function mayHaveDamageCounters(match: InfernoMatch, card: CardId): boolean {
  return inPlay(match, card) && isType(match, card, 'ally') && !hasKeyword(match, card, 'indestructible');
}

/** The definitions of the lasting effects that shields and redirections are. */
export { SHIELD_KEY };
/** See `SHIELD_KEY`. */
export const SOURCE_SHIELD_KEY = 'effect source shield';
/** See `SHIELD_KEY`. */
export const REDIRECTION_KEY = 'effect redirection';

const anotherObject = site('INF-400.7', 'what has left and come back is not the object that an effect remembers');

/** The object beside the one that it works on that a lasting effect remembers. */
function rememberedBy(match: InfernoMatch, effect: CardId): CardRef {
  return recordOf(match, effect).linked[1] ?? NO_CARD;
}

/** Whether a reference means the object that an effect remembers. *Rule:* INF-400.7. */
function isSameObject(match: InfernoMatch, ref: CardRef, remembered: CardRef): boolean {
  if (!applies(match, anotherObject)) return cardOf(ref) === cardOf(remembered);
  const isPinned = ref !== cardOf(ref);
  return (isPinned ? ref : pin(recordOf(match, ref))) === remembered;
}

/**
 * A lasting effect by the key of its definition, until the end of the turn, with a number of its own up to `EFFECT_NUMBER_MAX` or an object
 * that it remembers.
 */
function forTheTurn(match: InfernoMatch, effect: string, of: Pick<GameEvent, 'card' | 'other' | 'seat' | 'source'>, amount = 0): GameEvent {
  const definition = match.game.definitions.findIndex(({ key }) => key === effect);
  return fact('effectBegan', { ...of, value: definition, amount: durations.indexOf('turn') * EFFECT_NUMBERS + amount });
}

function hit(match: InfernoMatch, { cards, amount }: Deed, source: CardRef, by: number = damageBy.effect): void {
  dealDamage(
    match,
    cards.map((card) => ({ source, card, amount })),
    by,
  );
}

/** Several deeds of one text are one event of damage. *Rule:* INF-118.4. */
function hitTogether(match: InfernoMatch, deeds: readonly Deed[], sourceOf: (deed: Deed) => CardRef): void {
  dealDamage(
    match,
    deeds.flatMap((deed) => deed.cards.map((card) => ({ source: sourceOf(deed), card, amount: deed.amount }))),
  );
}

/** Several deeds of one text are one event of damage. *Rule:* INF-118.4. */
function strikeTogether(match: InfernoMatch, deeds: readonly Deed[]): void {
  dealDamage(
    match,
    deeds.flatMap(({ cards, to, amount }) => cards.flatMap((source) => to.map((card) => ({ source, card, amount })))),
  );
}

/** The damage counters on that of some cards which has most. */
function mostDamage(match: InfernoMatch, { cards }: Deed): number {
  return Math.max(0, ...cards.map((card) => recordOf(match, card).damage));
}

function heal(match: InfernoMatch, cards: readonly CardId[], most: number): void {
  const hurt = cards.filter((card) => recordOf(match, card).damage > 0);
  raiseAll(
    match,
    hurt.map((card) => fact('damageHealed', { card, amount: Math.min(most, recordOf(match, card).damage) })),
  );
}

/** Takes so much off the damage that is being replaced, if that can be prevented; what follows from it comes in any case. Returns how much. */
function prevent(match: InfernoMatch, event: GameEvent, by: CardId, most: number): number {
  const isSure = event.value === damageBy.unpreventable && applies(match, cannotBePrevented);
  const prevented = isSure || !applies(match, keepsAway) ? 0 : Math.min(most, event.amount);
  if (prevented >= event.amount) dropHappening(match);
  else if (prevented > 0) rewriteHappening(match, (each) => ({ ...each, amount: each.amount - prevented }));
  notePrevented(match, event, by, prevented);
  return prevented;
}

/** Another is dealt the damage that is being replaced; one who takes none of it keeps it off all the same. Returns whether it was redirected. */
function redirect(match: InfernoMatch, event: GameEvent, card: CardId): boolean {
  const both = isFighter(match, cardOf(event.card)) && isFighter(match, card);
  if (!both && applies(match, bothMustBeThere)) return false;
  if (canBeDamaged(match, card, event.source)) rewriteHappening(match, (each) => ({ ...each, card }));
  else dropHappening(match);
  return true;
}

function isFighter(match: InfernoMatch, card: CardId): boolean {
  return inPlay(match, card) && (isDemon(match, card) || isType(match, card, 'ally'));
}
