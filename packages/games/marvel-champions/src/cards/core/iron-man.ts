import { chosen, each, forEach, gives, host, of, one, self, the, you } from '@crupier/kernel/cards';
import { act, any, areAll, doneThisWay, friendly, grant, inState, is, lists, plus, rule, stat, tally } from '../../meanings/builders.ts';
import { action, alterEgo, boost, me, obligation, resource, whenRevealed, type CardTexts } from '../headers.ts';

const tech = is('trait', 'Tech');
const aerial = areAll(me, is('trait', 'Aerial'));
const upgrades = each(friendly('upgrade'));
const discardUpgrade = { targets: { it: one(friendly('upgrade')) }, do: [act('discard', the())] };

/** Iron Man, his obligation and his nemesis. */
export const ironMan: CardTexts = {
  // Iron Man
  '01029a': [
    gives(each(friendly('hero')), plus('handSize', forEach(1, friendly('upgrade', tech)))),
    gives(you, rule('handSizeMax', { amount: 7 })),
  ],
  // Tony Stark
  '01029b': [action([], { do: [act('takeOneOfTop', undefined, 3)] }, { limit: 'round' })],
  // War Machine
  '01030': [action([], { do: [act('damage', each(any('enemy')), 1)] }, { price: { do: [act('exhaust', self), act('damage', self, 2)] } })],
  // Repulsor Blast. *Rule:* MC-FAQ-12.
  '01031': [
    action(['hero', 'attack'], {
      targets: { it: one(any('attackable')) },
      do: [act('discardFromDeck', undefined, 5)],
      next: {
        times: stat('energyResources', doneThisWay('cardDiscarded')),
        do: [act('addDamage', undefined, 2)],
        next: { do: [act('attack', the(), 1)] },
      },
    }),
  ],
  // Supersonic Punch
  '01032': [
    action(['hero', 'attack'], {
      targets: { it: one(any('attackable')) },
      do: [],
      next: { if: aerial, do: [act('attack', the(), 8)], else: { do: [act('attack', the(), 4)] } },
    }),
  ],
  // Pepper Potts. *Rule:* MC-FAQ-13, MC-FAQ-14, MC-FAQ-15.
  '01033': [resource([], { do: [act('generateLikeTopDiscard')] }, { price: { do: [act('exhaust', self)] } })],
  // Stark Tower
  '01034': [
    action(
      ['alterEgo'],
      {
        players: { who: { whose: 'any' } },
        do: [act('returnToHand', each(of(friendly('upgradeInDiscard', 'topmost', tech), 'who')), undefined, { who: chosen('who') })],
      },
      { price: { do: [act('exhaust', self)] } },
    ),
  ],
  // Arc Reactor
  '01035': [action(['hero'], { do: [act('ready', me)] }, { price: { do: [act('exhaust', self)] } })],
  // Mark V Armor
  '01036': [gives(each(friendly('identity')), plus('hitPoints', 6))],
  // Mark V Helmet
  '01037': [
    action(
      ['hero', 'thwart'],
      {
        if: aerial,
        do: [act('thwart', each(any('thwartable')), 1)],
        else: { targets: { it: one(any('thwartable')) }, do: [act('thwart', the(), 1)] },
      },
      { price: { do: [act('exhaust', self)] } },
    ),
  ],
  // Powered Gauntlets
  '01038': [
    action(
      ['hero', 'attack'],
      {
        targets: { it: one(any('attackable')) },
        do: [],
        next: { if: aerial, do: [act('attack', the(), 2)], else: { do: [act('attack', the(), 1)] } },
      },
      { price: { do: [act('exhaust', self)] } },
    ),
  ],
  // Rocket Boots
  '01039': [
    gives(each(friendly('identity')), plus('hitPoints', 1)),
    action(
      ['hero'],
      { do: [grant(gives(host, lists('trait', 'gain', 'Aerial')), 'phase', me)] },
      { resources: [{ type: 'mental', count: 1 }], price: { do: [act('exhaust', self)] } },
    ),
  ],
  // Business Problems
  '01170': [
    obligation({
      if: inState('heroForm'),
      may: true,
      do: [act('changeForm')],
      next: {
        do: [],
        modes: [
          { do: [act('exhaust', alterEgo)], ifDone: { do: [act('removeFromGame', self)] } },
          { do: [act('exhaust', upgrades), act('discard', self)] },
        ],
      },
    }),
  ],
  // Imminent Overload
  '01171': [whenRevealed({ do: [act('placeThreat', self, tally('players', 'you'))] })],
  // Electric Whip Attack
  '01173': [
    whenRevealed({ do: [], modes: [{ do: [act('damage', each(friendly('hero')), forEach(1, friendly('upgrade')))] }, discardUpgrade] }),
    boost({ if: inState('undefended'), ...discardUpgrade }),
  ],
  // Electromagnetic Backlash
  '01174': [
    whenRevealed({
      each: 'player',
      do: [act('discardFromDeck', undefined, 5)],
      next: { each: 'player', do: [act('damage', me, stat('energyResources', doneThisWay('cardDiscarded', 'ownedByYou')))] },
    }),
  ],
};
