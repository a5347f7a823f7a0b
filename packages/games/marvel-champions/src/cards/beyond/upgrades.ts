import { each, gives, host, one, self, the } from '@crupier/kernel/cards';
import { act, any, friendly, lists, plus, whenAny } from '../../meanings/builders.ts';
import { action, answer, attachTo, me, resource, villain, type CardTexts } from '../headers.ts';

const myHero = each(friendly('hero'));
const discardingThis = { price: { do: [act('discard', self)] } };
const toVillain = attachTo({ do: [act('attach', self, undefined, { to: villain })] });

/** Restricted, temporary and permanent upgrades and attachments of several products. */
export const keywordUpgrades: CardTexts = {
  // Basic Thwart, Attack, Defense and Recovery Upgrade
  '04159a': [gives(me, plus('hitPoints', 2)), gives(myHero, plus('thwart', 1))],
  '04160a': [gives(me, plus('hitPoints', 1)), gives(myHero, plus('attack', 1))],
  '04161a': [gives(me, plus('hitPoints', 3)), gives(myHero, plus('defense', 1))],
  '04162a': [gives(me, plus('hitPoints', 4)), gives(each(friendly('alterEgo')), plus('recover', 1))],
  // Jarnbjorn
  '06019': [
    answer(
      [],
      whenAny('attacked', friendly('hero')),
      { targets: { it: one(any('enemy')) }, do: [act('damage', the(), 2)] },
      { resources: [{ type: 'physical', count: 1 }] },
    ),
  ],
  // Counterintelligence
  '08017': [answer([], whenAny('wouldPlaceThreat', any('mainScheme')), { do: [act('prevent', undefined, 3)] }, discardingThis)],
  // Defensive Stance
  '08032': [answer(['hero'], whenAny('wouldTakeDamage', friendly('hero')), { do: [act('prevent', undefined, 3)] }, discardingThis)],
  // Practiced Defense
  '33006': [
    attachTo({ targets: { it: one(any('enemy')) }, do: [act('attach', self, undefined, { to: the() })] }),
    gives(host, plus('attack', -1)),
  ],
  // Super Strength
  '40155': [toVillain, gives(host, lists('trait', 'gain', 'Brute'), lists('keyword', 'gain', 'steady'))],
  // Telepathy
  '40159': [toVillain, gives(host, lists('trait', 'gain', 'Psionic'), lists('keyword', 'gain', 'retaliate', 1))],
  // Deadpool’s Katana
  '44010': [
    action(
      ['hero', 'attack'],
      { targets: { it: one(any('attackable')) }, do: [act('attack', the(), 2, { value: 'piercing' })] },
      { price: { do: [act('exhaust', self), act('takeDamage', me, 1)] } },
    ),
  ],
  // Cybernetic Arm
  '54002': [
    resource([], { do: [act('generateForAttackWithMore', undefined, 1, { value: 'wild' })] }, { price: { do: [act('exhaust', self)] } }),
  ],
  // Excelsior
  '56045': [
    answer(
      [],
      whenAny('defended', friendly('hero')),
      { targets: { it: one(any('enemy')) }, do: [act('damage', the(), 2)] },
      { resources: [{ type: 'energy', count: 1 }] },
    ),
  ],
  // Lion of Olympus
  '59016': [gives(myHero, plus('thwart', 1), plus('attack', 1), plus('defense', 1))],
};
