import { applies, call, leave, option, program, raise, site, type CardId, type Option, type Seat } from '@crupier/kernel';
import { discardedFrom, fact } from '../state/facts.ts';
import { printedOf } from '../state/printed.ts';
import { cardsIn } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { play } from './play.ts';
import { canPlay, isOfActiveHouse, mayDoFromHand, permissionsFor, usesInMainStep } from './restrictions.ts';
import { canRaiseTide } from './tide.ts';
import { callUse } from './use.ts';

const omegaEnds = site('KF-OMEGA-1 KF-OMEGA-3', 'after an omega card the step is over');

interface MainLocals {
  /** What was chosen and has begun. */
  chosen: Option | undefined;
}

/** Step 3: playing, discarding and using cards, in any order and any number of times. *Rule:* KF-TURN-MAIN-1, KF-ORDER-8. */
export const mainStep = program<KeyForge, MainLocals>('main step', [
  {
    name: 'omega ends the step',
    rule: 'KF-OMEGA-3',
    do: (match) => (match.state.omega && applies(match, omegaEnds) ? leave : undefined),
  },
  {
    name: 'play, discard or use a card',
    rule: 'KF-TURN-MAIN-1 KF-ORDER-8',
    ask: (match, { seat }) => ({ kind: 'act', seat, purpose: 'mainStep', options: [...mainOptions(match, seat), option('endTurn')] }),
    take: (match, { locals, seat }, [chosen]) => {
      if (chosen === undefined || chosen.verb === 'endTurn') return leave;
      locals.chosen = chosen;
      if (isUse(chosen)) raise(match, fact('useBegan', { card: chosen.card, seat }));
      return undefined;
    },
  },
  {
    name: 'do it',
    rule: 'KF-TURN-MAIN-1',
    do: (match, { locals, seat }) => {
      if (locals.chosen !== undefined) begin(match, locals.chosen, seat);
      return 'omega ends the step';
    },
  },
]);

/** Everything that the active player may do now, but ending the step. */
function mainOptions(match: KeyForgeMatch, seat: Seat): Option[] {
  const options: Option[] = [];
  if (mayDoFromHand(match)) for (const card of cardsIn(match, 'hand', seat)) addHandOptions(match, seat, card, options);
  for (const zone of ['line', 'artifacts'] as const) {
    for (const card of cardsIn(match, zone, seat)) {
      for (const { verb, value } of usesInMainStep(match, seat, card)) options.push(option(verb, card, value));
    }
  }
  if (canRaiseTide(match, seat)) options.push(option('raiseTide'));
  return options;
}

function addHandOptions(match: KeyForgeMatch, seat: Seat, card: CardId, options: Option[]): void {
  const active = isOfActiveHouse(match, card);
  if (active || permissionsFor(match, seat, card, 'mayPlay').length > 0) {
    const { type, alsoUpgrade } = printedOf(match, card);
    if (canPlay(match, seat, card)) options.push(option('play', card));
    if (alsoUpgrade && type !== 'upgrade' && canPlay(match, seat, card, true)) options.push(option('playAsUpgrade', card));
  }
  if (active) options.push(option('discard', card));
}

function isUse({ verb }: Option): boolean {
  return verb !== 'play' && verb !== 'playAsUpgrade' && verb !== 'discard' && verb !== 'raiseTide';
}

function begin(match: KeyForgeMatch, chosen: Option, seat: Seat): void {
  const { verb, card } = chosen;
  if (verb === 'discard') raise(match, fact('cardDiscarded', { card, seat, value: discardedFrom.hand }));
  else if (verb === 'raiseTide') raise(match, fact('tideRaised', { seat }));
  else if (verb === 'play' || verb === 'playAsUpgrade') {
    call(match, play, { card, asUpgrade: verb === 'playAsUpgrade' ? 1 : 0, host: 0, place: 0, played: 0, forced: 0 }, { source: card, seat });
  } else callUse(match, chosen, seat);
}

