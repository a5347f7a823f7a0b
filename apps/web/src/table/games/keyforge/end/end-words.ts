/** What is said of the end of a match of KeyForge. */

import type { Language } from '@crupier/protocol';

const en = {
  youForged: 'Three keys: you win',
  forged: (name: string) => `Three keys: ${name} wins`,
  keys: 'keys forged',
  reaped: 'reaped',
  stolen: 'Æmber stolen',
  destroyed: 'cards destroyed',
  best: (times: number) => `Best card: reaped ${times === 1 ? 'once' : `${times} times`}`,
  keysOf: (count: number) => (count === 1 ? '1 key' : `${count} keys`),
  reapedBy: (count: number) => `${count} reaped`,
  stolenBy: (count: number) => `${count} stolen`,
};

const es: typeof en = {
  youForged: 'Tres llaves: ganas',
  forged: (name) => `Tres llaves: gana ${name}`,
  keys: 'llaves forjadas',
  reaped: 'cosechas',
  stolen: 'de Æmbar robado',
  destroyed: 'cartas destruidas',
  best: (times) => `La mejor carta: cosechó ${times === 1 ? 'una vez' : `${times} veces`}`,
  keysOf: (count) => (count === 1 ? '1 llave' : `${count} llaves`),
  reapedBy: (count) => (count === 1 ? '1 cosecha' : `${count} cosechas`),
  stolenBy: (count) => `${count} robado`,
};

/** What is said in a language. */
export function endWordsIn(language: Language): typeof en {
  return { en, es }[language];
}
