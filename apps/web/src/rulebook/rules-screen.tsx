/** The rulebook: its contents, its chapters and rules, each with an address, and answers to questions. */

import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { goTo } from '../go-to.ts';
import { House } from '../home/house.tsx';
import { Nothing } from '../home/nothing.tsx';
import { useHouseFrame } from '../home/use-house-frame.ts';
import { useBoundKeys } from '../keys/use-bound-keys.ts';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { useTitle } from '../parts/use-title.ts';
import type { Route } from '../route.ts';
import { useAsked } from '../wire/use-asked.ts';
import '../styles/home.css';
import '../styles/rulebook.css';
import '../styles/rulebook-beside.css';
import { gameNames } from './rule-article.tsx';
import { ruleAddress } from './rule-row.tsx';
import { fetchContents, fetchPlace } from './rulebook-api.ts';
import { RulesAsked } from './rules-asked.tsx';
import { RulesContents } from './rules-contents.tsx';
import { RulesPlace } from './rules-place.tsx';
import { useRulesTexts } from './use-rules-texts.ts';

type RulesRoute = Route & { readonly kind: 'rules' };

/** The games in the order of home; a rulebook that nobody has chosen is the first one's. */
const games = ['marvel-champions', 'keyforge', 'inferno'] as const;
const prefixes: Readonly<Record<string, string>> = { MC: 'marvel-champions', KF: 'keyforge', INF: 'inferno' };

/** The game of a place, by how its id begins; undefined for the rulebook itself. */
function gameAt(at: string): string | undefined {
  return games.find((game) => game === at) ?? prefixes[at.split('-')[0]?.toUpperCase() ?? ''];
}

/** The page. */
export function RulesScreen({ route: { at, query } }: { readonly route: RulesRoute }): ReactNode {
  const game = gameAt(at);
  return (
    <House at="rules" className="rules-page">
      <div className="rules-ask">
        <nav className="rules-games" aria-label={useRulesTexts().games}>
          {games.map((each) => (
            <a
              key={each}
              className="button"
              data-game={each}
              href={ruleAddress(each)}
              aria-current={each === (game ?? (query === '' ? games[0] : undefined)) ? 'page' : undefined}
            >
              {gameNames[each]}
            </a>
          ))}
        </nav>
        <AskField at={at} query={query} />
      </div>
      {query === '' ? <Read at={at} game={game ?? games[0]} /> : <Asked query={query} game={game} />}
    </House>
  );
}

/** How long the reader has stopped typing before the question is asked, in milliseconds. */
const pauseMs = 350;

/** The field for a question. What is asked stands in the address, so that going back leads to what was read before. */
function AskField({ at, query }: Pick<RulesRoute, 'at' | 'query'>): ReactNode {
  const said = useRulesTexts();
  const texts = useTexts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isWide = useHouseFrame().mode === 'wide';
  const [typed, setTyped] = useState(query);
  const [shown, setShown] = useState(query);
  if (shown !== query) {
    setShown(query);
    if (query !== typed.trim()) setTyped(query);
  }
  useBoundKeys('pages', { search: () => field.current?.focus() });
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === query) return;
    const timer = setTimeout(() => goTo({ kind: 'rules', at, query: wanted }, query === '' ? 'next' : 'replace'), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, query, at]);
  return (
    <form
      className="rules-field"
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted !== query) goTo({ kind: 'rules', at, query: wanted }, query === '' ? 'next' : 'replace');
      }}
    >
      <label className="unseen" htmlFor={id}>
        {texts.rulesSearch}
      </label>
      <input
        ref={field}
        id={id}
        className="input"
        type="search"
        placeholder={isWide ? said.askLong : said.ask}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}

function Asked({ query, game }: { readonly query: string; readonly game: string | undefined }): ReactNode {
  useTitle(`${query} · Crupier`);
  return (
    <div aria-live="polite">
      <RulesAsked query={query} game={game} />
    </div>
  );
}

/** What is read: the contents of a game, a chapter, or a rule. */
function Read({ at, game }: { readonly at: string; readonly game: string }): ReactNode {
  const language = useLanguage();
  const contents = useAsked(useCallback(() => fetchContents(game, language), [game, language]));
  if (at === '' || at === game) return <Contents game={game} {...contents} />;
  const known = contents.answer?.ok === true ? contents.answer.value : undefined;
  return <Place at={at} game={game} contents={known} />;
}

function Contents({ game, answer, again }: { readonly game: string } & ReturnType<typeof useAsked<ContentsOf>>): ReactNode {
  const texts = useTexts();
  useTitle(`${gameNames[game] ?? game} · ${texts.rulebook} · Crupier`);
  if (answer === undefined) return <output>{texts.loading}</output>;
  if (!answer.ok) return <Problem words={answer.problems[0]?.text} again={again} />;
  return <RulesContents contents={answer.value} />;
}

type ContentsOf = Extract<Awaited<ReturnType<typeof fetchContents>>, { readonly ok: true }>['value'];

function Place({
  at,
  game,
  contents,
}: {
  readonly at: string;
  readonly game: string;
  readonly contents: ContentsOf | undefined;
}): ReactNode {
  const texts = useTexts();
  const said = useRulesTexts();
  const language = useLanguage();
  const { answer, again } = useAsked(useCallback(() => fetchPlace(at, language), [at, language]));
  const place = answer?.ok === true ? answer.value : undefined;
  useTitle(`${place === undefined ? texts.rulebook : `${place.chapter.title} · ${at}`} · Crupier`);
  if (answer === undefined) return <output>{texts.loading}</output>;
  if (answer.ok) return <RulesPlace place={answer.value} contents={contents} />;
  return (
    <Problem words={answer.problems[0]?.text} again={again}>
      <a className="button" href={ruleAddress(game)}>
        {said.toContents}
      </a>
    </Problem>
  );
}

interface ProblemProps {
  readonly words: string | undefined;
  readonly again: () => void;
  readonly children?: ReactNode;
}

function Problem({ words, again, children }: ProblemProps): ReactNode {
  const texts = useTexts();
  const said = useRulesTexts();
  return (
    <Nothing words={said.noPlace} about={words ?? texts.failed}>
      {children}
      {words === undefined && <Button onPress={again}>{texts.retry}</Button>}
    </Nothing>
  );
}
