/** The timeline of a match: a block for each round or turn, with the figures at its end and what mattered in it. */

import { raceTops, sayLabel, sayRaceLines, saySeat, type Speech } from '@crupier/protocol';
import { useEffect, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import { marks, type MarkName } from '../faces/drawings.ts';
import { useTexts } from '../language/use-texts.ts';
import { HouseGlyph } from '../parts/house-sign.tsx';
import type { TapeLook } from '../table/scene/game-look.ts';
import { useTable } from '../table/scene/table-context.ts';
import { turnAt, type TapeTurn } from './tape.ts';
import { chiefOf, type ToldMatter } from './told-matters.ts';
import { useReplayTexts } from './use-replay-texts.ts';

interface TimelineProps {
  readonly at: number;
  readonly turns: readonly TapeTurn[];
  readonly matters: readonly ToldMatter[];
  /** Whether the match was read to its end. */
  readonly complete: boolean;
  readonly onStep: (at: number) => void;
}

/** The blocks, in the place of the hand; the one of the step shown stays in sight. */
export function Timeline({ at, turns, matters, complete, onStep }: TimelineProps): ReactNode {
  const said = useReplayTexts();
  const texts = useTexts();
  const tops = useMemo(() => raceTops(turns), [turns]);
  const now = turnAt(turns, at);
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    row.current?.children[now]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [now]);
  return (
    <section className="timeline" aria-label={said.timeline} data-zone="">
      <ol ref={row}>
        {turns.map((turn, place) => (
          <li key={turn.from}>
            <TurnBlock turn={turn} tops={tops} chief={chiefOf(matters, turn)} isNow={place === now} onStep={onStep} />
          </li>
        ))}
        {!complete && <li className="timeline-reading">{texts.readingTurns}</li>}
      </ol>
    </section>
  );
}

interface TurnBlockProps {
  readonly turn: TapeTurn;
  readonly tops: readonly number[];
  readonly chief: ToldMatter | undefined;
  readonly isNow: boolean;
  readonly onStep: (at: number) => void;
}

/** A turn: its number and house, figures and bars at its end, and what mattered most. It leads to the turn's first step. */
function TurnBlock({ turn, tops, chief, isNow, onStep }: TurnBlockProps): ReactNode {
  const { speech, look } = useTable();
  const said = useReplayTexts();
  const brief = chief?.brief ?? (turn.turn === 0 ? said.theDeal : '');
  const figures = figuresOf(turn, look.tape, speech);
  return (
    <button
      type="button"
      data-stop=""
      data-tone={chief?.matter.rule.tone}
      data-seat={look.isCooperative || turn.active < 0 ? undefined : turn.active}
      aria-current={isNow ? 'step' : undefined}
      onClick={() => onStep(turn.from)}
    >
      <span className="unseen">{labelOf(turn, brief, { figures, look, speech })}</span>
      <span className="timeline-turn" aria-hidden="true">
        {turn.turn > 0 && <b>{turn.turn}</b>}
        {turn.faction !== '' && <HouseGlyph house={turn.faction} size={18} />}
      </span>
      <span className="timeline-figures" aria-hidden="true">
        {turn.race.map((_, line) => (
          <span key={line} data-line={line}>
            {figures.map(
              (figure) =>
                figure.line === line && (
                  <span key={figure.words}>
                    <Sign name={figure.sign} /> {figure.value}
                  </span>
                ),
            )}
          </span>
        ))}
      </span>
      <span className="timeline-bars" aria-hidden="true">
        {turn.race.map((value, line) => (
          <i key={line} data-line={line} style={barOf(value, tops[line])} />
        ))}
      </span>
      <small aria-hidden="true">{brief}</small>
    </button>
  );
}

/** A figure of a block, and how it is said. */
interface Figure {
  /** Which line of the race it is of. */
  readonly line: number;
  readonly sign: MarkName;
  readonly value: number;
  readonly words: string;
}

/** What each line of the race has at a turn's end, beside the milestones that it has passed where the game counts them. */
function figuresOf({ race, marks: passed }: TapeTurn, { signs, countsMilestones, sign }: TapeLook, speech: Speech): readonly Figure[] {
  const names = sayRaceLines(speech);
  return race.flatMap((value, line): readonly Figure[] => {
    const of: Figure = { line, sign: signs[line] ?? signs[0] ?? sign, value, words: `${names[line] ?? ''}: ${value}` };
    const count = passed[line] ?? 0;
    if (countsMilestones === undefined) return [of];
    return [{ line, sign, value: count, words: `${sayLabel(countsMilestones, speech)}: ${count}` }, of];
  });
}

interface Labelled {
  readonly figures: readonly Figure[];
  readonly look: { readonly isCooperative: boolean };
  readonly speech: Speech;
}

/** What a screen reader calls a block: “Turn 3, Ana. Æ Ana: 4. Ana forges the red key”. */
function labelOf({ turn, active }: TapeTurn, brief: string, { figures, look, speech }: Labelled): string {
  const word = turn === 0 ? '' : `${sayLabel(speech.words.race?.turn ?? '', speech)} ${turn}`;
  const whose = look.isCooperative || active < 0 ? '' : saySeat(active, speech);
  const parts = [[word, whose].filter((part) => part !== '').join(', '), ...figures.map(({ words }) => words), brief];
  return parts.filter((part) => part !== '').join('. ');
}

function Sign({ name }: { readonly name: MarkName }): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="13" height="13" aria-hidden="true">
      <path d={marks[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

function barOf(value: number, top = 1): CSSProperties {
  return { height: `${Math.min(100, Math.max(0, (value / top) * 100))}%` };
}
