import { GraduationCap, Hand } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../language/use-texts.ts';
import { formatRoute } from '../route.ts';
import type { Course } from './courses.ts';
import { lessonPath } from './lesson-path.ts';
import { useHomeTexts } from './use-home-texts.ts';
import { useHouseFrame } from './use-house-frame.ts';
import { useLearnTexts } from './use-learn-texts.ts';

/** What the page of lessons offers: to go on at the next lesson, or a first match; on phones in a line. */
export function LearnOffer({ course }: { readonly course: Course }): ReactNode {
  const said = useLearnTexts();
  const home = useHomeTexts();
  const language = useLanguage();
  const isPhone = useHouseFrame().mode === 'phone';
  const { game, lessons, said: known, match } = course;
  const { steps, done, next } = lessonPath(lessons, known, language);
  const name = game.name[language];
  const again = formatRoute({ kind: 'learn', game: game.id });
  const begun = match !== undefined && next !== undefined;
  const offer = begun
    ? {
        who: said.lessonOf(done + 1, steps.length),
        title: said.goOnAt(next),
        about: said.waits(name),
        act: said.goOn,
        href: formatRoute({ kind: 'match', match }),
      }
    : {
        who: known.length === 0 ? home.firstTime : home.another,
        title: home.teach,
        about: home.teachAbout(name),
        act: said.start,
        href: again,
      };
  const primary = (
    <a className="button" data-primary href={offer.href} aria-label={`${offer.act}: ${name}`}>
      {offer.act}
    </a>
  );
  if (isPhone)
    return (
      <section className="slip home-strip" aria-labelledby="learn-slip">
        <div className="home-strip-words">
          <h2 id="learn-slip">{offer.title}</h2>
          <p>{begun ? offer.who : home.teachShort(name)}</p>
        </div>
        {primary}
      </section>
    );
  return (
    <section className="slip" aria-labelledby="learn-slip">
      <div className="slip-stub">
        {begun ? <GraduationCap aria-hidden="true" size={20} /> : <Hand aria-hidden="true" size={20} />}
        {offer.who}
      </div>
      <div className="slip-say">
        <h2 id="learn-slip">{offer.title}</h2>
        <p>{offer.about}</p>
      </div>
      <div className="slip-acts">
        {begun && (
          <a className="button" href={again}>
            {said.again}
          </a>
        )}
        {primary}
      </div>
    </section>
  );
}
