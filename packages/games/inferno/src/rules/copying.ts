import {
  abilityRef,
  applies,
  bearerOf,
  call,
  checkpoint,
  leave,
  NO_CARD,
  pin,
  program,
  raise,
  site,
  type CardId,
  type GameEvent,
} from '@crupier/kernel/rules';
import { beginPlay } from './announce.ts';
import { retarget, retargeting } from './retarget.ts';
import { chainAbility, declaredOf, itemOf, noteWords, pushItem } from '../state/chain.ts';
import { fact } from '../state/facts.ts';
import { cardsIn, recordOf } from '../state/reading.ts';
import { variantOf } from '../state/variants.ts';
import type { ChainItem, Inferno, InfernoMatch } from '../state/state.ts';

const ABILITY_BITS = 31;
const sameChoices = site('INF-706.2 INF-706.8', 'a copy of what is on the chain has all that was chosen for it');
const paidForItself = site('INF-706.8', 'a copy that is put on the chain was paid with nothing, whatever its original was paid with');
const sameSource = site('INF-706.8b', 'a copy of an ability has the source of the ability');

interface CopyLocals {
  /** The object on the chain that is copied. */
  readonly object: CardId;
  /** What the chain notes of it. */
  item?: ChainItem | undefined;
  /** Whether new targets may be chosen for the copy. */
  readonly isAimedAnew: boolean;
  /** The copy, once it is there. */
  copy: CardId;
}

/** The event of a card's becoming a copy of another, but for what is excepted. *Rule:* INF-706.2, INF-706.7. */
export function becomingCopy(match: InfernoMatch, card: CardId, other: CardId, except: number): GameEvent {
  const mixture = { copied: recordOf(match, other).definition, except, original: recordOf(match, card).origin };
  return fact('copied', { card, other, value: variantOf(match, mixture) });
}

/** A copy of a card or an ability is put on the chain: it is neither played nor activated. *Rule:* INF-706.8. */
export const copyItem = program<Inferno, CopyLocals>('copy what is on the chain', [
  {
    name: 'the copy is put on the chain',
    rule: 'INF-706.8 INF-111.1a',
    do: (match, { locals, seat }) => {
      const item = itemOf(match, locals.object);
      if (item === undefined) return leave;
      locals.item = item;
      if (item.isCard) raise(match, fact('chainCopied', { other: item.object, seat }));
      else raise(match, fact('abilityAnnounced', { other: bearerOf(item.ability), seat, value: COPIED }));
      return undefined;
    },
  },
  {
    name: 'it is what it copies',
    rule: 'INF-706.8 INF-706.8b',
    do: (match, { locals, seat, source }) => {
      const { item } = locals;
      if (item === undefined) return;
      locals.copy = cardsIn(match, 'chain').at(-1) ?? NO_CARD;
      noteWords(match, locals.copy, recordOf(match, item.object).reads);
      pushItem(match, copyOf(match, item, { copy: locals.copy, seat, by: source }));
    },
  },
  {
    name: 'it has targets of its own',
    rule: 'INF-706.8c INF-601.1c',
    do: (match, { locals: { copy, isAimedAnew }, seat, source }) => {
      // None of them was a target of the copy before: those that stay become targets too.
      if (declaredOf(match, copy).length > 0)
        call(match, retarget, retargeting(match, copy, isAimedAnew ? 'new' : 'none', []), { source, seat });
    },
  },
]);

/** As the value of `abilityAnnounced`: it is a copy. */
const COPIED = 3;

interface Copying {
  readonly copy: CardId;
  readonly seat: number;
  /** Whose text copies. */
  readonly by: CardId;
}

function copyOf(match: InfernoMatch, item: ChainItem, { copy, seat, by }: Copying): ChainItem {
  const choices = applies(match, sameChoices) ? {} : { bound: [], numbers: [], x: 0 };
  // A copy is not played, at whatever time. *Rule:* INF-306.4a.
  const own = { ...item, ...choices, object: copy, seat, untimely: false };
  if (!item.isCard) {
    const unpaid = { ...own, bound: boundOfCopy(match, item, own.bound) };
    return applies(match, sameSource) ? unpaid : { ...unpaid, source: pin(recordOf(match, by)) };
  }
  const ability = item.ability < 0 ? -1 : abilityRef(copy, item.ability & ABILITY_BITS);
  return { ...own, ability, source: pin(recordOf(match, copy)), paid: item.paid.map((ref) => abilityRef(copy, ref & ABILITY_BITS)) };
}

/** What was chosen for the copy of an ability, without what the ability was paid with: a text speaks of what its own copy was paid with. */
function boundOfCopy(match: InfernoMatch, item: ChainItem, bound: ChainItem['bound']): ChainItem['bound'] {
  const { data, slots } = chainAbility(match, item);
  const names = 'price' in data ? Object.keys(data.price?.targets ?? {}) : [];
  if (names.length === 0 || !applies(match, paidForItself)) return bound;
  const paid = names.map((name) => slots.cards[name]);
  return bound.map((cards, slot) => (paid.includes(slot) ? [] : cards));
}

interface PlayCopyLocals {
  readonly card: CardId;
}

/** A copy of a card is played while something resolves, by the steps of playing a card. *Rule:* INF-706.10. */
export const playCopy = program<Inferno, PlayCopyLocals>('play a copy', [
  {
    name: 'the copy is made',
    rule: 'INF-706.10',
    do: (match, { locals: { card }, seat }) => raise(match, fact('copyMade', { other: card, seat })),
  },
  {
    name: 'it is played',
    rule: 'INF-706.10',
    do: (match, { seat }) => {
      const copy = cardsIn(match, 'resolving').at(-1) ?? NO_CARD;
      if (copy === NO_CARD || !recordOf(match, copy).token) return leave;
      checkpoint(match, 'done');
      beginPlay(match, copy, seat);
      return undefined;
    },
  },
  { name: 'done', rule: '', do: () => leave },
]);
