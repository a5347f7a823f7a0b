import type { RuleAnswer, RulesFound, RuleText } from '@crupier/protocol';
import { useCallback, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import type { Answer } from '../wire/api.ts';
import { useAsked } from '../wire/use-asked.ts';
import { markedWords } from './marked-words.ts';
import { gameNames } from './rule-article.tsx';
import { ruleAddress } from './rule-row.tsx';
import { askRules } from './rulebook-api.ts';
import { Questions } from './rules-contents.tsx';
import { useRulesTexts } from './use-rules-texts.ts';

interface RulesAskedProps {
  readonly query: string;
  /** The game that is asked about; undefined for all. */
  readonly game: string | undefined;
}

/** What was asked: the answer where somebody has written one, and the rules that speak of it. */
export function RulesAsked({ query, game }: RulesAskedProps): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const { answer: found, again } = useAsked(useCallback(() => askRules(query, game, language), [query, game, language]));
  const elsewhere = useElsewhere(query, game);
  if (found === undefined) return <output>{texts.loading}</output>;
  if (!found.ok)
    return (
      <div className="problem">
        <p>{found.problems[0]?.text ?? texts.failed}</p>
        <Button onPress={again}>{texts.retry}</Button>
      </div>
    );
  return <Found query={query} found={found.value} elsewhere={elsewhere} />;
}

/** The answers of the other games to the same question. */
function useElsewhere(query: string, game: string | undefined): readonly RuleAnswer[] {
  const language = useLanguage();
  const { answer } = useAsked(
    useCallback(
      async (): Promise<Answer<RulesFound>> =>
        game === undefined ? { ok: true, value: { answers: [], near: [], rules: [] } } : askRules(query, undefined, language),
      [query, game, language],
    ),
  );
  return answer?.ok === true ? answer.value.answers.filter((each) => each.game !== game) : [];
}

interface FoundProps {
  readonly query: string;
  readonly found: RulesFound;
  readonly elsewhere: readonly RuleAnswer[];
}

function Found({ query, found: { answers, near, rules }, elsewhere }: FoundProps): ReactNode {
  const said = useRulesTexts();
  const [best, ...others] = answers;
  const sources = best?.rules ?? [];
  const more = rules.filter(({ id }) => !sources.some((each) => each.id === id));
  const games = [...others, ...elsewhere];
  return (
    <div className="rules-columns" data-asked="">
      <div className="rules-article">
        {best !== undefined && <Verdict answer={best} />}
        {best === undefined && <h1 className="rules-found">{rules.length === 0 ? said.none(query) : said.speakOfIt}</h1>}
        {sources.length > 0 && (
          <section>
            <h2>{said.saySo}</h2>
            <Hits rules={sources} query={query} />
          </section>
        )}
        {more.length > 0 && (
          <section aria-label={best === undefined ? said.speakOfIt : undefined}>
            {best !== undefined && <h2>{said.alsoSpeakOfIt}</h2>}
            <Hits rules={more} query={query} />
          </section>
        )}
      </div>
      <aside className="rules-beside">
        <Questions title={said.notThat} questions={near} />
        <Questions title={said.otherGames} questions={games.map(({ game, question, verdict }) => ({ game, question, verdict }))} />
      </aside>
    </div>
  );
}

/** The answer: the verdict as the page's heading, and why. */
function Verdict({ answer: { game, question, verdict, why, rules, language } }: { readonly answer: RuleAnswer }): ReactNode {
  const said = useRulesTexts();
  return (
    <section className="rules-answer" lang={language} aria-label={question}>
      <p className="rules-kick">{`${gameNames[game] ?? game} · ${said.fromRules(rules.length)}`}</p>
      <p className="rules-question">{question}</p>
      <h1 className="rule-verdict">{verdict}</h1>
      <p className="rules-lead">{why}</p>
      <ul className="rules-cites">
        {rules.map(({ id, title }) => (
          <li key={id}>
            <a className="button" href={ruleAddress(id)} title={title}>
              {id}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hits({ rules, query }: { readonly rules: readonly RuleText[]; readonly query: string }): ReactNode {
  return (
    <ol className="rules-hits">
      {rules.map(({ id, game, title, summary, language }) => (
        <li key={id}>
          <a href={ruleAddress(id)} lang={language}>
            <b>
              <Marked text={title} query={query} />
            </b>
            <small>{`${gameNames[game] ?? game} · ${id}`}</small>
            <p>
              <Marked text={summary} query={query} />
            </p>
          </a>
        </li>
      ))}
    </ol>
  );
}

function Marked({ text, query }: { readonly text: string; readonly query: string }): ReactNode {
  return markedWords(text, query).map((piece, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never change places
    piece.isMarked ? <mark key={at}>{piece.text}</mark> : piece.text,
  );
}
