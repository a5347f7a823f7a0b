import type { MatterRule } from '@crupier/kernel/rules';
import type { FactName } from '../state/facts.ts';

/** What mattered in a match: who lost, demons that were flipped, allies that fell, and many cards lost from a deck at once. */
export const matterRules: readonly (MatterRule & { readonly event: FactName })[] = [
  {
    event: 'playersLost',
    sum: 'each',
    line: { en: '{seat} loses the game', es: '{seat} pierde la partida' },
    brief: { en: '{seat} loses', es: 'Pierde {seat}' },
    weight: 12,
  },
  {
    event: 'playerLeft',
    sum: 'each',
    line: { en: '{seat} leaves the game', es: '{seat} abandona la partida' },
    brief: { en: '{seat} leaves', es: 'Abandona {seat}' },
    weight: 11,
  },
  {
    event: 'matchDrawn',
    sum: 'each',
    line: { en: 'The game is a draw', es: 'La partida es un empate' },
    brief: { en: 'A draw', es: 'Empate' },
    weight: 12,
  },
  {
    event: 'drawAgreed',
    sum: 'each',
    line: { en: 'The players agree to a draw', es: 'Los jugadores acuerdan un empate' },
    brief: { en: 'A draw', es: 'Empate' },
    weight: 12,
  },
  {
    event: 'demonFlipped',
    sum: 'each',
    line: { en: '{card} is flipped', es: 'Se voltea {card}' },
    brief: { en: '{card} is flipped', es: 'Se voltea {card}' },
    weight: 10,
  },
  {
    event: 'cardMilled',
    sum: 'cards',
    least: 4,
    line: { en: '{seat} loses cards of the deck', es: '{seat} pierde cartas del mazo' },
    brief: { en: '{seat} loses {amount} cards', es: '{seat} pierde {amount} cartas' },
    figure: '−{amount}',
    weight: 6,
  },
  {
    event: 'destroyed',
    types: ['ally'],
    sum: 'cards',
    line: { en: '{card} falls', es: 'Cae {card}' },
    brief: { en: '{card} falls', es: 'Cae {card}' },
    several: { line: { en: '{cards} fall', es: 'Caen {cards}' }, brief: { en: '{amount} allies fall', es: 'Caen {amount} aliados' } },
    weight: 5,
  },
];
