import { applies, call, perCard, program, raise, raiseAll, rewriteHappening, site } from '@crupier/kernel/rules';
import { activate } from '../rules/activation.ts';
import { addBoost } from '../rules/boosts.ts';
import { dealSome } from '../rules/draw.ts';
import { putEncounter } from '../rules/enter.ts';
import { mayChangeForm } from '../rules/forms.ts';
import { bringNemesis } from '../rules/nemesis.ts';
import { doSeveral } from '../rules/order-of-players.ts';
import { gainSurge, revealTop } from '../rules/reveal.ts';
import { otherSide } from '../rules/sides.ts';
import { fact } from '../state/facts.ts';
import { identityOf, isInPlay } from '../state/reading.ts';
import { endings, type Marvel, type MarvelMatch } from '../state/state.ts';
import type { Verbs } from './table.ts';

const redirected = site('MC-FAQ-107', 'a minion engages the player whose text has it engage that player, and not the one who revealed it');

interface SomeLocals {
  left: number;
}

/** Some encounter cards are revealed one after the other. */
export const revealSome = program<Marvel, SomeLocals>('reveal some encounter cards', [
  {
    name: 'reveal the next one',
    rule: 'MC-REVEAL-12',
    do: (match, { locals, seat }) => {
      if (locals.left <= 0) return undefined;
      locals.left--;
      revealTop(match, seat);
      return 'reveal the next one';
    },
  },
]);

/** What enemies do, and what is done with encounter cards. */
export const scenarioVerbs = {
  /** *Rule:* MC-ACTIVATION-6, MC-ATTACK-PLAYER-ACTION-6. */
  enemyAttacks: {
    fact: 'attackBegan',
    ...perCard<MarvelMatch>({
      can: (match, card) => isInPlay(match, card),
      run: (match, card, { seat }) => {
        if (isInPlay(match, card)) activate(match, card, seat, 'attack');
      },
    }),
    dependsOnOrder: doSeveral,
    hint: -2,
  },
  enemySchemes: {
    fact: 'schemeBegan',
    ...perCard<MarvelMatch>({
      can: (match, card) => isInPlay(match, card),
      run: (match, card, { seat }) => {
        if (isInPlay(match, card)) activate(match, card, seat, 'scheme');
      },
    }),
    dependsOnOrder: doSeveral,
    hint: -2,
  },
  /** Against the player: it attacks a hero, and schemes against an alter-ego. *Rule:* MC-ACTIVATION-3, MC-ACTIVATION-6. */
  enemyActivates: {
    ...perCard<MarvelMatch>({
      can: (match, card) => isInPlay(match, card),
      run: (match, card, { seat }) => {
        if (isInPlay(match, card)) activate(match, card, seat, 'byForm');
      },
    }),
    dependsOnOrder: doSeveral,
    hint: -2,
  },
  giveBoost: { ...perCard<MarvelMatch>({ run: (match, card) => addBoost(match, card) }), hint: -1 },
  /** The card that is being revealed. *Rule:* MC-SURGE-1. */
  surge: { run: (match) => gainSurge(match), hint: -1 },
  revealFromDeck: {
    run: (match, { seat, amount }) => call(match, revealSome, { left: amount }, { seat }),
    dependsOnOrder: doSeveral,
    hint: -2,
  },
  /** *Rule:* MC-DEAL-2. */
  dealEncounter: {
    fact: 'encounterDealt',
    run: (match, { seat, amount }) => dealSome(match, seat, amount),
    dependsOnOrder: doSeveral,
    hint: -2,
  },
  dealEncounterToFirst: {
    fact: 'encounterDealt',
    run: (match, { amount }) => dealSome(match, match.state.first, amount),
    hint: -2,
  },
  accelerate: {
    fact: 'accelerationAdded',
    run: (match, { cards, amount }) =>
      raiseAll(
        match,
        cards.map((card) => fact('accelerationAdded', { card, amount })),
      ),
    hint: -2,
  },
  /** A minion is put into play engaged with the player, and is not revealed. *Rule:* MC-WHEN-REVEALED-3, MC-ENGAGE-1. */
  engage: {
    fact: 'minionEngaged',
    ...perCard<MarvelMatch>({ run: (match, card, { seat }) => putEncounter(match, card, seat) }),
    hint: -1,
  },
  /** A minion that would engage a player engages whoever does this instead. *Rule:* MC-FAQ-107. */
  engageInstead: {
    changes: ['minionEngaged'],
    run: (match, { seat }) => {
      if (applies(match, redirected)) rewriteHappening(match, (event) => ({ ...event, seat }));
    },
    hint: -1,
  },
  /** An encounter card is put into play. *Rule:* MC-PLAY-PUT-INTO-PLAY-8. */
  enterPlay: { ...perCard<MarvelMatch>({ run: (match, card, { seat }) => putEncounter(match, card, seat) }), hint: -1 },
  /** The player's own. *Rule:* MC-NEMESIS-SET-2. */
  bringNemesis: { run: (match, { seat }) => bringNemesis(match, seat), hint: -3 },
  /** *Rule:* MC-WIN-3. */
  winGame: { fact: 'ended', run: (match) => raise(match, fact('ended', { value: endings.indexOf('wonByText') })), hint: 9 },
  loseGame: { fact: 'ended', run: (match) => raise(match, fact('ended', { value: endings.indexOf('lostByText') })), hint: -9 },
  shuffleEncounterDeck: { run: (match) => raise(match, fact('encounterDeckShuffled', {})), hint: 0 },
  /** *Rule:* MC-FORM-4. */
  changeForm: {
    fact: 'formChanged',
    can: (match, { seat }) => mayChangeForm(match, seat),
    run: (match, { seat }) => {
      if (!mayChangeForm(match, seat)) return;
      const card = identityOf(match, seat);
      raise(match, fact('formChanged', { card, seat, value: otherSide(match, card) ?? 0 }));
    },
    hint: 0,
  },
} as const satisfies Verbs;
