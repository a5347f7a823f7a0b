import type { RulesFound, RuleText } from '@crupier/protocol';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Drawer } from '../parts/drawer.tsx';
import { searchRules, type Answer } from '../wire/api.ts';
import { RuleAnswers } from './rule-answers.tsx';
import { RuleArticle } from './rule-article.tsx';
import { useRule } from './use-rules.ts';

interface RulebookDrawerProps {
  readonly rule: string | undefined;
  readonly onClose: () => void;
}

/** The rulebook: one rule where it was opened at one, and a search through those of all games, which answers questions. */
export function RulebookDrawer({ rule, onClose }: RulebookDrawerProps): ReactNode {
  const texts = useTexts();
  const [query, setQuery] = useState('');
  const found = useSearch(query);
  const field = useRef<HTMLInputElement>(null);
  // Whoever opens the rulebook itself wants to look for something; whoever follows a citation wants to read.
  useEffect(() => {
    if (rule === undefined) field.current?.focus();
  }, [rule]);
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
  return (
    <Drawer title={texts.rulebook} onClose={onClose} head={head}>
      {query.trim() === '' && (rule === undefined ? <p className="pile-note">{texts.rulesHint}</p> : <OpenRule rule={rule} />)}
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
    </Drawer>
  );
}

/** The rules of the game on the table before those of the others, each as well found as the search says. */
function ownGameFirst(rules: readonly RuleText[]): readonly RuleText[] {
  const own = document.documentElement.dataset['game'];
  return [...rules.filter(({ game }) => game === own), ...rules.filter(({ game }) => game !== own)];
}

function OpenRule({ rule }: { readonly rule: string }): ReactNode {
  const texts = useTexts();
  const found = useRule(rule, useLanguage());
  if (found === undefined) return <p className="pile-note">{texts.loading}</p>;
  if (!found.ok) return <p className="pile-note">{found.problems[0]?.text ?? texts.failed}</p>;
  return <RuleArticle rule={found.value} />;
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
