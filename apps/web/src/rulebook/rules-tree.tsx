import type { RulebookContents, RulebookPart } from '@crupier/protocol';
import { List } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useHouseFrame } from '../home/use-house-frame.ts';
import { ruleAddress } from './rule-row.tsx';
import { useRulesTexts } from './use-rules-texts.ts';

interface RulesTreeProps {
  readonly contents: RulebookContents;
  /** The chapter that is read. */
  readonly at: string;
}

/** The contents beside a chapter: documents, parts and chapters; where there is no room beside it, folded above it. */
export function RulesTree({ contents, at }: RulesTreeProps): ReactNode {
  const said = useRulesTexts();
  const isWide = useHouseFrame().mode === 'wide';
  if (isWide) return <OpenTree contents={contents} at={at} />;
  return (
    <details className="rules-tree" key={at}>
      <summary>
        <List aria-hidden="true" size={20} /> {said.contents}
      </summary>
      <nav aria-label={said.contents}>
        <Documents contents={contents} at={at} />
      </nav>
    </details>
  );
}

/** Scrolls by itself; the chapter that is read is in sight. */
function OpenTree({ contents, at }: RulesTreeProps): ReactNode {
  const said = useRulesTexts();
  const tree = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = tree;
    const here = current?.querySelector<HTMLElement>('a[aria-current]');
    if (current && here) current.scrollTop = here.offsetTop - current.clientHeight / 3;
  }, [at]);
  return (
    <nav className="rules-tree" aria-label={said.contents} ref={tree}>
      <Documents contents={contents} at={at} />
    </nav>
  );
}

/** The documents with their parts and chapters. */
export function Documents({ contents, at }: RulesTreeProps): ReactNode {
  const said = useRulesTexts();
  return (
    <ul className="rules-documents">
      {contents.documents.map(({ name, rules, parts }) => (
        <li key={name}>
          <a href={ruleAddress(addressOf(contents.game, parts))} data-here={holds(parts, at) || undefined}>
            <b>{name}</b>
            <small>{said.rules(rules)}</small>
          </a>
          {parts.length > 1 && parts.map((part) => <Part key={part.name} part={part} at={at} />)}
        </li>
      ))}
    </ul>
  );
}

/** A document of one chapter is that chapter. */
function addressOf(game: string, parts: readonly RulebookPart[]): string {
  const [part] = parts;
  return parts.length === 1 && part?.chapters.length === 1 ? (part.chapters[0]?.id ?? game) : game;
}

function holds(parts: readonly RulebookPart[], at: string): boolean {
  return parts.some(({ chapters }) => chapters.some(({ id }) => id === at));
}

function Part({ part, at }: { readonly part: RulebookPart; readonly at: string }): ReactNode {
  return (
    <details className="rules-part" open={holds([part], at)}>
      <summary>{part.name}</summary>
      <Chapters part={part} at={at} />
    </details>
  );
}

/** The chapters of a part as links. */
export function Chapters({ part, at }: { readonly part: RulebookPart; readonly at?: string }): ReactNode {
  return (
    <ul>
      {part.chapters.map(({ id, title }) => (
        <li key={id}>
          <a href={ruleAddress(id)} aria-current={id === at ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
