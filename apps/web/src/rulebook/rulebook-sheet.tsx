import type { RulebookPlace, RulesFound, RuleText } from '@crupier/protocol';
import { useCallback, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Drawer } from '../parts/drawer.tsx';
import { parseRoute } from '../route.ts';
import { searchRules, type Answer } from '../wire/api.ts';
import { useAsked } from '../wire/use-asked.ts';
import '../styles/rulebook.css';
import '../styles/rulebook-beside.css';
import { BesideTable } from './beside-table.tsx';
import { RuleAnswers } from './rule-answers.tsx';
import { gameNames, RuleArticle } from './rule-article.tsx';
import { ruleAddress, RuleSentences } from './rule-row.tsx';
import { fetchContents, fetchPlace } from './rulebook-api.ts';
import { rulebook } from './rulebook-store.ts';
import { Documents } from './rules-tree.tsx';
import { canLieBeside } from './use-panel-place.ts';
import { useRulesTexts } from './use-rules-texts.ts';

interface RulebookSheetProps {
  readonly rule: string | undefined;
  readonly onClose: () => void;
}

/** The rulebook above a page, or beside a table: one rule where it was opened at one, and a search that answers questions. */
export function RulebookSheet({ rule, onClose }: RulebookSheetProps): ReactNode {
  const texts = useTexts();
  const [query, setQuery] = useState('');
  const [isBeside] = useState(canLieBeside);
  const field = useRef<HTMLInputElement>(null);
  // Whoever opens the rulebook itself wants to look for something; whoever follows a citation wants to read.
  useEffect(() => {
    if (rule === undefined) field.current?.focus();
  }, [rule]);
  const [shown, setShown] = useState(rule);
  // A rule that was followed from what was found takes its place.
  if (shown !== rule) {
    setShown(rule);
    setQuery('');
  }
  const head = (
    <div className="rulebook-search">
      <input
        ref={field}
        className="input"
        type="search"
        aria-label={texts.rulesSearch}
        placeholder={texts.rulesSearch}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
    </div>
  );
  const text = (
    // Links within the rulebook lead on within it. They are reached by keys as any link is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div className="rules-sheet" onClick={followWithin}>
      <SheetText rule={rule} query={query.trim()} />
    </div>
  );
  if (isBeside)
    return (
      <BesideTable at={rule} onClose={onClose} head={head}>
        {text}
      </BesideTable>
    );
  return (
    <Drawer title={texts.rulebook} onClose={onClose} head={head}>
      {text}
    </Drawer>
  );
}

/** Opens what a link to the rulebook leads to in its sheet, so that nobody leaves a table by it. */
function followWithin(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const route = parseRoute(`${link.pathname}${link.search}${link.hash}`);
  if (route.kind !== 'rules') return;
  event.preventDefault();
  rulebook.write({ rule: route.at });
}

/** What is read: what was looked for, the rule that it was opened at, or the contents of the game that is played. */
function SheetText({ rule, query }: { readonly rule: string | undefined; readonly query: string }): ReactNode {
  const texts = useTexts();
  const found = useSearch(query);
  return (
    <>
      {query === '' && <OpenAt rule={rule} />}
      <div aria-live="polite">
        {found?.ok === false && <p className="pile-note">{found.problems[0]?.text ?? texts.failed}</p>}
        {found?.ok === true && found.value.rules.length === 0 && <p className="pile-note">{texts.rulesNone(query)}</p>}
        {found?.ok === true && <RuleAnswers answers={found.value.answers} />}
      </div>
      {found?.ok === true && (
        <ol className="rules">
          {ownGameFirst(found.value.rules).map((each) => (
            <li key={each.id}>
              <RuleArticle rule={each} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** What is open before anything is looked for. */
function OpenAt({ rule }: { readonly rule: string | undefined }): ReactNode {
  const texts = useTexts();
  const game = document.documentElement.dataset['game'];
  const book = rule === undefined || rule === '' ? game : rule;
  if (book !== undefined && gameNames[book] === undefined) return <OpenPlace at={book} />;
  if (book !== undefined) return <OwnContents key={book} game={book} />;
  return <p className="pile-note">{texts.rulesHint}</p>;
}

/** The rules of the game on the table before those of the others, each as well found as the search says. */
function ownGameFirst(rules: readonly RuleText[]): readonly RuleText[] {
  const own = document.documentElement.dataset['game'];
  return [...rules.filter(({ game }) => game === own), ...rules.filter(({ game }) => game !== own)];
}

function OwnContents({ game }: { readonly game: string }): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const { answer } = useAsked(useCallback(() => fetchContents(game, language), [game, language]));
  if (answer === undefined) return <p className="pile-note">{texts.loading}</p>;
  if (!answer.ok) return <p className="pile-note">{answer.problems[0]?.text ?? texts.rulesHint}</p>;
  return (
    <nav className="rules-tree" aria-label={texts.rulebook}>
      <Documents contents={answer.value} at="" />
    </nav>
  );
}

function OpenPlace({ at }: { readonly at: string }): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const { answer } = useAsked(useCallback(() => fetchPlace(at, language), [at, language]));
  if (answer === undefined) return <p className="pile-note">{texts.loading}</p>;
  if (!answer.ok) return <p className="pile-note">{answer.problems[0]?.text ?? texts.failed}</p>;
  return <PlaceText place={answer.value} />;
}

/** A chapter with the rule that was cited, which is brought into sight. */
function PlaceText({ place }: { readonly place: RulebookPlace }): ReactNode {
  const said = useRulesTexts();
  const { game, document, chapter, rule, rules, rulings, answers } = place;
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    text.current?.closest('.rules-panel-text, .drawer-scroll')?.scrollTo(0, 0);
    // Newer browsers give a promise here, which is no clean-up of this effect.
    void text.current?.querySelector('[data-read]')?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  return (
    <article className="rules-article" ref={text}>
      <header>
        <p className="rules-kick">
          <a href={ruleAddress(game)}>{document}</a>
          {` · ${chapter.id}`}
        </p>
        <h3>{chapter.title}</h3>
      </header>
      <RuleSentences rules={rules} at={rule?.id} />
      {rulings.length > 0 && (
        <section>
          <h4>{said.rulings}</h4>
          <RuleSentences rules={rulings} />
        </section>
      )}
      {rule !== undefined && <RuleAnswers answers={answers} />}
    </article>
  );
}

const pauseMs = 250;

function useSearch(query: string): Answer<RulesFound> | undefined {
  const language = useLanguage();
  const [found, setFound] = useState<{ readonly key: string; readonly answer: Answer<RulesFound> } | undefined>(undefined);
  const wanted = query.trim();
  const key = `${language} ${wanted}`;
  useEffect(() => {
    if (wanted === '') return;
    let current = true;
    const timer = setTimeout(() => {
      void searchRules(wanted, language).then((answer) => (current ? setFound({ key, answer }) : undefined));
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted, language, key]);
  if (wanted === '') return undefined;
  // While the next search is under way the last result stays.
  return found?.answer;
}
