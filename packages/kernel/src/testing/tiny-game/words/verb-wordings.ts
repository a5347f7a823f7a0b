import type { Wordings } from '../../../rules.ts';
import type { CardWords } from '../meanings/builders.ts';

/** How the deeds of the tiny game's cards are said. */
export const verbs: Wordings<CardWords>['verbs'] = {
  damage: {
    en: { divided: '[deal] {amount:damage} divided as you choose among {on}', other: '[deal] {amount:damage} to {on}' },
    es: { divided: '[infligir] {amount:damage} a repartir como elijas entre {on}', other: '[infligir] {amount:damage} a {on}' },
  },
  strike: { en: '{on} [deal] {amount:damage} to {to}', es: '{on} [infligir] {amount:damage} a {to}' },
  heal: { en: '[heal] {on}', es: '[curar] {on}' },
  gain: { en: '[gain] {amount:food}', es: '[ganar] {amount:food}' },
  lose: { en: '[lose] {amount:food}', es: '[perder] {amount:food}' },
  draw: { en: '[draw] {amount:card}', es: '[robar] {amount:card}' },
  discard: { en: '[discard] {on}', es: '[descartar] {on}' },
  kill: { en: '[kill] {on}', es: '[matar] {on}' },
  bounce: { en: '[return] {on} to its owner’s hand', es: '[devolver] {on} a la mano de su propietario' },
  recall: { en: '[return] {on} to its owner’s hand', es: '[devolver] {on} a la mano de su propietario' },
  settle: { en: '[put] {on} into your den', es: '[poner] {on} en tu guarida' },
  copy: { en: '{on} [become] a copy of {to}', es: '{on} [pasar] a ser una copia de {to}' },
  grow: { en: '{on} [grow] into {value}', es: '{on} [crecer] hasta ser {value}' },
  control: { en: '[take] control of {on}', es: '[tomar] el control de {on}' },
  raid: { en: '{on} [raid]', es: '{on} [saquear]' },
  join: { en: '{on} [raid] the same player', es: '{on} [saquear] al mismo jugador' },
  provoke: { en: '{on} [raid] you', es: '{on} te [saquear]' },
  starve: { en: 'all [starve]', es: 'todos [pasar] hambre' },
  cancel: { en: '[cancel] it', es: '[cancelar] ese suceso' },
  prevent: { en: '[prevent] {amount:damage}', es: '[prevenir] {amount:damage}' },
  raise: { en: '[deal] {amount:damage} more', es: '[infligir] {amount:damage} más' },
  double: { en: '[double] it', es: '[duplicar] ese daño' },
  absorb: { en: '[prevent] as much of it as is left', es: '[prevenir] tanto como quede' },
  redirect: { en: '[deal] it to {on}', es: '[infligir] ese daño a {on}' },
  spread: { en: '[deal] as much to {on}', es: '[infligir] tanto a {on}' },
  divert: { en: '[return] it to its owner’s hand', es: '[devolver] esa bestia a la mano de su propietario' },
  foresee: {
    en: '[look] at the top {amount:card} of your deck and [put] them back in any order',
    es: '[mirar] {amount:card} de la parte superior de tu mazo y [poner] esas cartas encima en cualquier orden',
  },
  stash: { en: '[put] {on} under {to}', es: '[poner] {on} debajo de {to}' },
  hunt: { en: '[deal] {amount:damage} to each beast of {value}', es: '[infligir] {amount:damage} a cada bestia de {value}' },
  peek: {
    en: '[look] at the top {amount:card} of your opponent’s deck and [put] them back in any order',
    es: '[mirar] {amount:card} de la parte superior del mazo de tu oponente y [poner] esas cartas encima en cualquier orden',
  },
  share: { en: '[deal] {amount:damage}, shared as you like', es: '[infligir] {amount:damage}, a repartir como quieras' },
  name: {
    en: '[name] a kind and [deal] {amount:damage} to each beast of that kind',
    es: '[nombrar] una clase e [infligir] {amount:damage} a cada bestia de esa clase',
  },
};
