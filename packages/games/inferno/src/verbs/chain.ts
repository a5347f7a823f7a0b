import {
  applies,
  call,
  cardOf,
  checkpoint,
  leave,
  option,
  program,
  raise,
  raiseAll,
  rewriteHappening,
  rulesOnCard,
  site,
  topics,
  type CardId,
  type Verb,
  perCard,
} from '@crupier/kernel/rules';
import { beginPlay } from '../rules/announce.ts';
import { draw } from '../rules/draw.ts';
import { putAllIntoPlay, putIntoPlay } from '../rules/enter.ts';
import { mayEnterPlay } from '../rules/zones.ts';
import { meansOf } from '../rules/energy.ts';
import { mayBePlayed } from '../rules/options.ts';
import { retarget, retargeting, type Manner } from '../rules/retarget.ts';
import { declaredOf, itemOf } from '../state/chain.ts';
import { entering, entersBy, exiledBy, fact, waysOfEvent } from '../state/facts.ts';
import { ownRules } from '../state/own-rules.ts';
import { isDemon, zoneOfCard } from '../state/reading.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';
import { anyCard, countOf, mostDraws } from './most.ts';

const about = topics('cannotBeCancelled');

const liesOnChain = site('INF-701.5a', 'only what lies on the chain is cancelled');
const cannotBeCancelled = site('INF-604.5 INF-113.5f', 'a card that says so cannot be cancelled while it is on the chain');
const linkedToEachOther = site(
  'INF-406.5 INF-606.1 INF-606.1a INF-606.1b INF-606.2a INF-606.2b INF-606.2c INF-606.3 INF-606.4 INF-613.12',
  'a card remembers what its own ability has moved, for the abilities linked to that one',
);

interface PlayNowLocals {
  readonly card: CardId;
  /** Without paying its energy cost. */
  readonly free: boolean;
}

/** A card is played while something resolves: nobody has priority, and its time does not matter. *Rule:* INF-607.2f, ruling C-15. */
export const playNow = program<Inferno, PlayNowLocals>('play during a resolution', [
  {
    name: 'play it or not',
    rule: 'INF-607.2f',
    ask: (match, { locals: { card, free }, seat, source }) => {
      const means = meansOf(match, seat);
      // Asked in any case: whether a card of a hand could be played is nobody's business.
      const isPlayable = mayBePlayed(match, card, seat, { means, from: zoneOfCard(match, card), free });
      return { kind: 'may', seat, purpose: 'playNow', source, min: 0, options: [option(isPlayable ? 'play' : 'leaveIt', card)] };
    },
    take: (match, { locals: { card, free }, seat }, chosen) => {
      if (chosen[0]?.verb !== 'play') return undefined;
      checkpoint(match, 'play it or not');
      beginPlay(match, card, seat, free);
      return 'done';
    },
  },
  { name: 'done', rule: '', do: () => leave },
]);

/** Whether something can be cancelled: what lies on the chain, unless it says itself that it cannot. *Rule:* INF-701.5a, INF-604.5. */
export function canBeCancelled(match: InfernoMatch, card: CardId): boolean {
  if (itemOf(match, card) === undefined && applies(match, liesOnChain)) return false;
  const forbidden = ownRules(match, card, 'cannotBeCancelled').length > 0 || rulesOnCard(match, card, about.cannotBeCancelled).length > 0;
  return !forbidden || !applies(match, cannotBeCancelled);
}

/** Verbs about the chain, about how cards enter play, and for abilities that are linked. */
export const chainVerbs = {
  /** *Rule:* INF-607.2f. */
  playNow: {
    most: countOf(anyCard),
    ...perCard<InfernoMatch>({
      run: (match, card, { seat, source }) => call(match, playNow, { card, free: false }, { source, seat }),
    }),
    hint: 2,
  },
  /** Without paying its energy cost. *Rule:* INF-607.2f, INF-604.5. */
  playFree: {
    most: countOf(anyCard),
    ...perCard<InfernoMatch>({
      run: (match, card, { seat, source }) => call(match, playNow, { card, free: true }, { source, seat }),
    }),
    hint: 3,
  },
  /** The card of the ability remembers what it exiled. *Rule:* INF-606.2a. */
  exileWith: {
    fact: 'cardExiled',
    followsMovedCards: true,
    most: countOf((match, card) => !isDemon(match, card)),
    run: (match, { cards, source }) => {
      const moved = cards.filter((card) => !isDemon(match, card));
      raiseAll(match, [...moved.map((card) => fact('cardExiled', { card, value: exiledBy.effect })), ...links(match, moved, source)]);
    },
    hint: 3,
  },
  /** For replacements: the card is exiled in place of where it would go, and remembered. *Rule:* INF-606.2b, INF-613.12. */
  exileInsteadWith: {
    use: 'replacement',
    changes: ['destroyed', 'cardToInfierno', 'cardToHand', 'cardToDeck', 'cardMilled', 'cardDiscarded'],
    run: (match, { source, event }) => {
      if (event === undefined) return;
      rewriteHappening(match, ({ card }) => fact('cardExiled', { card, source, value: exiledBy.effect }));
      // The event is written later: the link names the card as it will lie then.
      if (applies(match, linkedToEachOther)) raise(match, fact('linkedNext', { card: cardOf(event.card), other: source }));
    },
  },
  /** The card of the ability remembers what it put into play. *Rule:* INF-606.2c. */
  putIntoPlayWith: {
    fact: 'cardEntered',
    followsMovedCards: true,
    most: countOf(anyCard),
    run: (match, { cards, seat, source }) => {
      const entering = cards.filter((card) => mayEnterPlay(match, card));
      putAllIntoPlay(
        match,
        entering.map((card) => ({ card, seat })),
        links(match, entering, source),
      );
    },
    hint: 4,
  },
  /** All of its targets, or none. *Rule:* INF-114.5a. */
  changeTargets: aiming('all'),
  /** *Rule:* INF-114.5b. */
  changeAnyTargets: aiming('any'),
  /** *Rule:* INF-114.5c. */
  chooseNewTargets: aiming('new'),
  /** *Rule:* INF-613.10b. */
  drawAndReveal: {
    fact: 'cardDrawn',
    most: mostDraws,
    run: (match, { seat, amount }) => draw(match, seat, amount, { reveals: true }),
    hint: 1,
  },
  /** For replacements: what is entering play does so tapped. *Rule:* INF-613.1d. */
  enterTapped: {
    use: 'replacement',
    changes: ['cardEntered', 'resourceAdded'],
    run: (match) => rewriteHappening(match, (event) => entersBy(event, waysOfEvent(event) | entering.tapped)),
  },
  /** For replacements: what is entering play does so under the control of the player whose ability it is. *Rule:* INF-615.1b. */
  enterUnder: {
    use: 'replacement',
    changes: ['cardEntered', 'resourceAdded'],
    run: (match, { seat }) => rewriteHappening(match, (event) => ({ ...event, seat })),
  },
  /** One card, as the rules for entering play say. */
  enter: {
    fact: 'cardEntered',
    followsMovedCards: true,
    most: countOf(anyCard),
    ...perCard<InfernoMatch>({
      run: (match, card, { seat }) => {
        if (mayEnterPlay(match, card)) putIntoPlay(match, card, seat);
      },
    }),
    hint: 4,
  },
} as const satisfies Readonly<Record<string, Verb<Inferno>>>;

/** The targets of something on the chain are changed by the player whose deed it is. */
function aiming(manner: Manner): Verb<Inferno> {
  return {
    most: countOf(anyCard),
    ...perCard<InfernoMatch>({
      can: (match, object) => declaredOf(match, object).length > 0,
      run: (match, object, { seat, source }) => call(match, retarget, retargeting(match, object, manner), { source, seat }),
    }),
    hint: 3,
  };
}

function links(match: InfernoMatch, cards: readonly CardId[], source: CardId): ReturnType<typeof fact>[] {
  return applies(match, linkedToEachOther) ? cards.map((card) => fact('linked', { card, other: source })) : [];
}
