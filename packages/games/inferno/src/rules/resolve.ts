import { applies, call, cardOf, leave, program, raise, site, type Choices, contextOf } from '@crupier/kernel/rules';
import { putIntoPlay } from './enter.ts';
import { comesRound, noteResolution } from '../state/loops.ts';
import { chainAbility, choicesOf, localsOf, topItem } from '../state/chain.ts';
import { definedX } from '../state/defined-x.ts';
import { fact } from '../state/facts.ts';
import { isType, zoneOfCard } from '../state/reading.ts';
import type { ChainItem, Inferno, InfernoMatch } from '../state/state.ts';

const illegalOnesAreLeftAlone = site('INF-607.2b', 'a target that has become illegal is left alone');

interface ResolveLocals {
  /** What is being resolved, as the chain had it. */
  item?: ChainItem;
  /** What was chosen for it and still counts. */
  choices?: Choices;
}

/** Resolving what is on top of the chain. *Rule:* INF-607. */
export const resolveTop = program<Inferno, ResolveLocals>('resolve', [
  {
    // A draw by INF-104.4b: ruling C-51.
    name: 'does the same go round without end',
    rule: 'INF-707.4 INF-707.5 INF-104.4b',
    do: (match) => {
      noteResolution(match);
      if (!comesRound(match)) return undefined;
      raise(match, fact('matchDrawn', {}));
      return leave;
    },
  },
  {
    name: 'check the targets again',
    rule: 'INF-607.2b INF-607.2 INF-113.8 INF-114.4',
    do: (match, { locals }) => {
      const item = topItem(match) as ChainItem;
      locals.item = item;
      const announced = choicesOf(item);
      locals.choices = announced;
      if (item.ability < 0) return isRitualOrAbility(match, item) ? 'it leaves the chain' : 'it enters play';
      const { choices, declared, legal } = chainAbility(match, item).announced.stillLegal(
        match,
        contextOf(match, cardOf(item.source), { seat: item.seat, reader: item.object }),
        announced,
      );
      if (declared > 0 && legal === 0) return 'every target is illegal';
      if (applies(match, illegalOnesAreLeftAlone)) locals.choices = choices;
      return 'it leaves the chain';
    },
  },
  {
    name: 'it begins without a check',
    rule: '',
    do: (match, { locals }) => {
      // Only where the check before is switched off.
      locals.item ??= topItem(match) as ChainItem;
      return isRitualOrAbility(match, locals.item) ? 'it leaves the chain' : 'it enters play';
    },
  },
  {
    name: 'every target is illegal',
    rule: 'INF-607.2b INF-701.5',
    do: (match, { locals: { item } }) => {
      if (item !== undefined) raise(match, fact('cancelled', { card: item.object, value: 1 }));
      return 'done';
    },
  },
  {
    name: 'it enters play',
    rule: 'INF-607.3 INF-110.2 INF-301.2 INF-302.2 INF-303.2 INF-304.2',
    do: (match, { locals: { item } }) => {
      // Under the control of whoever controls it on the chain now: ruling C-67.
      if (item !== undefined) putIntoPlay(match, item.object, item.seat);
      return 'it could not enter play';
    },
  },
  {
    name: 'it could not enter play',
    rule: 'INF-607.3a',
    do: (match, { locals: { item } }) => {
      if (item !== undefined && zoneOfCard(match, item.object) === 'chain')
        raise(match, fact('cardToInfierno', { card: item.object, value: 0 }));
      return 'done';
    },
  },
  { name: 'it has entered play', rule: '', do: () => leave },
  {
    name: 'it leaves the chain',
    rule: 'INF-607.2j INF-607.2',
    do: (match, { locals: { item } }) => {
      // Until it is done it lies nowhere else, is no target, and is still the source: ruling C-14.
      if (item !== undefined) raise(match, fact('resolutionBegan', { card: item.object }));
    },
  },
  {
    name: 'follow the text',
    rule: 'INF-405.6a INF-607.2c INF-607.2e INF-608.1 INF-609.1 INF-109.4 INF-113.3a INF-116.2e INF-118.2b',
    do: (match, { locals: { item, choices } }) => {
      if (item === undefined || item.ability < 0) return;
      const ability = chainAbility(match, item);
      // A ritual moves on while it resolves and is itself all the same; the source of an ability is meant as it was.
      const self = item.isCard ? undefined : item.source;
      const { bound, shares, illegal, numbers: announced } = choices ?? choicesOf(item);
      const numbers = withDefinedX(match, item, announced);
      const locals = {
        ...localsOf(match, item),
        bound,
        numbers,
        ...(shares && { shares }),
        ...(illegal && { illegal }),
        ...(self && { self, reader: item.object }),
      };
      call(match, ability.program, locals, { source: cardOf(item.source), seat: item.seat, step: ability.resolveFrom });
    },
  },
  {
    name: 'a ritual goes to the Infierno, an ability ceases to exist',
    rule: 'INF-607.2k INF-607.2 INF-306.2',
    do: (match, { locals: { item } }) => {
      if (item === undefined || zoneOfCard(match, item.object) !== 'resolving') return;
      if (item.isCard) raise(match, fact('cardToInfierno', { card: item.object, value: 0 }));
      else raise(match, fact('abilityCeased', { card: item.object }));
    },
  },
  { name: 'done', rule: '', do: () => leave },
]);

/** The numbers that a text reads, with the X that the text itself defines as it is now. *Rule:* INF-107.3c. */
function withDefinedX(match: InfernoMatch, item: ChainItem, numbers: readonly number[]): readonly number[] {
  const x = item.isCard ? definedX(match, item.object) : undefined;
  const slot = chainAbility(match, item).slots.numbers['x'];
  if (x === undefined || slot === undefined) return numbers;
  const known = Array.from({ length: Math.max(slot + 1, numbers.length) }, (_, at) => numbers[at] ?? 0);
  known[slot] = x;
  return known;
}

function isRitualOrAbility(match: InfernoMatch, { isCard, object }: ChainItem): boolean {
  return !isCard || isType(match, object, 'ritual');
}
