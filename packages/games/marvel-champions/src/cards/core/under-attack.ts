import { each, gives, host, self } from '@crupier/kernel/cards';
import { act, any, friendly, lists, whenHost } from '../../meanings/builders.ts';
import { action, attachTo, boost, forced, me, villain, whenRevealed, type CardTexts } from '../headers.ts';

const toVillain = attachTo({ do: [act('attach', self, undefined, { to: villain })] });

/** "Hero Action: exhaust your hero and spend two resources of a type → discard this card." */
function discardedFor(type: 'physical' | 'energy'): ReturnType<typeof action> {
  return action(['hero'], { do: [act('discard', self)] }, { resources: [{ type, count: 2 }], price: { do: [act('exhaust', me)] } });
}

/** Under Attack. */
export const underAttack: CardTexts = {
  // Under Attack
  '01151': [
    whenRevealed({
      each: 'player',
      do: [],
      modes: [{ do: [act('placeThreat', self, 2)] }, { do: [act('damage', each(friendly('hero')), 3)] }],
    }),
  ],
  // Vibranium Armor
  '01152': [toVillain, forced(whenHost('tookDamage'), { do: [act('toughen', host)] }), discardedFor('physical')],
  // Concussion Blasters
  '01153': [toVillain, gives(host, lists('keyword', 'gain', 'retaliate', 1)), discardedFor('energy')],
  // Concussive Blast
  '01154': [
    whenRevealed({ do: [act('damage', each(any('friendlyCharacter')), 1)] }),
    boost({ do: [act('damage', each(friendly('friendlyCharacter')), 1)] }),
  ],
};
