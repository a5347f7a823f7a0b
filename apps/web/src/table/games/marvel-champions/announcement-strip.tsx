/** What the villain is about to do to a hero, at the head of the hero's lane. */

import { sayLabel, type Seat } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { glyphs, marks, type GlyphName, type MarkName } from '../../../faces/drawings.ts';
import type { Texts } from '../../../language/texts-en.ts';
import { useTexts } from '../../../language/use-texts.ts';
import { isSet, readNumber, readText, zoneOf } from '../../scene/reading.ts';
import { useTable } from '../../scene/table-context.ts';
import { attackOn, type ActivationSum } from './activation-sum.ts';

interface AnnouncementStripProps {
  readonly seat: Seat;
}

/** The strip. It keeps its height where nothing is announced, so that no lane moves. */
export function AnnouncementStrip({ seat }: AnnouncementStripProps): ReactNode {
  const { view, speech } = useTable();
  const act = readText(view.seats[seat], 'coming');
  const attack = attackOn(view, seat, speech);
  if (attack !== undefined) return <AttackSum sum={attack} />;
  return (
    <p className="mc-announcement" data-coming={act || undefined}>
      {act === '' ? <Dealt seat={seat} /> : <Coming seat={seat} act={act} />}
    </p>
  );
}

/** The attack on the hero in figures: what is not known yet is a range. */
function AttackSum({ sum }: { readonly sum: ActivationSum }): ReactNode {
  const { speech } = useTable();
  const { power, boost, coming, reduced, least, most } = sum;
  const parts = [
    { of: 'attack', sign: <Sign name="blade" />, value: String(power), before: '' },
    { of: 'boost', sign: <BoostSign />, value: rangeOf(boost + coming.least, boost + coming.most), before: '+' },
    { of: 'defense', sign: <GlyphSign name="shield" />, value: String(reduced), before: '−' },
    { of: 'damage', sign: <Sign name="heart" />, value: rangeOf(least, most), before: '=' },
  ];
  return (
    <p className="mc-announcement mc-sum" data-coming="attacks">
      {parts.map(({ of, sign, value, before }) => (
        <span key={of} data-of={of}>
          {before} {sign}
          <span className="unseen">{sayLabel(of, speech)}</span> <b>{value}</b>
        </span>
      ))}
    </p>
  );
}

/** A range of numbers, or the one number that it is. */
function rangeOf(least: number, most: number): string {
  return least === most ? String(least) : `${least}–${most}`;
}

/** The words of an activation that is to come. */
interface ComingWords {
  readonly sign: MarkName;
  readonly lead: string;
  /** Empty where a status card has the villain do nothing. */
  readonly range: string;
}

function sayComing(act: string, power: number, range: string, texts: Texts): ComingWords {
  switch (act) {
    case 'attacks':
      return { sign: 'blade', lead: texts.comingAttack(power), range: texts.comingDamage(range) };
    case 'schemes':
      return { sign: 'plot', lead: texts.comingScheme(power), range: texts.comingThreat(range) };
    case 'stunned':
      return { sign: 'blade', lead: texts.comingStunned, range: '' };
    default:
      return { sign: 'plot', lead: texts.comingConfused, range: '' };
  }
}

function Coming({ seat, act }: AnnouncementStripProps & { readonly act: string }): ReactNode {
  const { view } = useTable();
  const texts = useTexts();
  const values = view.seats[seat];
  const all = rangeOf(readNumber(values, 'comingLeast'), readNumber(values, 'comingMost'));
  const { sign, lead, range } = sayComing(act, readNumber(values, 'comingPower'), all, texts);
  return (
    <>
      <b>
        <Sign name={sign} />
        {lead}
        {range !== '' && (
          <>
            {' + '}
            <BoostSign />
            <span className="unseen">{texts.plusBoost}</span>
          </>
        )}
      </b>
      {range !== '' && <span className="mc-coming-range">{range}</span>}
      {isSet(values, 'mayFall') && (
        <span className="mc-may-fall">
          <svg viewBox="0 0 24 24" className="mc-sign" aria-hidden="true">
            <path d={skull} fill="currentColor" fillRule="evenodd" />
          </svg>
          {texts.mayFall}
        </span>
      )}
    </>
  );
}

/** The encounter cards that the hero has yet to reveal. */
function Dealt({ seat }: AnnouncementStripProps): ReactNode {
  const { view } = useTable();
  const texts = useTexts();
  const { count } = zoneOf(view, 'dealt', seat);
  if (count === 0) return undefined;
  return (
    <span className="mc-dealt" data-pile={`dealt ${seat}`}>
      <Sign name="cards" />
      {texts.encountersDealt(count)}
    </span>
  );
}

/** A mark in the letters' colour. */
export function Sign({ name }: { readonly name: MarkName }): ReactNode {
  return (
    <svg viewBox="0 0 16 16" className="mc-sign" aria-hidden="true">
      <path d={marks[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

/** The mark of a boost. */
export function BoostSign(): ReactNode {
  return <GlyphSign name="burst" className="mc-boost-sign" />;
}

/** A glyph in the letters' colour. */
function GlyphSign({ name, className = '' }: { readonly name: GlyphName; readonly className?: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" className={`mc-sign ${className}`} aria-hidden="true">
      <path d={glyphs[name]} fill="currentColor" />
    </svg>
  );
}

/** A skull on a grid of 24. */
const skull =
  'M12 1c6 0 10 4 10 10 0 4-2 6-4 7v5h-3v-3h-2v3h-2v-3H9v3H6v-5c-2-1-4-3-4-7C2 5 6 1 12 1zM8 9a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zm8 0a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z';
