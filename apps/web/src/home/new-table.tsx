/** A game and what it takes to deal: decks, opponent, names. */

import type { CreatedMatch, CreateMatchRequest, GameSummary, SpokenProblem } from '@crupier/protocol';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLanguage } from '../language/use-texts.ts';
import type { Texts } from '../language/texts-en.ts';
import { Button } from '../parts/button.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { useStore } from '../parts/use-store.ts';
import { preferences } from '../preferences/preferences.ts';
import { formatRoute } from '../route.ts';
import type { Answer } from '../wire/api.ts';
import { openTable } from '../wire/shares.ts';
import { openTutorial } from '../wire/tutorials.ts';
import { isChosen } from '../setting-up/deck-choice.ts';
import { Fan } from './fan.tsx';
import { findKept, keptDecks } from '../setting-up/kept-decks.ts';
import { keptTable, type KeptTable } from '../setting-up/kept-table.ts';
import { dealsDecks, isAbout, isSealed, settingsFor, settingsOf } from '../setting-up/match-settings.ts';
import { firstWish, fullWish, requestOf, requestOfReady, type DeckSource, type TableWish } from '../setting-up/table-wish.ts';
import { keepWish, keptWish } from '../setting-up/kept-wish.ts';
import { keptTerms } from '../setting-up/kept-terms.ts';
import { TableOffers } from './table-offers.tsx';
import { useReadyDecks } from '../setting-up/use-ready-decks.ts';
import { useTextsOf } from '../setting-up/use-texts-of.ts';

const TableChoices = lazyPart(async () => (await import('../setting-up/table-choices.tsx')).TableChoices);

/** A game's card on the start: everything chosen well enough to deal at once. */
export function NewTable({ game }: { readonly game: GameSummary }): ReactNode {
  const texts = useTextsOf(game);
  const language = useLanguage();
  const { name } = useStore(preferences);
  const ready = useReadyDecks(game.id, game.decks, language);
  const kept = useStore(keptTable(game.id));
  const source = sourceOf(game, ready, kept);
  const [chosen, setChosen] = useState<Partial<TableWish>>(() => (isPlain(game, kept) ? keptWish(game.id, game.decks) : {}));
  const wish = fullWish(game, { ...firstWish(source), ...chosen }, source);
  const [isOpen, setOpen] = useState(false);
  // What is wrong stands beside its field.
  const { dealing, problems, dealBy } = useDealing(texts, (found) => setOpen(isOpen || elsewhere(game, found).length < found.length));
  const whole = isChosen(wish.mine) && wish.others.every(({ kind, deck }) => kind === 'friend' || isChosen(deck));
  const deal = (request: CreateMatchRequest): void => dealBy(() => openTable(request, language));
  const learner = name.trim();
  const learn = (): void => dealBy(() => openTutorial({ game: game.id, ...(learner !== '' && { name: learner }) }, language));
  const wished = (): CreateMatchRequest =>
    requestOf(game.id, wish, { name, texts, settings: settingsFor(game, kept.settings), terms: keptTerms.read(), cards: kept.cards });
  const dealWished = (): void => {
    keepWish(game.id, wish);
    deal(wished());
  };
  const dealWord = wish.others.some(({ kind }) => kind === 'friend') ? texts.openTable : texts.deal;
  return (
    <article className="new-table" data-game={game.id}>
      <Fan game={game.id} />
      <h2>{game.name[language]}</h2>
      <p className="new-table-line">{texts.pitches[game.id] ?? texts.tagline}</p>
      <div className="new-table-wish">
        <p>{sayWish(wish, texts)}</p>
        <button
          type="button"
          className="button"
          aria-expanded={isOpen}
          aria-controls={`choose-${game.id}`}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" size={18} /> {texts.chooseFirst}
        </button>
      </div>
      <div id={`choose-${game.id}`} className="new-table-choices" hidden={!isOpen}>
        {isOpen && (
          <TableChoices
            game={game}
            ready={ready}
            wish={wish}
            problems={problems ?? []}
            onWish={(changed) => setChosen((before) => ({ ...before, ...changed }))}
            onSetting={() => (game.sealedWith === undefined && game.dealsDecksWith === undefined ? undefined : setChosen(withoutDecks))}
          />
        )}
      </div>
      {problems !== undefined && <ProblemList title={texts.dealFailed} problems={elsewhere(game, problems)} />}
      <Button primary className="new-table-deal" inert={!whole || dealing} onPress={dealWished}>
        {dealing ? texts.dealing : dealWord}
      </Button>
      <TableOffers game={game} busy={dealing} onLearn={learn} onReady={(table) => deal(requestOfReady(game.id, table, { name, texts }))} />
    </article>
  );
}

/** Deals a table and goes there. What is wrong otherwise is kept, and told to `onProblems`. */
function useDealing(
  texts: Texts,
  onProblems: (problems: readonly SpokenProblem[]) => void,
): {
  readonly dealing: boolean;
  readonly problems: readonly SpokenProblem[] | undefined;
  readonly dealBy: (open: () => Promise<Answer<CreatedMatch>>) => void;
} {
  const [problems, setProblems] = useState<readonly SpokenProblem[] | undefined>(undefined);
  const [dealing, setDealing] = useState(false);
  const dealBy = async (open: () => Promise<Answer<CreatedMatch>>): Promise<void> => {
    setDealing(true);
    setProblems(undefined);
    const answer = await open();
    setDealing(false);
    if (answer.ok) goToMatch(answer.value.id);
    else {
      setProblems(answer.problems.length > 0 ? answer.problems : [unreached(texts)]);
      onProblems(answer.problems);
    }
  };
  return { dealing, problems, dealBy: (open) => void dealBy(open) };
}

/** The problems that do not stand beside a field of the form. */
function elsewhere(game: GameSummary, problems: readonly SpokenProblem[]): readonly SpokenProblem[] {
  const settings = settingsOf(game);
  return problems.filter(({ at }) => !settings.some(({ name }) => isAbout(at, name)));
}

/** What will be dealt, in a line: the own deck, and who else plays. */
function sayWish({ mine, others }: TableWish, texts: Texts): string {
  const words = { bot: texts.opponentBot, friend: texts.opponentFriend, here: texts.opponentHere };
  const kept = mine.kind === 'kept' ? findKept(keptDecks.read(), mine.id) : undefined;
  const decks = {
    ready: mine.kind === 'ready' ? mine.name : '',
    kept: kept?.name || texts.unnamedDeck,
    list: texts.ownList,
    sealed: texts.sealedPool,
    dealt: texts.dealtDecks,
  };
  const [only, ...more] = others;
  const several = more.length > 0 ? `${texts.players}: ${others.length + 1}` : undefined;
  const opposite = several ?? (only === undefined ? texts.solo : words[only.kind]);
  return [decks[mine.kind], opposite].join(' · ');
}

function goToMatch(match: string): void {
  window.location.hash = formatRoute({ kind: 'match', match });
}

/** Whether decks are chosen and neither dealt nor made from sealed pools. */
function isPlain(game: GameSummary, { settings }: KeptTable): boolean {
  return !dealsDecks(game, settings) && !isSealed(game, settings);
}

/** Where decks come from that nobody has chosen. */
function sourceOf(game: GameSummary, ready: ReadonlySet<string>, kept: KeptTable): DeckSource {
  const { luck, sealed } = kept;
  const dealt = dealsDecks(game, kept.settings);
  return {
    decks: game.decks.filter((deck) => ready.has(deck)),
    dealt,
    ...(isSealed(game, kept.settings) && { sealed: { luck, made: sealed } }),
  };
}

/** The same wish with the decks that are usual. */
function withoutDecks({ mine: _mine, others: _others, ...wish }: Partial<TableWish>): Partial<TableWish> {
  return wish;
}

function unreached(texts: Texts): SpokenProblem {
  return { code: 'page.unreached', at: '', values: {}, text: texts.failed };
}
