import { each, gives, none, one, self, the } from '@crupier/kernel/cards';
import { act, any, friendly, is, plus, when, whenAny } from '../../meanings/builders.ts';
import { answer, me, whenDefeated, type CardTexts } from '../headers.ts';

const myHero = each(friendly('hero'));
const drawOne = { do: [act('draw')] };
const exhausting = { price: { do: [act('exhaust', self)] } };

/** Specialized Training and the upgrades that are linked to it. *Rule:* MC-LINKED-1. */
export const specializations: CardTexts = {
  // Specialized Training
  '43021': [
    whenDefeated({
      each: 'player',
      eachIf: none(friendly('upgrade', is('trait', 'Specialization'))),
      targets: { it: one(any('upgradeSetAside', is('trait', 'Specialization'))) },
      do: [act('putIntoPlay', the())],
    }),
  ],
  // Combat Specialist
  '43034': [gives(myHero, plus('attack', 1)), answer(['hero'], whenAny('madeBasicAttack', friendly('hero')), drawOne, exhausting)],
  // Defense Specialist
  '43035': [gives(myHero, plus('defense', 1)), answer(['hero'], whenAny('madeBasicDefense', friendly('hero')), drawOne, exhausting)],
  // Front Line Specialist
  '43036': [
    gives(me, plus('hitPoints', 4)),
    answer([], when('tookAttackDamage', { card: friendly('identity'), other: any('enemy') }), drawOne, exhausting),
  ],
  // Surveillance Specialist
  '43037': [gives(myHero, plus('thwart', 1)), answer(['hero'], whenAny('madeBasicThwart', friendly('hero')), drawOne, exhausting)],
};
