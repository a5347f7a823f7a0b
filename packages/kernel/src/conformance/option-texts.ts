import { compileAll } from '../compile/definitions.ts';
import type { Ability, Clause } from '../language/effects.ts';
import { innerClauses } from '../language/inner-clauses.ts';
import type { CompiledAbility, Game } from '../match/match.ts';
import { abilityNamed } from '../match/numbers.ts';
import { languages, type Language } from '../state/result.ts';
import type { CoreState } from '../state/state.ts';
import { writePart } from '../text/part-of-ability.ts';
import { asSentence } from '../text/sentences.ts';
import { writeChoice, type ChoiceText } from '../text/text-choice.ts';
import type { TextContext } from '../text/text-context.ts';
import { wordingsOf } from '../text/wordings-of.ts';
import { isWholeLine } from './words.ts';

/**
 * What is wrong with the words of options, a sentence each: every ability of a game that an option may use, and every mode of it, is put
 * into words in each language, the modes of one text into different ones, and every choice that it asks for. Compiles all cards.
 */
export function optionTextFaults<S extends CoreState>(game: Game<S>, context: TextContext): string[] {
  compileAll(game);
  return game.definitions.flatMap(({ abilities }) =>
    abilities.flatMap((compiled) => {
      const { program, data } = compiled;
      if (abilityNamed(game, program.name)?.program !== program) return [`${program.name} is found by no name.`];
      const modes = 'clause' in data && data.clause !== undefined ? modesIn(data.clause, '') : [];
      return [
        ...faultsOf(game, { data, path: '', name: program.name }, context),
        ...modes.flatMap((paths) => modeFaults(game, { data, paths, name: program.name }, context)),
        ...choiceTexts(game, compiled, context).flatMap(choiceFaults),
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

/** A choice of a text as it is asked. */
export interface ChoiceLine {
  /** The program and the step that ask. */
  readonly at: string;
  readonly language: Language;
  readonly said: ChoiceText | undefined;
}

/** Every choice that an ability asks for, in words: asked of the player whose ability it is, and of the opponent. */
export function choiceTexts<S extends CoreState>(
  game: Game<S>,
  { program, announced, price, data }: CompiledAbility<S>,
  context: TextContext,
): ChoiceLine[] {
  return [program, announced.program, price.program].flatMap((each) =>
    (each?.steps ?? []).flatMap(({ name, choice: own, act }) => {
      const choice = own ?? (act && wordingsOf(game).verbs[act.verb]?.asks && act.choice);
      if (choice === undefined) return [];
      return languages.flatMap((language) =>
        (['you', 'opponent'] as const).map((by) => {
          const asked = { ...choice, least: 1, most: 1, by };
          return {
            at: `${each?.name} ${name}`,
            language,
            said: writeChoice(wordingsOf(game), { ability: data, asked }, context, language),
          };
        }),
      );
    }),
  );
}

function choiceFaults({ at, language, said }: ChoiceLine): string[] {
  if (said === undefined) return [`${at} asks for a choice that its text has not.`];
  return [said.question, said.taken, said.declined].flatMap((text) =>
    text === '' || isWholeLine(asSentence(text)) ? [] : [`${at} asks “${text}” in ${language}.`],
  );
}

/** The paths of the modes of each clause that has any. */
function modesIn(clause: Clause, path: string): string[][] {
  const own = (clause.modes ?? []).map((_, at) => `${path}mode ${at} `);
  return [...(own.length > 0 ? [own] : []), ...innerClauses(clause).flatMap(([inner, place]) => modesIn(inner, `${path}${place} `))];
}
