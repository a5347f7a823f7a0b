import { type Language, type Messages, type PlayableGame, type Problem, languages } from '@crupier/kernel';
import type { SpokenProblem } from '@crupier/protocol';
import { protocolMessages, speak } from '@crupier/protocol';
import { messages as rulebookMessages } from '@crupier/rulebook';
import { tableMessages } from '@crupier/table';
import { hostMessages } from './messages.ts';

/** Says a problem in somebody's language. */
export type Speaker = (problem: Problem, language: Language) => SpokenProblem;

/** Says every problem that tables, games and their host can meet, and those of the program around them. */
export function speakerFor(games: readonly PlayableGame[], others: Messages = {}): Speaker {
  const all: Messages = Object.assign(
    {},
    ...games.map((game) => game.messages),
    rulebookMessages,
    protocolMessages,
    tableMessages,
    hostMessages,
    others,
  ) as Messages;
  return (problem, language) => speak(problem, all, language);
}

/** The first of our languages in an `Accept-Language` header, by its weights; English where there is none. */
export function languageOf(header: string | undefined): Language {
  const wished = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const weight = Number(
      parameters
        .find((each) => each.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? 1,
    );
    return { language: languages.find((each) => tag === each || tag.startsWith(`${each}-`)), weight: Number.isNaN(weight) ? 0 : weight };
  });
  const best = wished.filter((each) => each.language !== undefined && each.weight > 0).toSorted((a, b) => b.weight - a.weight)[0];
  return best?.language ?? 'en';
}
