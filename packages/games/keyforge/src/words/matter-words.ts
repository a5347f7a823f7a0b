import type { MatterRule } from '@crupier/kernel/rules';
import type { FactName } from '../state/facts.ts';

/** What mattered in a match: its end, keys, creatures that fell, and large changes of Æmber. */
export const matterRules: readonly (MatterRule & { readonly event: FactName })[] = [
  {
    event: 'matchWon',
    sum: 'each',
    line: { en: '{seat} wins the game', es: '{seat} gana la partida' },
    brief: { en: '{seat} wins', es: 'Gana {seat}' },
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
    event: 'keyForged',
    sum: 'each',
    line: { en: '{seat} forges the {value} key', es: '{seat} forja la llave {value}' },
    brief: { en: '{seat}: {value} key', es: '{seat}: llave {value}' },
    weight: 10,
  },
  {
    event: 'keyUnforged',
    sum: 'each',
    line: { en: '{seat}’s {value} key is unforged', es: 'Se desforja la llave {value} de {seat}' },
    brief: { en: '{seat} loses a key', es: '{seat} pierde una llave' },
    weight: 10,
  },
  {
    event: 'aemberStolen',
    sum: 'seatAmount',
    least: 2,
    line: { en: '{seat} steals Æmber', es: '{seat} roba Æmber' },
    brief: { en: '{seat} steals {amount}Æ', es: '{seat} roba {amount}Æ' },
    figure: '+{amount}Æ',
    weight: 6,
  },
  {
    event: 'aemberCaptured',
    sum: 'seatAmount',
    least: 3,
    line: { en: 'Æmber is captured from {seat}', es: 'Se captura Æmber de {seat}' },
    brief: { en: '{amount}Æ captured', es: 'Capturan {amount}Æ' },
    figure: '−{amount}Æ',
    weight: 5,
  },
  {
    event: 'aemberLost',
    sum: 'seatAmount',
    least: 3,
    line: { en: '{seat} loses Æmber', es: '{seat} pierde Æmber' },
    brief: { en: '{seat} loses {amount}Æ', es: '{seat} pierde {amount}Æ' },
    figure: '−{amount}Æ',
    weight: 5,
  },
  {
    event: 'aemberGained',
    sum: 'seatAmount',
    least: 4,
    line: { en: '{seat} gains Æmber', es: '{seat} obtiene Æmber' },
    brief: { en: '{seat} gains {amount}Æ', es: '{seat} obtiene {amount}Æ' },
    figure: '+{amount}Æ',
    weight: 5,
  },
  {
    event: 'destroyed',
    types: ['creature', 'tokenCreature'],
    sum: 'cards',
    line: { en: '{card} falls', es: 'Cae {card}' },
    brief: { en: '{card} falls', es: 'Cae {card}' },
    several: { line: { en: '{cards} fall', es: 'Caen {cards}' }, brief: { en: '{amount} creatures fall', es: 'Caen {amount} criaturas' } },
    weight: 4,
  },
];
