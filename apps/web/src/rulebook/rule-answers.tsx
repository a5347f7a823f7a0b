import type { RuleAnswer } from '@crupier/protocol';
import { useId, type ReactNode } from 'react';
import { useLanguage } from '../language/use-texts.ts';
import { answerTexts } from './answer-texts.ts';
import { gameNames, RuleArticle } from './rule-article.tsx';
import '../styles/rule-answers.css';

/** The answers to what was asked: at a table that of its game alone, for another game may answer otherwise. */
export function RuleAnswers({ answers }: { readonly answers: readonly RuleAnswer[] }): ReactNode {
  const own = document.documentElement.dataset['game'];
  const shown = own === undefined ? answers : answers.filter(({ game }) => game === own);
  return shown.map((answer) => <AnswerSection key={answer.game} answer={answer} />);
}

function AnswerSection({ answer }: { readonly answer: RuleAnswer }): ReactNode {
  const texts = answerTexts[useLanguage()];
  const id = useId();
  return (
    <section className="rule-answer" aria-labelledby={id} lang={answer.language}>
      <small>{gameNames[answer.game] ?? answer.game}</small>
      <h3 id={id}>{answer.question}</h3>
      <p className="rule-verdict">{answer.verdict}</p>
      <p>{answer.why}</p>
      <h4>{texts.itsRules}</h4>
      {answer.rules.map((rule) => (
        <details key={rule.id} className="rule-source">
          <summary lang={rule.language}>{`${rule.title} · ${rule.id}`}</summary>
          <RuleArticle rule={rule} />
        </details>
      ))}
    </section>
  );
}
