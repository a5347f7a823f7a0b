import {
  again,
  applies,
  call,
  leave,
  NO_CARD,
  option,
  program,
  raise,
  raiseAndTell,
  site,
  type CardId,
  type Seat,
  type ToldLocals,
} from '@crupier/kernel/rules';
import { ACTIVATE_AGAINST } from '../state/announcement.ts';
import { fact } from '../state/facts.ts';
import { iconsInPlay, minionsOf } from '../state/reading.ts';
import { cardsIn, seatsFrom, type Marvel, type MarvelMatch } from '../state/state.ts';
import { threatOfPhase } from '../state/threat-of-phase.ts';
import { activate } from './activation.ts';
import { dealOne } from './draw.ts';
import { forEach } from './loops.ts';
import { reveal } from './reveal.ts';

/** The villain, then the minions engaged with a player, activate against that player. *Rule:* MC-VILLAIN-PHASE-2. */
export const activateAgainst = program<Marvel, { readonly item: Seat; done?: readonly CardId[] }>(ACTIVATE_AGAINST, [
  {
    name: 'the villain activates',
    rule: 'MC-ACTIVATION-2 MC-ACTIVATION-7 MC-VILLAIN-PHASE-2 MC-LTP-28',
    do: (match, { locals: { item } }) => activate(match, match.state.villain, item, 'byForm'),
  },
  {
    name: 'a minion activates',
    rule: 'MC-ACTIVATION-4 MC-ACTIVATION-7 MC-MINION-4 MC-MINION-6 MC-VILLAIN-PHASE-2',
    ask: (match, { locals: { item, done = [] } }) => {
      if (match.state.players[item]?.isEliminated !== false) return undefined;
      const options = minionsOf(match, item)
        .filter((card) => !done.includes(card))
        .map((card) => option('activate', card));
      return options.length === 0 ? undefined : { kind: 'next', seat: item, purpose: 'whichMinion', options };
    },
    take: (match, { locals }, [chosen]) => {
      const card = chosen?.card ?? NO_CARD;
      locals.done = [...(locals.done ?? []), card];
      activate(match, card, locals.item, 'byForm');
      return again;
    },
  },
]);

/** A player reveals the encounter cards dealt to them, in the order in which they came. *Rule:* MC-VILLAIN-PHASE-4. */
export const revealDealt = program<Marvel, { readonly item: Seat }>('reveal dealt cards', [
  {
    name: 'the next one',
    rule: 'MC-VILLAIN-PHASE-4 MC-REVEAL-1 MC-DEAL-3',
    do: (match, { locals: { item } }) => {
      const [card] = cardsIn(match, 'dealt', item);
      if (card === undefined || match.state.players[item]?.isEliminated !== false) return leave;
      call(match, reveal, { card, entered: NO_CARD }, { source: card, seat: item });
      return again;
    },
  },
]);

/** The villain phase, but for its end. *Rule:* MC-VILLAIN-PHASE-1 to MC-VILLAIN-PHASE-4. */
export const villainPhase = program<Marvel, ToldLocals & { stagesLeft?: number }>('villain phase', [
  {
    name: 'place threat',
    rule: 'MC-VILLAIN-PHASE-1 MC-ROUND-5 MC-MAIN-SCHEME-3 MC-ACCELERATION-ICON-1 MC-ACCELERATION-TOKEN-1 MC-ACCELERATION-TOKEN-4 MC-ICONS-3 MC-LTP-34',
    // Icons count on any card in play: ruling MC-C-07.
    do: (match, { locals }) => {
      const amount = threatOfPhase(match);
      Object.assign(locals, { told: [], stagesLeft: cardsIn(match, 'schemeDeck').length });
      if (amount > 0) raiseAndTell(match, [fact('threatPlaced', { card: match.state.mainScheme, amount, other: NO_CARD })]);
    },
  },
  {
    name: 'threat was placed',
    rule: 'MC-VILLAIN-PHASE-1',
    do: (match, { locals: { told = [], stagesLeft } }) => {
      const amount = told.reduce((sum, { event }) => sum + (event?.amount ?? 0), 0);
      // Where it has completed a stage, the threat was placed on none that is in play.
      const isSameStage = cardsIn(match, 'schemeDeck').length === stagesLeft;
      if (amount > 0 && isSameStage) raise(match, fact('phaseThreatPlaced', { card: match.state.mainScheme, amount }));
    },
  },
  {
    name: 'activate enemies',
    rule: 'MC-VILLAIN-PHASE-2 MC-ROUND-6 MC-ATTACK-PLAYER-ACTION-5',
    do: (match) => forEach(match, activateAgainst, seatsFrom(match, match.state.first)),
  },
  {
    name: 'deal encounter cards',
    rule: 'MC-VILLAIN-PHASE-3 MC-ROUND-7 MC-DEAL-1 MC-HAZARD-ICON-1 MC-HEROIC-MODE-1 MC-ICONS-6 MC-PLAYER-ORDER-2',
    do: (match) => forEach(match, dealOne, seatsDealtTo(match)),
  },
  {
    name: 'reveal encounter cards',
    rule: 'MC-VILLAIN-PHASE-4 MC-ROUND-8',
    do: (match) => forEach(match, revealDealt, seatsFrom(match, match.state.first)),
  },
  {
    name: 'cards dealt meanwhile are revealed too',
    rule: 'MC-DEAL-3 MC-VILLAIN-PHASE-4',
    do: (match) =>
      seatsFrom(match, match.state.first).some((seat) => cardsIn(match, 'dealt', seat).length > 0) ? 'reveal encounter cards' : leave,
  },
]);

const moreInHeroic = site(
  'MC-HEROIC-MODE-1 MC-GAME-MODES-4 MC-GAME-MODES-5',
  'in heroic mode each player is dealt as many cards more as its level, whatever other modes are chosen',
);

/** Who is dealt an encounter card in the villain phase, once for each: one each, more in heroic mode, and one for each hazard icon. */
function seatsDealtTo(match: MarvelMatch): readonly Seat[] {
  const order = seatsFrom(match, match.state.first);
  const heroic = applies(match, moreInHeroic) ? match.state.heroic : 0;
  const each = order.flatMap((seat) => Array.from({ length: 1 + heroic }, () => seat));
  const extra = Array.from({ length: iconsInPlay(match, 'hazard') }, (_, at) => order[at % Math.max(1, order.length)] ?? 0);
  return [...each, ...extra];
}
