import type { AnsweredQuestion, RulebookContents } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { formatRoute } from '../route.ts';
import { gameNames } from './rule-article.tsx';
import { Chapters } from './rules-tree.tsx';
import { useRulesTexts } from './use-rules-texts.ts';

/** The contents of a game's rulebook as a page: every chapter, and the questions that are answered. */
export function RulesContents({ contents }: { readonly contents: RulebookContents }): ReactNode {
  const said = useRulesTexts();
  const { game, documents, questions } = contents;
  const count = documents.reduce((total, { rules }) => total + rules, 0);
  return (
    <div className="rules-columns" data-contents="">
      <article className="rules-article">
        <header>
          <p className="rules-kick">{documents[0]?.name}</p>
          <h1>{gameNames[game] ?? game}</h1>
          <p className="rules-lead">{said.about(count)}</p>
        </header>
        {documents.map(({ name, parts }) => (
          <section key={name} className="rules-document" aria-label={name}>
            {parts.map((part) => (
              <section key={part.name} className="rules-chapters">
                <h2>{part.name}</h2>
                <Chapters part={part} />
              </section>
            ))}
          </section>
        ))}
      </article>
      <aside className="rules-beside">
        <Questions title={said.answered} questions={questions} />
      </aside>
    </div>
  );
}

interface QuestionsProps {
  readonly title: string;
  readonly questions: readonly AnsweredQuestion[];
}

/** Questions with the words that answer them, each leading to its answer. */
export function Questions({ title, questions }: QuestionsProps): ReactNode {
  if (questions.length === 0) return undefined;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="rules-questions">
        {questions.map(({ game, question, verdict }) => (
          <li key={`${game} ${question}`}>
            <a className="rules-row" href={formatRoute({ kind: 'rules', at: game, query: question })}>
              <b>{question}</b> <em>{verdict}</em>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
