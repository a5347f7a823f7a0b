import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { rulebook } from './rulebook-store.ts';
import { Rulings } from './rulings.tsx';
import { useRule } from './use-rules.ts';

/** A rule unfolded where it was cited. */
export function RuleEntry({ rule }: { readonly rule: string }): ReactNode {
  const texts = useTexts();
  const found = useRule(rule, useLanguage());
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers give a promise here, which is no clean-up of this effect.
    void place.current?.scrollIntoView({ block: 'nearest' });
  }, [found]);
  if (found === undefined) return <p className="rule">{texts.loading}</p>;
  if (!found.ok) return <p className="rule">{found.problems[0]?.text ?? texts.failed}</p>;
  return (
    <div className="rule" ref={place}>
      <h3 lang={found.value.language}>{found.value.title}</h3>
      <p lang={found.value.language}>{found.value.summary}</p>
      <Rulings rule={found.value} />
      <button type="button" className="button rule-open" onClick={() => rulebook.write({ rule })}>
        {texts.inRulebook} <ChevronRight aria-hidden="true" size={18} />
      </button>
    </div>
  );
}
