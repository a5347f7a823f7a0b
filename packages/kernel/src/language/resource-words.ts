import type { ResourceTypes } from '../state/payment.ts';
import { ANY_TYPE } from '../state/payment.ts';
import { word } from './look-up.ts';
import type { ResourceWord } from './meanings.ts';

type Resources = Readonly<Record<string, ResourceWord>>;

/** The types that fill a place of a cost that asks for a type. */
export function typesAskedFor(types: Resources, type: string): ResourceTypes {
  return word(types, type, 'type of resource').any === true ? ANY_TYPE : bitOf(types, type);
}

/** The types that a resource of a type counts as. */
export function typesGenerated(types: Resources, type: string): ResourceTypes {
  const { standsFor = [] } = word(types, type, 'type of resource');
  return [type, ...standsFor].reduce((bits, each) => bits | bitOf(types, each), 0);
}

function bitOf(types: Resources, type: string): ResourceTypes {
  word(types, type, 'type of resource');
  return 1 << Object.keys(types).indexOf(type);
}
