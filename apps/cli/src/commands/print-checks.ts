import { listChecks, sizeOfDraft, type ListCheck, type ImportedDeck, type MissingCard, type PlayableGame } from '@crupier/kernel';
import type { Io } from '../io.ts';
import { formatProblem, print, speakProblem, tell } from '../output.ts';
import { nameOf } from './deck-show.ts';

/** Prints what is asked of a deck, with every answer: whether it is understood, legal and playable, and how it goes on. */
export function printChecks(io: Io, deck: ImportedDeck): void {
  const { game, draft, problems, faults, missing, ways } = deck;
  print(io, tell(io, headline(deck), { name: nameOf(io, deck), game: game.name[io.language], count: problems.length }));
  if (isNothing(deck)) {
    for (const problem of problems) print(io, `  ${formatProblem(speakProblem(io, problem, game.messages))}`);
    return;
  }
  for (const check of listChecks) {
    print(io, `  ${tell(io, wordOf(deck, check), { count: sizeOfDraft(draft) })}`);
    // Cards that are not made yet follow with more about each.
    const told = faults[check].filter(({ code }) => code !== 'deck.notYetPlayable' || missing.length === 0);
    for (const problem of told) print(io, `    ${formatProblem(speakProblem(io, problem, game.messages))}`);
  }
  for (const each of missing) print(io, `    ${sayMissing(io, game, each)}`);
  for (const way of ways)
    print(
      io,
      `  ${tell(io, `deck.way.${way.kind}`, { count: sizeOfDraft(way.draft) })}${way.problems.length === 0 ? '' : tell(io, 'deck.way.illegal')}`,
    );
}

/** Whether nothing of a list is known. */
function isNothing({ draft, problems }: ImportedDeck): boolean {
  return problems.length > 0 && draft.cards.length === 0 && draft.leader === '';
}

function headline(deck: ImportedDeck): Parameters<typeof tell>[1] {
  const { problems, faults } = deck;
  if (problems.length === 0) return 'deck.canPlay';
  if (isNothing(deck)) return 'deck.notAList';
  return faults.understood.length + faults.legal.length === 0 ? 'deck.legalNotYet' : 'deck.draft';
}

function wordOf({ faults, missing }: ImportedDeck, check: ListCheck): Parameters<typeof tell>[1] {
  const isGood = faults[check].length === 0 && (check !== 'playable' || missing.length === 0);
  return `deck.${isGood ? 'is' : 'not'}.${check}`;
}

/** A card that is not made yet, with its set and the nearest one that is. */
function sayMissing(io: Io, game: PlayableGame, { card, count, own, nearest: [near] }: MissingCard): string {
  const { workshop } = game;
  const nameIn = (key: string): string => game.card(key)?.name[io.language] ?? key;
  const code = workshop?.factsOf(card)?.['set'];
  const set = workshop?.sets.find((each) => each.code === code)?.name[io.language] ?? '';
  const values = { card: nameIn(card), count, set, own };
  const said = tell(io, own > 0 ? 'deck.missingLeader' : 'deck.missing', values);
  return near === undefined ? said : `${said} ${tell(io, 'deck.nearest', { card: nameIn(near.card) })}`;
}
