import type { Problem } from '../state/result.ts';
import type { ReadDeck } from './deck-workshop.ts';
import { judgeDeck } from './judge-deck.ts';
import type { MatchSettings, PlayableGame } from './playable.ts';

/** What is asked of a deck that somebody brings. Each is asked, whatever the answers before. */
export const listChecks = ['understood', 'legal', 'playable'] as const;
/** One of them. */
export type ListCheck = (typeof listChecks)[number];

/** What is wrong with a deck by each check; nothing where it passes. */
export type DeckFaults = Readonly<Record<ListCheck, readonly Problem[]>>;

/** The codes of what waits for a card or a sign to be made. */
const waiting: readonly string[] = ['deck.notYetPlayable', 'deck.notYetIcon'];

/**
 * Which check a problem is of: what waits for a card to be made keeps a deck from being played, what cites a rule from being legal, and
 * everything else from being understood.
 */
export function checkOf({ code, values }: Pick<Problem, 'code' | 'values'>): ListCheck {
  if (waiting.includes(code)) return 'playable';
  return values['rule'] === undefined ? 'understood' : 'legal';
}

/** The deck that is judged, and how. */
export interface Judged {
  /** A deck's name or the text of its list. */
  readonly text: string;
  /** What could be read of it. */
  readonly read: ReadDeck;
  /** The name of a deck that can be played. */
  readonly ready: string;
  readonly settings?: MatchSettings;
}

/**
 * What is wrong with a deck, by check: one that fails hides nothing of the others. Where a list is not understood as a whole, what is known of it is judged by itself, so that its
 * other faults are told at the same time; of a deck of which nothing is known nothing but that is told.
 */
export function faultsOf(game: PlayableGame, { text, read, ready, settings = {} }: Judged): DeckFaults {
  const told = byCheck(judgeDeck(game, text, { ready, settings }));
  const { draft } = read;
  if (draft.cards.length === 0) return told;
  const isPart = told.understood.length > 0 && game.workshop?.building !== undefined;
  const known = isPart ? byCheck(judgeDeck(game, JSON.stringify(draft), { ready, settings })) : nothing;
  // Places in the draft are none in the list.
  const more = (check: ListCheck): readonly Problem[] =>
    known[check].filter((problem) => !told[check].some((each) => isSame(each, problem))).map((problem) => ({ ...problem, at: '' }));
  const playable = [...told.playable, ...more('playable')];
  return {
    understood: told.understood,
    legal: [...told.legal, ...more('legal')],
    playable: playable.length > 0 ? playable : notYetIn(game, read),
  };
}

const nothing: DeckFaults = { understood: [], legal: [], playable: [] };

/** The cards that are not made yet of a deck that is not legal: a game comes to those of legal ones alone. */
function notYetIn({ workshop, card: sheetOf }: PlayableGame, { draft }: ReadDeck): readonly Problem[] {
  const waits = draft.cards.filter(({ card }) => workshop?.isPlayable(card) === false);
  return waits.map(({ card }) => {
    const { en = card, es = card } = sheetOf(card)?.name ?? {};
    return { code: 'deck.notYetPlayable', at: '', values: { card: en, cardEs: es } };
  });
}

/** All faults in the order of the checks. */
export function allFaults(faults: DeckFaults): readonly Problem[] {
  return listChecks.flatMap((check) => faults[check]);
}

function byCheck(problems: readonly Problem[]): DeckFaults {
  const of = (check: ListCheck): readonly Problem[] => problems.filter((problem) => checkOf(problem) === check);
  return { understood: of('understood'), legal: of('legal'), playable: of('playable') };
}

function isSame(one: Problem, other: Problem): boolean {
  return one.code === other.code && JSON.stringify(one.values) === JSON.stringify(other.values);
}
