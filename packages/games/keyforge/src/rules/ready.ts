import {
  applies,
  call,
  NO_CARD,
  option,
  program,
  raiseAll,
  rulesOnCard,
  rulesOnSeat,
  site,
  soleOption,
  topics,
  type CardId,
  type GameEvent,
  type Seat,
  type Topic,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { controlledBy, creaturesOf, isCreature, recordOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { dealDamage } from './damage.ts';

const about = topics('doesNotReady', 'cannotReady', 'damagedForReadying');

const cannotReady = site('KF-CANNOT-1', 'what cannot ready stays exhausted');
const notInTheStep = site('KF-GOLDEN-RULE-1', 'what does not ready in the step stays exhausted');
const insteadOfReadying = site('KF-FAQ-CARD-the-chosen-one-1', 'creatures are not readied where a card is dealt damage instead');

/** The events that ready cards: of the exhausted ones among them, those that no text keeps from it. *Rule:* KF-READY-1. */
export function readying(match: KeyForgeMatch, cards: readonly CardId[]): GameEvent[] {
  return cards
    .filter((card) => recordOf(match, card).exhausted && !says(match, card, about.cannotReady, cannotReady))
    .map((card) => fact('cardReadied', { card }));
}

interface ReadyLocals {
  /** The card that is dealt the damage, or `NO_CARD` while that is open. */
  struck: CardId;
}

/** Readies the cards of the active player in their step. *Rule:* KF-TURN-READY-1. */
export function readyCards(match: KeyForgeMatch, seat: Seat): void {
  if (damagedInstead(match, seat).length > 0) call(match, damageInsteadOfReadying, { struck: NO_CARD }, { seat });
  else readyInStep(match, controlledBy(match, seat));
}

/** Readies some cards, but for those that do not ready in the step. *Rule:* KF-TURN-READY-1, KF-ORDER-18. */
function readyInStep(match: KeyForgeMatch, cards: readonly CardId[]): void {
  raiseAll(
    match,
    readying(
      match,
      cards.filter((card) => !says(match, card, about.doesNotReady, notInTheStep)),
    ),
  );
}

/**
 * A card is dealt damage instead of the readying of creatures. Of several only one takes the place of the readying; the others have
 * nothing to replace: ruling KF-C-21.
 */
export const damageInsteadOfReadying = program<KeyForge, ReadyLocals>('damage instead of readying', [
  {
    name: 'choose what is damaged',
    rule: 'KF-REPLACEMENT-1 KF-ACTIVE-PLAYER-1',
    ask: (match, { seat, locals }) => {
      const struck = damagedInstead(match, seat);
      locals.struck = struck[0] ?? NO_CARD;
      if (struck.length < 2) return undefined;
      return {
        kind: 'replace',
        seat: match.state.active,
        purpose: 'whichReplacement',
        options: struck.map((card, at) => option('replace', card, at)),
      };
    },
    take: (_match, { locals }, chosen) => {
      locals.struck = soleOption(chosen).card;
    },
  },
  {
    name: 'deal the damage',
    rule: 'KF-FAQ-CARD-the-chosen-one-1',
    do: (match, { seat, locals: { struck } }) => {
      const amount = creaturesOf(match, seat).filter((card) => recordOf(match, card).exhausted).length;
      dealDamage(match, [struck], amount, struck);
    },
  },
  {
    name: 'ready the rest',
    rule: 'KF-TURN-READY-1 KF-ORDER-18',
    do: (match, { seat }) =>
      readyInStep(
        match,
        controlledBy(match, seat).filter((card) => !isCreature(match, card)),
      ),
  },
]);

/** The cards that are dealt damage instead of the readying of a player's creatures. *Rule:* KF-FAQ-CARD-the-chosen-one-1. */
function damagedInstead(match: KeyForgeMatch, seat: Seat): readonly CardId[] {
  const rules = rulesOnSeat(match, seat, about.damagedForReadying);
  return rules.length > 0 && applies(match, insteadOfReadying) ? rules.map(({ self }) => self) : [];
}

function says(match: KeyForgeMatch, card: CardId, topic: Topic, where: ReturnType<typeof site>): boolean {
  return rulesOnCard(match, card, topic).length > 0 && applies(match, where);
}
