import {
  again,
  applies,
  call,
  firstWhoWaits,
  leave,
  NO_CARD,
  orderSteps,
  program,
  raise,
  site,
  type Heard,
  type Option,
  type Seat,
} from '@crupier/kernel/rules';
import { rememberDepth } from './environments.ts';
import { showTops } from './zones.ts';
import { checkState } from './state-based.ts';
import { placeTrigger } from './announce.ts';
import type { PriorityLocals } from './give-priority.ts';
import { doOption, priorityOptions } from './options.ts';
import { resolveTop } from './resolve.ts';
import { answerTribute, tributeOptions } from './tribute.ts';
import { topItem } from '../state/chain.ts';
import { noteAct, withoutRepeating } from '../state/fragmented-loops.ts';
import { breakLoop } from '../state/loops.ts';
import { fact } from '../state/facts.ts';
import { sideOf } from '../state/reading.ts';
import { activeOrNext, inTurnOrder, isPlaying, nextSeat } from '../state/seats.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';

const controlledAsItTriggered = site('INF-603.3a INF-113.7', 'whoever controlled the source when it was set off controls the ability');

const nextHolds = site('INF-800.3f INF-800.3a', 'the priority of who has left goes to the next player');

/** Priority until everybody passes in a row on an empty chain. *Rule:* INF-116. */
export const priority = program<Inferno, PriorityLocals>('priority', [
  {
    name: 'state-based actions',
    rule: 'INF-116.5 INF-705.2 INF-705.3 INF-705.4 INF-405.6f INF-116.2d',
    do: checkState,
  },
  { name: 'environments and depth', rule: 'INF-122.2 INF-703.1d', do: (match) => (showTops(match) ? again : rememberDepth(match)) },
  ...orderSteps<Inferno, PriorityLocals, Heard>({
    name: 'put the waiting abilities on the chain',
    rule: 'INF-116.5 INF-603.3 INF-603.3b INF-101.4 INF-405.3 INF-705.1a',
    restRule: 'INF-603.3b',
    verb: 'chain',
    restFrom: 5,
    turn: (match) => firstWhoWaits(inTurnOrder(match), match.state.waiting as readonly Heard[]),
    take: (match, locals, trigger) => {
      Object.assign(locals, { passes: 0, placed: true });
      placeTrigger(match, trigger, controllerOf(match, trigger));
      return again;
    },
  }),
  {
    name: 'did anything happen meanwhile',
    rule: 'INF-116.5 INF-603.3b',
    do: (match, { locals }) => {
      locals.holder = holderNow(match, locals.holder);
      if (!locals.placed) return undefined;
      locals.placed = false;
      return 'state-based actions';
    },
  },
  {
    name: 'give priority',
    rule: 'INF-116.1 INF-116.3 INF-116.3c',
    ask: (match, { locals }) => {
      const { holder } = locals;
      if (holderNow(match, holder) !== holder) return undefined;
      const options = withoutRepeating(match, holder, priorityOptions(match, holder));
      if (locals.untouched === true) options.push(...tributeOptions(match, holder, locals.shown ?? []));
      const kind = isOwnMainPhase(match, holder) ? 'act' : 'respond';
      return { kind, seat: holder, purpose: 'priority', source: topItem(match)?.object ?? NO_CARD, options };
    },
    take: (match, { locals }, [chosen], by) => {
      locals.holder = by;
      if (chosen?.verb === 'showTribute') {
        locals.shown = [...(locals.shown ?? []), chosen.card];
        answerTribute(match, by, chosen.card);
        return 'state-based actions';
      }
      locals.untouched = false;
      if (chosen === undefined || chosen.verb === 'pass') return 'pass';
      breakLoop(match);
      noteAct(match, by, chosen);
      locals.passes = 0;
      return act(match, locals.holder, chosen);
    },
  },
  {
    name: 'whoever had priority has left',
    rule: 'INF-800.3a INF-800.3f INF-705.3',
    do: (match, { locals }) => {
      locals.holder = holderNow(match, locals.holder);
      return 'state-based actions';
    },
  },
  {
    name: 'pass',
    rule: 'INF-116.3d INF-116.4',
    do: (match, { locals }) => {
      locals.passes++;
      const { holder, passes } = locals;
      locals.holder = nextSeat(match, holder);
      raise(match, fact('passed', { seat: holder, amount: match.state.players[holder]?.energy ?? 0 }));
      if (passes >= inTurnOrder(match).length) return 'all have passed';
      // Nothing has happened since the last check, but that a player may have left: whoever is next has priority at once.
      return hasAnybodyLeft(match) ? 'state-based actions' : 'give priority';
    },
  },
  {
    name: 'all have passed',
    rule: 'INF-116.4 INF-405.5 INF-500.2 INF-505.1 INF-607.1 INF-116.3b INF-116.6',
    do: (match, { locals }) => {
      if (match.state.chain.length === 0) {
        breakLoop(match);
        return leave;
      }
      locals.passes = 0;
      // The active player has priority after a resolution. *Rule:* INF-116.3b.
      locals.holder = activeOrNext(match);
      call(match, resolveTop, {});
      return 'state-based actions';
    },
  },
]);

function act(match: InfernoMatch, seat: Seat, chosen: Option): string {
  doOption(match, seat, chosen);
  return 'state-based actions';
}

/** Players leave at any time, and what that brings about is looked at before the next player has priority. *Rule:* INF-705.3, INF-603.3. */
function hasAnybodyLeft({ state }: InfernoMatch): boolean {
  return state.players.some(({ lost }) => lost);
}

/** One who has left cannot hold it: the next player does. *Rule:* INF-800.3a, INF-800.3f. */
function holderNow(match: InfernoMatch, holder: Seat): Seat {
  return isPlaying(match, holder) || !applies(match, nextHolds) ? holder : nextSeat(match, holder);
}

/** The ability is controlled by whoever controlled its source when it was set off. *Rule:* INF-603.3a. */
function controllerOf(match: InfernoMatch, { seat, self }: Heard): Seat {
  return applies(match, controlledAsItTriggered) ? seat : sideOf(match, self);
}

/** Whether an ability or a state-based action would come before anybody had priority. *Rule:* INF-513.3a. */
export function isAnybodyWaiting({ state }: InfernoMatch): boolean {
  return state.waiting.length > 0;
}

/** Whether a player goes on with the own turn: elsewhere priority is a window, which they use or let pass. *Rule:* INF-505.3. */
function isOwnMainPhase({ state }: InfernoMatch, seat: Seat): boolean {
  return state.step === 'main' && seat === state.active && state.chain.length === 0 && state.combat === undefined;
}
