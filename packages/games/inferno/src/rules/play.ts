import {
  abilityOf,
  abilityOption,
  again,
  bearerOf,
  call,
  cardOf,
  leave,
  NO_CARD,
  numbersOf,
  option,
  program,
  raise,
  raiseAll,
  release,
  rewind,
  type AbilityRef,
  contextOf,
  contextIn,
} from '@crupier/kernel/rules';
import {
  announcedCosts,
  costFor,
  isWithinMeans,
  lockCosts,
  mostX,
  noteMoved,
  noteObject,
  numbersFor,
  optionalCosts,
  sorts,
  type PlayLocals,
} from './announce.ts';
import { canPayTogether, costsOf, placesOf } from './costs.ts';
import { meansOf, payEnergy } from './energy.ts';
import { tapsItself } from './energy-gains.ts';
import { waysToPay } from './options.ts';
import { isRitualTime } from './ritual-time.ts';
import { isPaidUnseen } from './unseen-discards.ts';
import { changeItem, isResolving, itemOf } from '../state/chain.ts';
import { fact } from '../state/facts.ts';
import { zoneOfCard } from '../state/reading.ts';
import { localsFor } from '../state/speaker.ts';
import { zones, type Inferno } from '../state/state.ts';

/** Playing a card, activating an ability or placing a triggered one: the same steps, a to h. *Rule:* INF-601.1, INF-602.2, INF-603.3c. */
export const play = program<Inferno, PlayLocals>('play', [
  {
    name: 'a what lies hidden is revealed',
    rule: 'INF-602.2a INF-113.5h INF-306.4a',
    do: (match, { locals, seat }) => {
      const { sort, card } = locals;
      locals.from = zones.indexOf(zoneOfCard(match, card));
      locals.untimely = sort === sorts.card && (isResolving(match) || !isRitualTime(match, seat));
      const isHidden = zoneOfCard(match, card) === 'hand' || zoneOfCard(match, card) === 'deck';
      // What is set off where it lies hidden is shown likewise: ruling C-45.
      if (sort !== sorts.card && isHidden) raise(match, fact('cardRevealed', { card, seat }));
    },
  },
  {
    name: 'a announce it',
    rule: 'INF-601.1a INF-602.2a INF-603.3 INF-605.5b',
    do: (match, { locals: { sort, card }, seat }) => {
      if (sort === sorts.card) raise(match, fact('announced', { card, seat }));
      else raise(match, fact('abilityAnnounced', { other: card, seat, value: sort }));
    },
  },
  {
    name: 'a it is on top of the chain',
    rule: 'INF-303.4 INF-405.2 INF-405.1 INF-601.1a INF-113.3b INF-116.1b INF-116.6',
    do: (match, { locals, seat }) => noteObject(match, locals, seat),
  },
  {
    name: 'b announce how it is paid for',
    rule: 'INF-601.1b INF-117.9 INF-117.9a INF-117.9b',
    ask: (match, { locals: { sort, card, from }, seat }) => {
      if (sort !== sorts.card) return undefined;
      const ways = waysToPay(match, card, seat, { means: meansOf(match, seat), from: zones[from] ?? 'hand' });
      if (ways.length === 1 && ways[0]?.alternative === -1) return undefined;
      // An option's value is never negative: 0 stands for the card's own cost.
      const options = ways.map(({ alternative }) => option('payBy', card, alternative < 0 ? 0 : (alternative & 31) + 1));
      return options.length === 0 ? undefined : { kind: 'mode', seat, purpose: 'howToPay', source: card, options };
    },
    take: (match, { locals }, [chosen]) => {
      const place = (chosen?.value ?? 0) - 1;
      locals.alternative = costsOf(match, locals.card, 'alternative').find((ref) => (ref & 31) === place) ?? -1;
    },
  },
  {
    name: 'b announce additional costs',
    rule: 'INF-601.1b INF-117.8 INF-117.8b INF-117.8c',
    ask: (match, { locals, seat }) => {
      if (locals.sort !== sorts.card) return undefined;
      const costs = optionalCosts(match, locals.card);
      while (locals.asked < costs.length && !isWithinMeans(match, locals, seat, costs[locals.asked] as AbilityRef)) locals.asked++;
      const ref = costs[locals.asked];
      if (ref === undefined) return undefined;
      // Asked whatever the hand holds: whether the rest of it could be paid is nobody's business.
      const isPayable = canPayTogether(match, [...announcedCosts(match, locals), ref], { card: locals.card, seat, x: 0 });
      const options = [
        isPayable ? abilityOption(match, 'addCost', { ref, self: locals.card }, ref & 31) : option('addNothing', locals.card),
      ];
      return { kind: 'may', seat, purpose: 'addCost', source: locals.card, min: 0, options };
    },
    take: (match, { locals }, [chosen]) => {
      const ref = optionalCosts(match, locals.card)[locals.asked];
      locals.asked++;
      if (chosen?.verb === 'addCost' && ref !== undefined) locals.additional = [...locals.additional, ref];
      return again;
    },
  },
  {
    name: 'b announce X',
    rule: 'INF-601.1b INF-107.3 INF-107.3a INF-107.3g',
    ask: (match, { locals, seat }) => {
      const most = mostX(match, locals, seat);
      if (most < 0) return undefined;
      const options = Array.from({ length: most + 1 }, (_, x) => option('number', NO_CARD, x));
      return { kind: 'number', seat, purpose: 'chooseX', source: locals.card, options };
    },
    take: (_match, { locals }, [chosen]) => {
      locals.x = chosen?.value ?? 0;
    },
  },
  {
    name: 'c and d choose targets and divisions',
    rule: 'INF-601.1c INF-601.1d INF-603.3c INF-114.2 INF-114.1a INF-114.1b INF-114.1c',
    do: (match, { locals, seat }) => {
      const { ref, event, card } = locals;
      if (ref < 0) return 'c they become targets';
      locals.numbers = numbersFor(match, locals);
      const ability = abilityOf(match, ref);
      if (ability.announced.program === undefined) return 'c they become targets';
      call(match, ability.announced.program, { ...localsFor(match, card, ref, event), numbers: locals.numbers }, { source: card, seat });
      return undefined;
    },
  },
  {
    name: 'c is all chosen that has to be',
    rule: 'INF-601.1c INF-603.3c',
    do: (match, { locals, seat }) => {
      const { chosen, sort, ref, card } = locals;
      if (chosen === undefined) return undefined;
      locals.chosen = undefined;
      Object.assign(locals, { bound: chosen.bound, numbers: chosen.numbers, shares: chosen.shares });
      if (!abilityOf(match, ref).announced.lacks(match, contextOf(match, card, { seat }), chosen)) return undefined;
      return sort === sorts.triggered ? 'it is removed' : 'take it back';
    },
  },
  {
    name: 'c they become targets',
    rule: 'INF-601.1c INF-114.5 INF-114.1 INF-114.7a',
    do: (match, { locals: { bound, object, shares, numbers, x }, seat }) => {
      changeItem(match, object, { bound, numbers, x, ...(shares && { shares }) });
      const targets = bound.flat();
      raiseAll(
        match,
        targets.map((ref) => fact('targeted', { card: cardOf(ref), other: object, seat })),
      );
    },
  },
  {
    name: 'e lock the total cost',
    rule: 'INF-601.1e INF-601.3 INF-602.2b INF-602.4',
    do: (match, { locals, seat }) => {
      if (locals.sort === sorts.triggered) return 'h it is played';
      lockCosts(match, locals);
      const cost = costFor(match, locals, seat);
      if (cost === undefined || cost > meansOf(match, seat)) return 'take it back';
      locals.cost = cost;
      return undefined;
    },
  },
  {
    name: 'f and g pay energy',
    rule: 'INF-601.1f INF-601.1g INF-602.1a',
    do: (match, { locals: { cost, card, sort, ref }, seat }) => {
      const spared = sort === sorts.activated && tapsItself(abilityOf(match, ref)) ? card : undefined;
      if (cost > 0) call(match, payEnergy, { price: cost, spared }, { source: card, seat });
    },
  },
  {
    name: 'g what is paid next',
    rule: 'INF-601.1g INF-117.8 INF-117.10 INF-117.11 INF-117.3',
    ask: (match, { locals: { unpaid, card }, seat }) => {
      const parts = unpaid.filter((ref) => abilityOf(match, ref).price.program !== undefined);
      if (parts.length === 0) return undefined;
      const options = parts.map((ref, at) => option('payPart', bearerOf(ref), at));
      return { kind: 'next', seat, purpose: 'whatIsPaidNext', source: card, options };
    },
    take: (match, { locals, seat }, [part]) => {
      const parts = locals.unpaid.filter((each) => abilityOf(match, each).price.program !== undefined);
      const ref = parts[part?.value ?? 0] ?? -1;
      const ability = abilityOf(match, ref);
      locals.unpaid = parts.filter((each) => each !== ref);
      locals.paying = ref;
      const { card, x, bound, numbers } = locals;
      // A cost of a card is an ability of its own, which reads X and nothing else of what was chosen for the card.
      const chosen = locals.sort === sorts.card ? { numbers: numbersOf(ability.slots, { x }) } : { bound, numbers };
      const begun = { ...localsFor(match, card, ref, locals.event), ...chosen };
      if (ability.price.program === undefined || !ability.price.canPay(match, contextIn({ source: card, seat, locals: begun })))
        return 'take it back';
      const promised = placesOf(match, locals.unpaid, { card, seat, x });
      call(match, ability.price.program, { ...begun, promised }, { source: card, seat });
      return 'g note what was paid with';
    },
  },
  { name: 'g nothing is left to pay', rule: '', do: () => 'h it is played' },
  {
    name: 'g note what was paid with',
    rule: 'INF-607.2i',
    do: (match, { locals }) => {
      const { chosen, ref, sort, paying } = locals;
      if (sort === sorts.activated) noteMoved(match, locals);
      locals.chosen = undefined;
      if (chosen !== undefined && isPaidUnseen(match, abilityOf(match, paying), chosen)) return 'take it back';
      // What an activated ability was paid with may be spoken of by its text.
      if (chosen !== undefined && sort === sorts.activated && ref >= 0)
        Object.assign(locals, { bound: chosen.bound, numbers: chosen.numbers });
      return 'g what is paid next';
    },
  },
  { name: 'take it back', rule: 'INF-708.1 INF-601.1 INF-602.2 INF-708.2', do: (match) => rewind(match) },
  {
    name: 'it is removed',
    rule: 'INF-603.3c',
    do: (match, { locals: { object } }) => {
      raise(match, fact('triggerRemoved', { card: object }));
      return 'done';
    },
  },
  {
    name: 'h it is played',
    rule: 'INF-601.1h INF-602.2b INF-603.3d INF-117.5 INF-117.5a',
    do: (match, { locals, seat }) => {
      const { sort, object, bound, numbers, card, ref, additional, alternative } = locals;
      changeItem(match, object, { bound, numbers, paid: alternative < 0 ? additional : [...additional, alternative] });
      if (sort !== sorts.triggered) release(match);
      if (sort === sorts.card) raise(match, fact('cardPlayed', { card, seat, value: itemOf(match, object)?.from ?? 0 }));
      else if (sort === sorts.activated) raise(match, fact('abilityActivated', { card, other: bearerOf(ref), seat, value: ref & 31 }));
      else raise(match, fact('abilityTriggered', { card, seat }));
    },
  },
  { name: 'done', rule: '', do: () => leave },
]);
