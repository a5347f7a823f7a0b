import type { RuleGame } from '../rule-row.ts';
import type { Answer, AnswerSource, AnswerText } from './answer.ts';

/** The answers of one game, in the files that people write. */
interface AnswerFiles {
  readonly sources: Readonly<Record<string, AnswerSource>>;
  readonly en: Readonly<Record<string, AnswerText>>;
  readonly es: Readonly<Record<string, AnswerText>>;
}

/** Each game's files are asked for only with that game. */
const readers: Readonly<Record<RuleGame, () => Promise<AnswerFiles>>> = {
  keyforge: async () => {
    const [{ sources }, en, es] = await Promise.all([import('./keyforge.ts'), import('./keyforge-en.ts'), import('./keyforge-es.ts')]);
    return { sources, en: en.texts, es: es.texts };
  },
  inferno: async () => {
    const [{ sources }, en, es] = await Promise.all([import('./inferno.ts'), import('./inferno-en.ts'), import('./inferno-es.ts')]);
    return { sources, en: en.texts, es: es.texts };
  },
  'marvel-champions': async () => {
    const [{ sources }, en, es] = await Promise.all([
      import('./marvel-champions.ts'),
      import('./marvel-champions-en.ts'),
      import('./marvel-champions-es.ts'),
    ]);
    return { sources, en: en.texts, es: es.texts };
  },
};

const loaded = new Map<RuleGame, Promise<readonly Answer[]>>();

/** The answered questions of a game. The first call loads that game's files and no other's. */
export function answersOf(game: RuleGame): Promise<readonly Answer[]> {
  const known = loaded.get(game) ?? readers[game]().then((files) => toAnswers(game, files));
  loaded.set(game, known);
  return known;
}

function toAnswers(game: RuleGame, { sources, en, es }: AnswerFiles): readonly Answer[] {
  return Object.entries(sources).flatMap(([key, source]) => {
    const [english, spanish] = [en[key], es[key]];
    return english === undefined || spanish === undefined ? [] : [{ ...source, game, key, texts: { en: english, es: spanish } }];
  });
}
