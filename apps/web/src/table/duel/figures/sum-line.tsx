/** The line between two sides as a sum: what meets whoever is struck, what of it is prevented, and what becomes of them. */

import { sayCard, type Handle } from '@crupier/protocol';
import { Skull } from 'lucide-react';
import { Fragment, useMemo, type ReactNode } from 'react';
import { EmblemTile } from '../../../faces/emblem-tile.tsx';
import { MarkSign } from '../../../faces/mark-sign.tsx';
import { useTexts } from '../../../language/use-texts.ts';
import { useStore } from '../../../parts/use-store.ts';
import { foreseenAnswer } from '../../forecast/foreseen.ts';
import type { FigureReading } from '../../scene/figure-look.ts';
import { useTable } from '../../scene/table-context.ts';
import { outcomeOf, type Outcome, type Suffering, type Term } from './outcome.ts';
import { useSayFate } from './say-fate.ts';
import '../../../styles/figures.css';

/** More sums than these do not stand on a line: the marks on the cards tell them all. */
const sumsMax = 4;

/** What the answer comes to that is pointed at; undefined where nobody is struck by it. */
export function usePointedOutcome(): Outcome | undefined {
  const { view, speech, look } = useTable();
  const pointed = useStore(foreseenAnswer);
  return useMemo(() => {
    const reading = look.figures?.read({ view, speech });
    const outcome = pointed && reading && outcomeOf(pointed, reading);
    return outcome !== undefined && isStriking(outcome) ? outcome : undefined;
  }, [view, speech, look, pointed]);
}

/** Whether somebody is struck. */
export function isStriking({ suffering }: Outcome): boolean {
  return suffering.some(({ terms }) => terms.length > 0);
}

/** The sums of an outcome, over the whole line; nothing where there is none. The line keeps its height. */
export function SumLine(): ReactNode {
  const outcome = usePointedOutcome();
  if (outcome === undefined) return undefined;
  return (
    <ul className="sum-line" aria-hidden="true">
      <Sums outcome={outcome} />
    </ul>
  );
}

/** The sums of an outcome: one for each that is struck. */
export function Sums({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const scene = useTable();
  const reading = useMemo(() => scene.look.figures?.read(scene), [scene]);
  if (reading === undefined) return undefined;
  const struck = outcome.suffering.filter(({ card, terms }) => terms.length > 0 && scene.view.cards[card] !== undefined);
  return struck
    .slice(0, sumsMax)
    .map((each) => <Sum key={each.card} suffering={each} all={struck.map(({ card }) => card)} reading={reading} />);
}

interface SumProps {
  readonly suffering: Suffering;
  /** Whoever is struck, the first of whom is attacked. */
  readonly all: readonly Handle[];
  readonly reading: FigureReading;
}

/** One sum: terms, less what is prevented, and whom it hits with what becomes of them. */
function Sum({ suffering, all, reading }: SumProps): ReactNode {
  const { view, speech, look } = useTable();
  const sayFate = useSayFate();
  const texts = useTexts();
  const { card, terms, prevented, amount, falls } = suffering;
  const seen = view.cards[card];
  const sheet = seen && speech.card(look.definitionOf(seen));
  const life = reading.lifeOf(card);
  // What is told by being prevented alone came from whoever strikes.
  const { source } = terms.find(({ kind }) => kind === 'power') ?? {};
  const striker = source === undefined ? {} : { source };
  const isSum = terms.length > 1 || prevented > 0;
  return (
    <li>
      {terms.map((term, at) => (
        <Fragment key={`${term.kind} ${term.source ?? ''} ${at}`}>
          {at > 0 && <i>+</i>}
          <SumTerm term={{ ...striker, ...term }} role={roleIn(term, card, all)} reading={reading} />
        </Fragment>
      ))}
      {prevented > 0 && (
        <>
          <i>−</i>
          <span className="sum-term" data-kind="prevented">
            <MarkSign name="armor" size={14} />
            <b>{prevented}</b> <small>{reading.words.prevented ?? texts.beatPrevented}</small>
          </span>
        </>
      )}
      <span className="sum-hit" data-falls={falls}>
        {isSum && <b>= {amount}</b>}
        {sheet !== undefined && <EmblemTile face={look.faceOf(sheet, speech, seen)} />}
        {falls !== 'no' && <Skull aria-hidden="true" size={15} />}
        {life !== undefined && sayFate(life, suffering)}
      </span>
    </li>
  );
}

type Role = 'attacker' | 'defender' | 'beside';

/** As what the card deals a term that is its source. */
function roleIn({ source }: Term, struck: Handle, [attacked]: readonly Handle[]): Role {
  if (source === attacked) return 'defender';
  return struck === attacked ? 'attacker' : 'beside';
}

/** A term with its sign and what it is. */
function SumTerm({ term, role, reading }: { readonly term: Term; readonly role: Role; readonly reading: FigureReading }): ReactNode {
  const { view, speech } = useTable();
  const { kind, amount, source } = term;
  const keyword = source === undefined ? undefined : reading.keywordOf(source, role);
  const definition = view.cards[source ?? '']?.definition;
  const byText = keyword ?? (definition === undefined ? '' : sayCard(definition, speech));
  return (
    <span className="sum-term" data-kind={kind}>
      <MarkSign name={kind === 'power' ? 'sword' : 'bolt'} size={14} />
      <b>{amount}</b> <small>{kind === 'power' ? reading.words.power : byText}</small>
    </span>
  );
}
