import type { CompiledAbility, Game } from './match.ts';
import type { CoreState } from '../state/state.ts';

/** The numbers of the names in a table that grows, as far as it has been read. */
interface Index {
  readonly numbers: Map<string, number>;
  read: number;
}

const indexes = new WeakMap<readonly object[], Index>();

function numberIn<T extends object>(table: readonly T[], nameOf: (each: T) => string, name: string): number | undefined {
  let index = indexes.get(table);
  if (index === undefined) indexes.set(table, (index = { numbers: new Map(), read: 0 }));
  for (; index.read < table.length; index.read++) index.numbers.set(nameOf(table[index.read] as T), index.read);
  return index.numbers.get(name);
}

/** The number of a definition by its key; undefined where the game has none. A card that grants the definition is compiled for it. */
export function definitionNumber<S extends CoreState>(game: Game<S>, key: string): number | undefined {
  const find = (): number | undefined => numberIn(game.definitions, (each) => each.key, key);
  return find() ?? (compileCardIn(game, key) ? find() : undefined);
}

/** The number of a program by its name; undefined where the game has none. The card of an ability's program is compiled for it. */
export function programNumber<S extends CoreState>(game: Game<S>, name: string): number | undefined {
  const find = (): number | undefined => numberIn(game.programs, (each) => each.name, name);
  return find() ?? (compileCardIn(game, name) ? find() : undefined);
}

/** The ability whose text, announcement or price is the program of a name; undefined where the game has none. */
export function abilityNamed<S extends CoreState>(game: Game<S>, name: string): CompiledAbility<S> | undefined {
  const own = name.replace(/\/(announced|price)$/, '');
  for (let slash = own.lastIndexOf('/'); slash >= 0; slash = own.lastIndexOf('/', slash - 1)) {
    const { abilities = [] } = game.definitions[definitionNumber(game, own.slice(0, slash)) ?? -1] ?? {};
    const found = abilities.find(({ program }) => program?.name === own);
    if (found !== undefined || slash === 0) return found;
  }
  return undefined;
}

/** Compiles the card whose key a name begins with, as in `key/granted0` and `key/2play`; false where there is none with abilities. */
function compileCardIn<S extends CoreState>({ definitions }: Game<S>, name: string): boolean {
  let found = false;
  for (let slash = name.indexOf('/'); slash >= 0; slash = name.indexOf('/', slash + 1)) {
    const at = numberIn(definitions, (each) => each.key, name.slice(0, slash));
    if (at !== undefined && (definitions[at]?.abilities.length ?? 0) > 0) found = true;
  }
  return found;
}
