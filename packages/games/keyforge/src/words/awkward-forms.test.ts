import { writeCard } from '@crupier/kernel/rules';
import {
  atLeast,
  divided,
  each,
  exactly,
  forEach,
  forEachOf,
  gives,
  givesWhile,
  none,
  one,
  self,
  share,
  that,
  the,
  type Ability,
  type Clause,
} from '@crupier/kernel/cards';
import { expect, test } from 'vitest';
import { contextOf } from '../cards/card-text.ts';
import { beforeFight, play } from '../cards/headers.ts';
import {
  act,
  any,
  areAll,
  doneThisWay,
  enemy,
  forEachDone,
  forEachPast,
  friendly,
  is,
  lists,
  measure,
  not,
  plus,
  related,
  rule,
  stat,
  tally,
} from '../meanings/builders.ts';
import { wordings } from './wordings.ts';

const gain: Clause = { do: [act('gain', undefined, 1)] };
const it = { it: one(any('creature')) };

/** Two cards are discarded, and what follows asks for them. */
function afterDiscarding(condition: Clause['if']): Ability {
  return play({ do: [act('discardFromDeck', undefined, 2)], next: { ...(condition && { if: condition }), ...gain } });
}

/** A creature is dealt damage, and what follows asks whether that destroys it. */
function afterDamage(next: Clause): Ability {
  return play({ targets: it, do: [act('damage', the(), 2)], next });
}

const destroyed: Clause['if'] = { kind: 'befell', fact: 'destroyed', cards: the() };
const discarded = 'Play: Discard the top 2 cards of your deck.';
const descarta = 'Jugar: Descarta las 2 primeras cartas de tu mazo.';

/** Forms that have read badly once: “if 1 for each card is 1 or more”, “exactly 0 houses”, “each enemy creature cannot”. */
test.each<readonly [Ability, string, string]>([
  [
    afterDiscarding(atLeast(forEachDone(1, 'cardDiscarded'), 1)),
    `${discarded} If a card is discarded this way, gain 1Æ.`,
    `${descarta} Si se descarta una carta de este modo, obtén 1Æ.`,
  ],
  [
    afterDiscarding(atLeast(forEachDone(1, 'cardDiscarded'), 2)),
    `${discarded} If 2 or more cards are discarded this way, gain 1Æ.`,
    `${descarta} Si se descartan 2 o más cartas de este modo, obtén 1Æ.`,
  ],
  [
    afterDiscarding(exactly(forEachOf(1, doneThisWay('cardDiscarded', is('house', 'logos'))), 0)),
    `${discarded} If no Logos cards are discarded this way, gain 1Æ.`,
    `${descarta} Si no se descartan cartas de Logos de este modo, obtén 1Æ.`,
  ],
  [
    play({ do: [act('steal', undefined, 2)], next: { if: exactly(forEachDone(1, 'aemberStolen', 'amount'), 0), ...gain } }),
    'Play: Steal 2Æ. If no Æ is stolen this way, gain 1Æ.',
    'Jugar: Roba 2Æ. Si no se roba Æ de este modo, obtén 1Æ.',
  ],
  [
    play({ if: atLeast(forEach(1, friendly('creature')), 1), ...gain }),
    'Play: If there is a friendly creature in play, gain 1Æ.',
    'Jugar: Si hay una criatura aliada en juego, obtén 1Æ.',
  ],
  [
    play({ if: atLeast(forEachPast(1, 'creaturesPlayed', 'you'), 1), ...gain }),
    'Play: If you have played a creature this turn, gain 1Æ.',
    'Jugar: Si has jugado una criatura este turno, obtén 1Æ.',
  ],
  [
    play({ if: exactly(stat('aember', self), 0), ...gain }),
    'Play: If there is no Æ on this creature, gain 1Æ.',
    'Jugar: Si no hay Æ sobre esta criatura, obtén 1Æ.',
  ],
  [
    play({ if: exactly(measure('houses', enemy('creature')), 0), ...gain }),
    'Play: If there are no houses represented among enemy creatures, gain 1Æ.',
    'Jugar: Si no hay Casas representadas entre las criaturas enemigas, obtén 1Æ.',
  ],
  [
    play({ if: { kind: 'not', of: atLeast(tally('handSize', 'you'), 4) }, ...gain }),
    'Play: If you have fewer than 4 cards in your hand, gain 1Æ.',
    'Jugar: Si tienes menos de 4 cartas en tu mano, obtén 1Æ.',
  ],
  [
    givesWhile({ kind: 'not', of: atLeast(tally('aember', 'you'), 7) }, self, rule('cannotBePlayed')),
    'This creature cannot be played unless you have 7Æ or more.',
    'Esta criatura no puede jugarse a menos que tengas 7Æ o más.',
  ],
  [
    givesWhile(none(enemy('creature')), self, plus('power', 2)),
    'This creature gets +2 power while there are no enemy creatures in play.',
    'Esta criatura recibe +2 Poder mientras no haya criaturas enemigas en juego.',
  ],
  [
    play({ do: [act('destroy', each(any('creature', is('powerAtLeast', 3), is('powerAtMost', 5))))] }),
    'Play: Destroy each creature with power 3 or higher and with power 5 or lower.',
    'Jugar: Destruye cada criatura con Poder 3 o más y con Poder 5 o menos.',
  ],
  [
    play({ do: [act('destroy', each(enemy('creature', not('flank'), not(is('trait', 'mutant')), is('house', 'mars'))))] }),
    'Play: Destroy each enemy non-Mutant Mars creature not on a flank.',
    'Jugar: Destruye cada criatura enemiga de Marte que no esté en un flanco y que no sea Mutante.',
  ],
  [
    play({ targets: { it: one(any('creature', is('house', 'mars'), not(is('trait', 'agent')))) }, do: [act('ready', the())] }),
    'Play: Ready a non-Agent Mars creature.',
    'Jugar: Prepara una criatura de Marte que no sea Agente.',
  ],
  [gives(each(enemy('creature')), rule('cannotFight')), 'Enemy creatures cannot fight.', 'Las criaturas enemigas no pueden luchar.'],
  [
    gives(related('neighbours', self), rule('cannotFight'), rule('cannotReap')),
    'This creature’s neighbors cannot fight or reap.',
    'Las criaturas adyacentes a esta criatura no pueden luchar ni cosechar.',
  ],
  [
    gives(self, lists('keyword', 'gain', 'taunt'), lists('keyword', 'gain', 'hazardous', 2)),
    'This creature gains taunt and hazardous 2.',
    'Esta criatura obtiene Provocar y Dañino 2.',
  ],
  [
    beforeFight({ do: [act('damage', related('neighbours', that('other')), 2)] }),
    'Before Fight: Deal 2 damage to each of the neighbors of the creature it fights.',
    'Antes de luchar: Inflige 2 de daño a cada una de las criaturas adyacentes a la criatura contra la que lucha.',
  ],
  [
    beforeFight({ do: [act('damage', self, stat('power', that('other')))] }),
    'Before Fight: Deal X damage to this creature, where X is the power of the creature it fights.',
    'Antes de luchar: Inflige X de daño a esta criatura, donde X es el Poder de la criatura contra la que lucha.',
  ],
  [
    play({
      targets: { them: divided(forEach(2, friendly('creature')), enemy('creature')) },
      do: [act('damage', the('them'), share('them'))],
    }),
    'Play: Deal 2 damage for each friendly creature, divided as you choose among any number of enemy creatures.',
    'Jugar: Inflige 2 de daño por cada criatura aliada, a repartir como quieras entre cualquier número de criaturas enemigas.',
  ],
  [
    afterDamage({ ...(destroyed && { if: destroyed }), do: [act('purge', the())] }),
    'Play: Deal 2 damage to a creature. If this damage destroys that creature, purge that creature.',
    'Jugar: Inflige 2 de daño a una criatura. Si este daño destruye a esa criatura, purga esa criatura.',
  ],
  [
    afterDamage({ ...(destroyed && { if: { kind: 'not', of: destroyed } }), ...gain }),
    'Play: Deal 2 damage to a creature. If this damage does not destroy that creature, gain 1Æ.',
    'Jugar: Inflige 2 de daño a una criatura. Si este daño no destruye a esa criatura, obtén 1Æ.',
  ],
  [
    play({ do: [act('search', each(friendly('creatureInDeck')), 1)] }),
    'Play: Search for a creature in your deck, reveal it and add it to your hand. Shuffle that deck.',
    'Jugar: Busca una criatura en tu mazo, revela lo encontrado y añade esa carta a tu mano. Baraja ese mazo.',
  ],
  [
    play({ do: [act('gain', undefined, tally('creaturesInExcess', 'opponent'))] }),
    'Play: Gain 1Æ for each creature your opponent controls in excess of you.',
    'Jugar: Obtén 1Æ por cada criatura que tu oponente controle de más respecto a ti.',
  ],
  [
    play({
      do: [
        act('discardFromDeck', undefined, 1, { who: 'opponent' }),
        act('reveal', each(enemy('cardInHand')), undefined, { who: 'opponent' }),
      ],
    }),
    'Play: Your opponent discards the top card of their deck and reveals their hand.',
    'Jugar: Tu oponente descarta la primera carta de su mazo y revela su mano.',
  ],
  [
    play({ targets: it, if: areAll(the(), is('named', 'troll')), do: [act('destroy', the())] }),
    'Play: Choose a creature. If that creature is named Troll, destroy that creature.',
    'Jugar: Elige una criatura. Si esa criatura se llama Trol, destruye esa criatura.',
  ],
  [
    play({ targets: it, if: areAll(the(), 'stunned'), may: true, do: [act('destroy', the())], else: gain }),
    'Play: Choose a creature. If that creature is stunned, you may destroy that creature. Otherwise, gain 1Æ.',
    'Jugar: Elige una criatura. Si esa criatura está aturdida, puedes destruir esa criatura. Si no, obtén 1Æ.',
  ],
])('%# reads well in both languages', (ability, en, es) => {
  const say = (language: 'en' | 'es'): string => writeCard(wordings, [ability], contextOf('creature'), language).join(' ');
  expect([say('en'), say('es')]).toEqual([en, es]);
});
