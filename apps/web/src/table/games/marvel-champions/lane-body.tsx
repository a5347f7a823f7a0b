/** The cards of a hero's lane as they were fitted: minions, the hero and allies, and what lies beside them. */

import { sayLabel, saySeat, type Handle, type Seat } from '@crupier/protocol';
import type { CSSProperties, ReactNode } from 'react';
import { ConditionSign } from '../../../faces/state-marks.tsx';
import { marks } from '../../../faces/drawings.ts';
import type { FaceFit } from '../../../faces/face.ts';
import { useTexts } from '../../../language/use-texts.ts';
import { CardButton } from '../../cards/card-button.tsx';
import { Zone } from '../../cards/zone.tsx';
import { tokenFit, tokenLeast } from '../../room/fit-rows.ts';
import { useFrame } from '../../room/use-frame.ts';
import { isSet } from '../../scene/reading.ts';
import { useTable } from '../../scene/table-context.ts';
import { faceFit, plateBox } from './face-fit.ts';
import { minionGap, perColumn, type LaneFlow } from './fit-lane.ts';
import type { Box, LaneFit } from './lane-formats.ts';
import type { LaneHandles } from './lane-cards.ts';
import { tollOf } from './marvel-reading.ts';
import { OpenButton, PlateButton } from './plate-button.tsx';

interface LaneBodyProps {
  readonly seat: Seat;
  readonly handles: LaneHandles;
  /** Undefined where nothing fits: emblems flow then. */
  readonly fit: LaneFit | undefined;
  readonly flow: LaneFlow;
}

type FlowProps = Pick<LaneBodyProps, 'seat' | 'handles' | 'flow'>;

/** The body of a lane. */
export function LaneBody({ seat, handles, fit, flow }: LaneBodyProps): ReactNode {
  const { speech } = useTable();
  const texts = useTexts();
  if (fit === undefined) return <Flow seat={seat} handles={handles} flow={flow} />;
  const name = saySeat(seat, speech);
  const { gap, between, rowGap, charactersWidth, character, foot } = fit;
  const style: CSSProperties & Record<'--gap' | '--between' | '--rows', string> = {
    '--gap': `${gap}px`,
    '--between': `${between}px`,
    '--rows': `${rowGap}px`,
  };
  const minions = <Minions label={texts.engagedWith(name)} handles={handles.minions} fit={fit} />;
  const permanents = <Permanents label={texts.besideHero(name)} handles={handles.permanents} fit={fit} />;
  return (
    <div className="mc-cards" style={style} data-characters={fit.characters} data-permanents={fit.permanents}>
      {fit.minionsAt === 'top' && minions}
      <div className="mc-row">
        <Zone label={texts.heroOf(name)} className="mc-characters" style={{ maxWidth: `${Math.floor(charactersWidth)}px` }}>
          {handles.characters.map((handle) => (
            <Character key={handle} handle={handle} format={fit.characters} box={character} foot={foot} />
          ))}
        </Zone>
        {fit.permanentsAt === 'right' && permanents}
        {fit.minionsAt === 'side' && minions}
      </div>
      {fit.permanentsAt === 'below' && permanents}
    </div>
  );
}

interface CharacterProps {
  readonly handle: Handle;
  readonly format: LaneFit['characters'];
  readonly box: Box;
  /** The height of the line under it; 0 where there is none. */
  readonly foot: number;
}

function Character({ handle, format, box, foot }: CharacterProps): ReactNode {
  const { view } = useTable();
  const frame = useFrame();
  const now = view.cards[handle]?.now;
  const isAimed = isSet(now, 'attacked') || isSet(now, 'defends');
  return (
    <li className="mc-character" data-aimed={isAimed || undefined}>
      {format === 'plate' ? (
        <PlateButton handle={handle} box={plateBox(box, frame)} />
      ) : (
        <CardButton handle={handle} fit={faceFit(box, frame)} />
      )}
      {foot > 0 && (
        <span className="mc-foot" style={{ height: `${foot}px` }}>
          <Foot handle={handle} width={box.width} />
        </span>
      )}
    </li>
  );
}

const conditions = ['stunned', 'confused', 'tough'] as const;

/** Under a character its states in words, or else what using it costs it. */
function Foot({ handle, width }: { readonly handle: Handle; readonly width: number }): ReactNode {
  const { view, speech, look } = useTable();
  const texts = useTexts();
  const seen = view.cards[handle];
  const sheet = seen === undefined ? undefined : speech.card(look.definitionOf(seen));
  if (seen === undefined || sheet === undefined) return undefined;
  const states = conditions.filter((condition) => isSet(seen.now, condition));
  if (states.length > 0)
    return (
      <span className="mc-states" data-tight={width < states.length * 100 || undefined}>
        {states.map((condition) => (
          <span key={condition}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <ConditionSign condition={condition} x={0} y={0} size={16} />
            </svg>
            <span className="mc-state-word">{sayLabel(condition, speech)}</span>
          </span>
        ))}
      </span>
    );
  const toll = tollOf(look.faceOf(sheet, speech, seen));
  if (toll === 0) return undefined;
  return (
    <span className="mc-toll">
      {texts.useToll(toll)}
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={marks.heart} fill="currentColor" />
      </svg>
    </span>
  );
}

interface ZoneOfLaneProps {
  readonly label: string;
  readonly handles: readonly Handle[];
  readonly fit: LaneFit;
}

/** So many below each other, in columns. */
function columnsOf(count: number, rows: number): CSSProperties {
  return { gridTemplateRows: `repeat(${Math.min(count, rows)}, auto)` };
}

/** Minions behind a dotted line. */
function Minions({ label, handles, fit }: ZoneOfLaneProps): ReactNode {
  const frame = useFrame();
  if (handles.length === 0) return undefined;
  const { minion, minions, minionsAt, character } = fit;
  const style = minionsAt === 'side' ? columnsOf(handles.length, perColumn(character.height, minion, minionGap(fit))) : {};
  return (
    <Zone label={label} className={`mc-minions mc-${minionsAt}`} style={style}>
      {handles.map((handle) => (
        <li key={handle} data-minion="">
          {minions === 'card' ? (
            <CardButton handle={handle} fit={faceFit(minion, frame)} />
          ) : (
            <PlateButton handle={handle} box={plateBox(minion, frame)} />
          )}
        </li>
      ))}
    </Zone>
  );
}

/** Upgrades, supports and what else lies beside a hero. */
function Permanents({ label, handles, fit }: ZoneOfLaneProps): ReactNode {
  if (handles.length === 0) return undefined;
  const { permanentsAt, permanent, character, foot, gap } = fit;
  const style = permanentsAt === 'right' ? columnsOf(handles.length, perColumn(character.height + foot, permanent, gap)) : {};
  return (
    <Zone label={label} className={`mc-permanents mc-${permanentsAt}`} style={style}>
      {handles.map((handle) => (
        <li key={handle}>
          <Permanent handle={handle} fit={fit} />
        </li>
      ))}
    </Zone>
  );
}

function Permanent({ handle, fit: { permanents, permanent } }: { readonly handle: Handle; readonly fit: LaneFit }): ReactNode {
  const frame = useFrame();
  switch (permanents) {
    case 'open':
      return <OpenButton handle={handle} box={plateBox(permanent, frame)} />;
    case 'card':
      return <CardButton handle={handle} fit={faceFit(permanent, frame)} />;
    case 'plate':
      return <PlateButton handle={handle} box={plateBox(permanent, frame)} noted />;
    case 'chip':
      return <PlateButton handle={handle} box={plateBox(permanent, frame)} />;
    default:
      return <CardButton handle={handle} fit={tokenFit(permanent.width, permanent.height, frame)} />;
  }
}

/** Cards that flow where nothing else fits: emblems, or on phones one row of plates that is scrolled sideways. */
function Flow({ seat, handles, flow }: FlowProps): ReactNode {
  const { speech } = useTable();
  const texts = useTexts();
  const frame = useFrame();
  const { box, identity, isRow } = flow;
  const all = [...handles.characters, ...handles.minions, ...handles.permanents];
  const [hero] = handles.characters;
  const tokenOf = (handle: Handle): FaceFit => {
    const { width, height } = handle === hero ? identity : box;
    return isRow ? tokenFit(tokenLeast, tokenLeast, frame) : tokenFit(width, height, { ...frame, unit: 1 });
  };
  return (
    <Zone label={texts.heroOf(saySeat(seat, speech))} className="mc-flow" isRow={isRow}>
      {all.map((handle) => (
        <li key={handle} data-minion={handles.minions.includes(handle) || undefined}>
          {isRow && !handles.permanents.includes(handle) ? (
            <PlateButton handle={handle} box={plateBox(box, { ...frame, text: 1 })} />
          ) : (
            <CardButton handle={handle} fit={tokenOf(handle)} />
          )}
        </li>
      ))}
    </Zone>
  );
}
