import type { RuleAnswer, RulebookContents, RulebookPlace, RuleLink, RuleText } from '@crupier/protocol';
import { ChevronLeft, ChevronRight, Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { speakIn, useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { useCopy } from '../parts/use-copy.ts';
import { CardsOfRule } from './rule-article.tsx';
import { RuleFaces } from './rule-faces.tsx';
import { ruleAddress, RuleRow, RuleSentences } from './rule-row.tsx';
import { Questions } from './rules-contents.tsx';
import { RulesTree } from './rules-tree.tsx';
import { useRulesTexts } from './use-rules-texts.ts';

interface RulesPlaceProps {
  readonly place: RulebookPlace;
  /** Undefined until it is known. */
  readonly contents: RulebookContents | undefined;
}

/** A chapter or a rule: the contents beside it, its text, and what a reader of it may want next. */
export function RulesPlace({ place, contents }: RulesPlaceProps): ReactNode {
  const said = useRulesTexts();
  const { chapter, rule, rules, rulings, related, answers, before, after } = place;
  return (
    <div className="rules-columns">
      {contents === undefined ? <div className="rules-tree" /> : <RulesTree contents={contents} at={chapter.id} />}
      <article className="rules-article">
        <PlaceHead place={place} />
        {rule !== undefined && <Explained answers={answers} />}
        {rule !== undefined && <RuleFaces rule={rule} />}
        {rule === undefined ? <RuleSentences rules={rules} /> : <InChapter place={place} rule={rule} />}
        <Rulings rulings={rulings} />
        <nav className="rules-steps" aria-label={`${said.before}, ${said.after}`}>
          {before !== undefined && <Step step={before} isRule={rule !== undefined} back />}
          {after !== undefined && <Step step={after} isRule={rule !== undefined} />}
        </nav>
      </article>
      <aside className="rules-beside">
        {rule === undefined && <Questions title={said.answers} questions={answers} />}
        {related.length > 0 && (
          <section>
            <h2>{said.related}</h2>
            <ul className="rules-rows">
              {related.map((each) => (
                <RuleRow key={each.id} rule={each} />
              ))}
            </ul>
          </section>
        )}
      </aside>
    </div>
  );
}

function PlaceHead({ place: { document, part, chapter, rule } }: { readonly place: RulebookPlace }): ReactNode {
  const where = document === part ? document : `${document} · ${part}`;
  return (
    <header>
      <p className="rules-kick">
        {where}
        {rule !== undefined && (
          <>
            {' · '}
            <a href={ruleAddress(chapter.id)}>{chapter.title}</a>
          </>
        )}
      </p>
      <div className="rules-head">
        <h1>
          {rule?.title ?? chapter.title} <small>{(rule ?? chapter).id}</small>
        </h1>
        <PlaceActs id={(rule ?? chapter).id} />
      </div>
      {rule !== undefined && (
        <p className="rules-lead" lang={rule.language}>
          {rule.summary}
        </p>
      )}
      {rule !== undefined && (rule.keyword === true || rule.cards.length > 0) && <CardsOfRule rule={rule} />}
    </header>
  );
}

/** The way to share a place, and the same in the other language. */
function PlaceActs({ id }: { readonly id: string }): ReactNode {
  const texts = useTexts();
  const said = useRulesTexts();
  const other = useLanguage() === 'es' ? 'en' : 'es';
  const { copied, copy } = useCopy(new URL(ruleAddress(id), window.location.href).href, said.copy);
  return (
    <div className="rules-acts">
      <Button onPress={() => void copy()}>
        <Link2 aria-hidden="true" size={18} /> {copied ? texts.copied : said.copy}
      </Button>
      <Button onPress={() => void speakIn(other)}>
        <span lang={other}>{said.otherLanguage}</span>
      </Button>
    </div>
  );
}

/** Answers written by hand are what explains a rule. */
function Explained({ answers }: { readonly answers: readonly RuleAnswer[] }): ReactNode {
  const said = useRulesTexts();
  if (answers.length === 0) return undefined;
  return (
    <section className="rules-explained">
      <h2>{said.inPlay}</h2>
      {answers.map(({ question, verdict, why, language }) => (
        <div key={question} lang={language}>
          <h3>{question}</h3>
          <p>
            <em>{verdict}</em> {why}
          </p>
        </div>
      ))}
    </section>
  );
}

function InChapter({ place, rule }: { readonly place: RulebookPlace; readonly rule: RuleText }): ReactNode {
  const said = useRulesTexts();
  const { chapter, rules } = place;
  if (chapter.rules < 2) return undefined;
  return (
    <section>
      <h2>{said.inChapter(chapter.title)}</h2>
      <RuleSentences rules={rules} at={rule.id} />
      {rules.length < chapter.rules && (
        <a className="button rules-whole" href={ruleAddress(chapter.id)}>
          {said.wholeChapter(chapter.rules)}
        </a>
      )}
    </section>
  );
}

function Rulings({ rulings }: { readonly rulings: readonly RuleText[] }): ReactNode {
  const said = useRulesTexts();
  if (rulings.length === 0) return undefined;
  return (
    <section>
      <h2>{said.rulings}</h2>
      <RuleSentences rules={rulings} />
    </section>
  );
}

interface StepProps {
  readonly step: RuleLink;
  readonly isRule: boolean;
  readonly back?: boolean;
}

function Step({ step: { id, title }, isRule, back = false }: StepProps): ReactNode {
  const said = useRulesTexts();
  const words = isRule ? id : title;
  return (
    <a
      className="button"
      href={ruleAddress(id)}
      aria-label={`${back ? said.before : said.after}: ${words}`}
      data-after={!back || undefined}
    >
      {back && <ChevronLeft aria-hidden="true" size={18} />}
      {words}
      {!back && <ChevronRight aria-hidden="true" size={18} />}
    </a>
  );
}
