import type { Dice } from '@crupier/kernel';

/** Signs that a mishap may leave in a text. */
const SIGNS = '0123456789-+.eE",:[]{} nulltrfasy\u0000ñ';
/** The most characters that one mishap drops or copies. */
const RUN_MAX = 40;

/** A text of JSON as a mishap may leave it: by its characters, or a value of it in the place of another. */
export function damageText(text: string, roll: Dice): string {
  return roll(2) === 0 ? damageCharacters(text, roll) : damageValue(text, roll);
}

function damageCharacters(text: string, roll: Dice): string {
  const at = roll(text.length);
  const run = 1 + roll(RUN_MAX);
  switch (roll(5)) {
    case 0:
      return text.slice(0, at) + SIGNS[roll(SIGNS.length)] + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + text.slice(at + run);
    case 2:
      return text.slice(0, at) + text.slice(at, at + run) + text.slice(at);
    case 3:
      return text.slice(0, at);
    default:
      return text.slice(0, at) + SIGNS[roll(SIGNS.length)] + text.slice(at);
  }
}

/** The holders of values in a tree, with the names under which they hold them. */
function placesIn(tree: unknown, places: [holder: Record<string, unknown>, name: string][] = []): typeof places {
  if (typeof tree !== 'object' || tree === null) return places;
  for (const [name, value] of Object.entries(tree)) {
    places.push([tree as Record<string, unknown>, name]);
    placesIn(value, places);
  }
  return places;
}

const oddValues: readonly unknown[] = [null, -1, 0.5, 1e9, '', 'odd', [], {}, true];

function damageValue(text: string, roll: Dice): string {
  const tree: unknown = JSON.parse(text);
  const places = placesIn(tree);
  const [holder, name] = places[roll(places.length)] ?? [{}, ''];
  const [from, other] = places[roll(places.length)] ?? [{}, ''];
  if (roll(4) === 0) delete holder[name];
  // A copy: a value that holds itself is no JSON.
  else holder[name] = roll(2) === 0 ? oddValues[roll(oddValues.length)] : structuredClone(from[other]);
  return JSON.stringify(tree);
}
