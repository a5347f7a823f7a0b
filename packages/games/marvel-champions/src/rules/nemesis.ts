import { applies, call, leave, program, raiseAll, site, type CardId, type Seat } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { printedOf } from '../state/printed.ts';
import { identityOf, typeOf } from '../state/reading.ts';
import { cardsIn, type Marvel, type MarvelMatch } from '../state/state.ts';
import { wordOf } from '../state/written.ts';
import { putEncounter } from './enter.ts';
import { gainSurge, revealCard, revealInFull } from './reveal.ts';

const ofOwnSet = site('MC-NEMESIS-SET-4 MC-ENCOUNTER-SET-2 MC-CARD-6', 'nemesis cards are used with the identity of their own set alone');

const goesOn = site('MC-PLAYER-ELIMINATION-11', 'a nemesis side scheme is revealed although the minion has eliminated its player');

const saysSo = site('MC-NEMESIS-SET-6', 'of several minions the one is the nemesis whose text says so');

/** The cards of a player's nemesis that are set aside still. *Rule:* MC-NEMESIS-SET-1, MC-NEMESIS-SET-4. */
export function nemesisOf(match: MarvelMatch, seat: Seat): readonly CardId[] {
  const set = `${printedOf(match, identityOf(match, seat)).set}_nemesis`;
  return cardsIn(match, 'aside', seat).filter((card) => printedOf(match, card).set === set || !applies(match, ofOwnSet));
}

/** The minion of a player's nemesis: the one that its text says is it, where the set has several. *Rule:* MC-NEMESIS-SET-5, MC-NEMESIS-SET-6. */
function nemesisMinionOf(match: MarvelMatch, seat: Seat): CardId | undefined {
  const minions = nemesisOf(match, seat).filter((card) => typeOf(match, card) === 'minion');
  const designated = applies(match, saysSo) ? minions.find((card) => wordOf(match, card, 'nemesisMinion') > 0) : undefined;
  return designated ?? minions[0];
}

/** A player's nemesis comes: its minion and its side scheme are revealed, the rest is shuffled into the encounter deck: ruling MC-C-09. *Rule:* MC-NEMESIS-SET-2, MC-NEMESIS-SET-5, MC-NEMESIS-SET-7. */
export const callNemesis = program<Marvel, { came: boolean }>('call the nemesis', [
  {
    name: 'reveal the minion',
    rule: 'MC-NEMESIS-SET-5 MC-SET-ASIDE-1',
    do: (match, { locals, seat }) => {
      const minion = nemesisMinionOf(match, seat);
      if (minion === undefined) return;
      locals.came = true;
      revealCard(match, minion, seat);
    },
  },
  {
    name: 'reveal the side scheme',
    rule: 'MC-NEMESIS-SET-7',
    do: (match, { seat }) => {
      const scheme = nemesisOf(match, seat).find((card) => typeOf(match, card) === 'sideScheme');
      if (scheme === undefined) return;
      if (applies(match, goesOn)) revealInFull(match, scheme, seat);
      else revealCard(match, scheme, seat);
    },
  },
  {
    name: 'shuffle the rest into the encounter deck',
    rule: 'MC-NEMESIS-SET-2',
    do: (match, { seat }) =>
      raiseAll(
        match,
        nemesisOf(match, seat).map((card) => fact('encounterShuffledIn', { card })),
      ),
  },
  {
    name: 'surge where no minion came',
    rule: 'MC-SURGE-1',
    do: (match, { locals: { came } }) => {
      if (came) return leave;
      gainSurge(match);
      return undefined;
    },
  },
]);

/** The side scheme and the minion of a player's nemesis are put into play by a text that says nothing of its other cards: those are discarded. *Rule:* MC-LTP-38. */
export const putNemesis = program<Marvel, object>('put the nemesis into play', [
  {
    name: 'put the side scheme into play',
    rule: 'MC-LTP-38 MC-NEMESIS-SET-7',
    do: (match, { seat }) => {
      const scheme = nemesisOf(match, seat).find((card) => typeOf(match, card) === 'sideScheme');
      if (scheme !== undefined) putEncounter(match, scheme, seat);
    },
  },
  {
    name: 'put the minion into play',
    rule: 'MC-LTP-38 MC-NEMESIS-SET-5',
    do: (match, { seat }) => {
      const minion = nemesisMinionOf(match, seat);
      if (minion !== undefined) putEncounter(match, minion, seat);
    },
  },
  {
    name: 'discard the rest',
    rule: 'MC-LTP-38',
    do: (match, { seat }) =>
      raiseAll(
        match,
        nemesisOf(match, seat).map((card) => fact('encounterDiscarded', { card })),
      ),
  },
]);

/** Puts a player's nemesis into play. The last act of a step. */
export function putNemesisIntoPlay(match: MarvelMatch, seat: Seat): void {
  call(match, putNemesis, {}, { seat });
}

/** Brings a player's nemesis. The last act of a step. */
export function bringNemesis(match: MarvelMatch, seat: Seat): void {
  call(match, callNemesis, { came: false }, { seat });
}
