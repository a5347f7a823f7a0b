/** What is told of the villain beside its card: name, stage, hit points with their bar, powers with their parts, statuses. */

import { sayLabel, type Handle } from '@crupier/protocol';
import type { CSSProperties, ReactNode } from 'react';
import type { FaceValue } from '../../../faces/face.ts';
import { fitText } from '../../../faces/fit-text.ts';
import { ConditionSign } from '../../../faces/state-marks.tsx';
import { useTexts } from '../../../language/use-texts.ts';
import { useFrame } from '../../room/use-frame.ts';
import { isSet, zoneOf } from '../../scene/reading.ts';
import { useTable } from '../../scene/table-context.ts';
import { Sign } from './announcement-strip.tsx';
import { HitBar } from './lane-head.tsx';
import { stagesFrom } from './stages.ts';

interface VillainFactsProps {
  readonly villain: Handle;
  /** In pixels. */
  readonly width: number;
}

const conditions = ['stunned', 'confused', 'tough'] as const;

/** The facts, as far as the villain's card is known. */
export function VillainFacts({ villain, width }: VillainFactsProps): ReactNode {
  const { view, speech, look } = useTable();
  const { unit } = useFrame();
  const seen = view.cards[villain];
  const sheet = seen === undefined ? undefined : speech.card(look.definitionOf(seen));
  if (seen === undefined || sheet === undefined) return undefined;
  const { name, poster } = look.faceOf(sheet, speech, seen);
  const states = conditions.filter((condition) => isSet(seen.now, condition));
  const power = (which: string): FaceValue | undefined => poster?.powers.find((each) => each.power === which)?.value;
  return (
    <>
      <VillainName name={name} stage={poster?.stage ?? ''} width={width / unit} />
      {poster?.hitPoints !== undefined && <VillainHitPoints {...poster.hitPoints} />}
      <span className="mc-powers">
        <VillainPower name="attack" value={power('attack')} />
        <VillainPower name="scheme" value={power('scheme')} />
      </span>
      {states.length > 0 && (
        <span className="mc-states">
          {states.map((condition) => (
            <span key={condition}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <ConditionSign condition={condition} x={0} y={0} size={16} />
              </svg>
              {sayLabel(condition, speech)}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

/** The letters of the villain's name, and what a stage's block takes beside it, in units. */
const nameLetters = { size: 26, sizeMin: 15 } as const;
const stageWidth = 34;

/** The name, and a block for each stage: the first is that of now. */
function VillainName({ name, stage, width }: { readonly name: string; readonly stage: string; readonly width: number }): ReactNode {
  const { view, speech } = useTable();
  const stages = stagesFrom(stage, zoneOf(view, 'villainDeck', -1).count);
  const fitted = fitText(name, { ...nameLetters, width: width - stages.length * stageWidth - 8, face: 'rulesBold' });
  const style: CSSProperties = { fontSize: `calc(${fitted.size / 16}rem * var(--scale))` };
  return (
    <h2 className="mc-villain-name">
      <span style={style}>{name}</span>
      {stages.length > 0 && (
        <span className="mc-stages">
          <span className="unseen">{sayLabel('stage', speech)}</span>
          {stages.map((each, at) => (at === 0 ? <b key={each}>{each}</b> : <span key={each}>{each}</span>))}
        </span>
      )}
    </h2>
  );
}

/** What is left of the most, in a bar and in figures. */
function VillainHitPoints({ left, most }: { readonly left: number; readonly most: number }): ReactNode {
  const { speech } = useTable();
  const texts = useTexts();
  const shown = Math.max(0, left);
  return (
    <p className="mc-villain-hp">
      <HitBar left={left} most={most} />
      <span className="unseen">{sayLabel('hitPoints', speech)}</span>
      <b data-value="">{shown}</b>
      <span aria-hidden="true">/ {most}</span>
      <span className="unseen">{texts.mostHitPoints(most)}</span>
    </p>
  );
}

/** A power with its value; one that is changed says of what it is made. */
function VillainPower({ name, value }: { readonly name: 'attack' | 'scheme'; readonly value: FaceValue | undefined }): ReactNode {
  const { speech } = useTable();
  if (value === undefined) return undefined;
  const { printed, now } = value;
  const more = now - printed;
  const parts = more === 0 ? sayLabel(name, speech) : `${printed} ${more < 0 ? '−' : '+'} ${Math.abs(more)}`;
  return (
    <span className="mc-power" data-raised={more > 0 || undefined} title={sayLabel(name, speech)}>
      <Sign name={name === 'attack' ? 'blade' : 'plot'} />
      <b data-value="">{now}</b>
      <small>{parts}</small>
      {more !== 0 && <span className="unseen">{sayLabel(name, speech)}</span>}
    </span>
  );
}
