import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../language/use-texts.ts';
import { formatRoute } from '../route.ts';
import type { Course } from './courses.ts';
import { GameSign } from './game-sign.tsx';
import { lessonPath } from './lesson-path.ts';
import { useLearnTexts } from './use-learn-texts.ts';

/** A game's lessons as a path: what is done, what comes next, and the way there. */
export function LearnPath({ course }: { readonly course: Course }): ReactNode {
  const said = useLearnTexts();
  const language = useLanguage();
  const { game, lessons, said: known, match } = course;
  const { steps, done } = lessonPath(lessons, known, language);
  const name = game.name[language];
  return (
    <article className="new-table learn-path" data-game={game.id} aria-label={name}>
      <header>
        <GameSign game={game.id} />
        <div>
          <h2>{name}</h2>
          <p>{done === 0 ? said.lessons(steps.length) : said.done(done, steps.length)}</p>
        </div>
      </header>
      <p className="learn-about">{game.tutorial?.[language]}</p>
      <ol className="learn-steps">
        {steps.map((step, at) => (
          <li key={step.name} data-state={step.state} aria-current={step.state === 'next' ? 'step' : undefined}>
            <span className="learn-number" aria-hidden="true">
              {step.state === 'done' ? <Check size={15} /> : at + 1}
            </span>
            <span>
              {step.name}
              {step.state === 'done' && <span className="unseen">, {said.isDone}</span>}
            </span>
          </li>
        ))}
      </ol>
      <WayOn course={course} isOver={done === steps.length} name={name} hasMatch={match !== undefined} />
    </article>
  );
}

interface WayOnProps {
  readonly course: Course;
  readonly name: string;
  /** Whether all lessons are done. */
  readonly isOver: boolean;
  readonly hasMatch: boolean;
}

/** Goes on with the match that has the lessons, or leads to what is said before one. */
function WayOn({ course: { game, match = '', said: known }, name, isOver, hasMatch }: WayOnProps): ReactNode {
  const said = useLearnTexts();
  const begun = isOver ? said.repeat : said.again;
  const anew = known.length === 0 ? said.start : begun;
  const [words, href] = hasMatch
    ? [said.goOn, formatRoute({ kind: 'match', match })]
    : [anew, formatRoute({ kind: 'learn', game: game.id })];
  return (
    <a className="button" data-primary={hasMatch || undefined} href={href} aria-label={`${words}: ${name}`}>
      {words}
    </a>
  );
}
