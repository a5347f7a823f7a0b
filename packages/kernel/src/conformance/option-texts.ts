import { compileAll } from '../compile/definitions.ts';
import type { Ability, Clause } from '../language/effects.ts';
import { innerClauses } from '../language/inner-clauses.ts';
import type { Game } from '../match/match.ts';
import { abilityNamed } from '../match/numbers.ts';
import { languages } from '../state/result.ts';
import type { CoreState } from '../state/state.ts';
import { writePart } from '../text/part-of-ability.ts';
import type { TextContext } from '../text/text-context.ts';
import { wordingsOf } from '../text/wordings-of.ts';
import { isWholeLine } from './words.ts';

/**
 * What is wrong with the words of options, a sentence each: every ability of a game that an option may use, and every mode of it, is put
 * into words in each language, and the modes of one text into different ones. Compiles all cards.
 */
export function optionTextFaults<S extends CoreState>(game: Game<S>, context: TextContext): string[] {
  compileAll(game);
  return game.definitions.flatMap(({ abilities }) =>
    abilities.flatMap(({ program, data }) => {
      if (abilityNamed(game, program.name)?.program !== program) return [`${program.name} is found by no name.`];
      const modes = 'clause' in data && data.clause !== undefined ? modesIn(data.clause, '') : [];
      return [
        ...faultsOf(game, { data, path: '', name: program.name }, context),
        ...modes.flatMap((paths) => modeFaults(game, { data, paths, name: program.name }, context)),
      ];
    }),
  );
}

interface Part {
  readonly data: Ability;
  readonly name: string;
}

function faultsOf<S extends CoreState>(
  game: Game<S>,
  { data, path, name }: Part & { readonly path: string },
  context: TextContext,
): string[] {
  const wordings = wordingsOf(game);
  return languages.flatMap((language) => {
    try {
      const text = writePart(wordings, { ability: data, clause: path }, context, language);
      return isWholeLine(text) ? [] : [`${name} ${path}reads “${text}” in ${language}.`];
    } catch (error) {
      return [`${name} ${path}cannot be written: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}

function modeFaults<S extends CoreState>(
  game: Game<S>,
  { data, paths, name }: Part & { readonly paths: readonly string[] },
  context: TextContext,
): string[] {
  const faults = paths.flatMap((path) => faultsOf(game, { data, path, name }, context));
  if (faults.length > 0) return faults;
  const texts = paths.map((clause) => writePart(wordingsOf(game), { ability: data, clause }, context, 'en'));
  return new Set(texts).size === texts.length ? [] : [`The modes of ${name} read alike: ${texts.join(' ')}`];
}

/** The paths of the modes of each clause that has any. */
function modesIn(clause: Clause, path: string): string[][] {
  const own = (clause.modes ?? []).map((_, at) => `${path}mode ${at} `);
  return [...(own.length > 0 ? [own] : []), ...innerClauses(clause).flatMap(([inner, place]) => modesIn(inner, `${path}${place} `))];
}
