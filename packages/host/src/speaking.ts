import { type Language, type Messages, type PlayableGame, type Problem, languages } from '@crupier/kernel';
import type { SpokenProblem } from '@crupier/protocol';
import { protocolMessages, speak } from '@crupier/protocol';
import { messages as rulebookMessages } from '@crupier/rulebook';
import { tableMessages } from '@crupier/table';
import { hostMessages } from './messages.ts';

/** Says a problem in somebody's language; a game says in its own words what others say otherwise, where it is known which game it is. */
export type Speaker = (problem: Problem, language: Language, game?: string) => SpokenProblem;

/** Says every problem that tables, games and their host can meet, and those of the program around them. */
export function speakerFor(games: readonly Pick<PlayableGame, 'id' | 'messages'>[], others: Messages = {}): Speaker {
  const own = games.map((game) => game.messages);
  const shared: readonly Messages[] = [rulebookMessages, protocolMessages, tableMessages, hostMessages, others];
  const ofAny = messagesOf([...own, ...shared]);
  const ofEach = new Map(games.map(({ id, messages }) => [id, messagesOf([...own, messages, ...shared])]));
  return (problem, language, game = '') => speak(problem, ofEach.get(game) ?? ofAny, language);
}

/** Several messages; of those with one code the last counts. */
function messagesOf(all: readonly Messages[]): Messages {
  return Object.assign({}, ...all) as Messages;
}

/** Which game the body of a request is about: the one it names, or that of the record of a match that it brings; undefined for others. */
export function gameAskedAbout(body: unknown): string | undefined {
  const file = fieldOf(body, 'file');
  const records = [file, fieldOf(file, 'journal'), fieldOf(file, 'replay')];
  const named = [fieldOf(body, 'game'), ...records.map((record) => fieldOf(fieldOf(record, 'start'), 'game'))];
  return named.find((game) => typeof game === 'string');
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
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
