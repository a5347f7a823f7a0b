/** The middle of the table: what holds for all, and the combat: who fights face to face, their strengths, and the stage it has reached. */

import { sayLabel, saySeat, type Handle, type Seat } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { marks } from '../../../faces/drawings.ts';
import { EmblemTile } from '../../../faces/emblem-tile.tsx';
import { useTexts } from '../../../language/use-texts.ts';
import { CardRow } from '../../cards/card-row.tsx';
import { CombatSums } from '../../duel/figures/combat-sums.tsx';
import { SumLine } from '../../duel/figures/sum-line.tsx';
import type { RowFit } from '../../room/fit-rows.ts';
import { useFrame } from '../../room/use-frame.ts';
import { readText, zoneOf } from '../../scene/reading.ts';
import { useTable, type TableScene } from '../../scene/table-context.ts';
import { inCombat } from './inferno-reading.ts';
import { nextAttacksOf } from './next-attacks.ts';
import { Surroundings } from './surroundings.tsx';

/** The stages in their order, and the codes of their words. */
const stages = [
  { stage: 'propose', word: 'propose' },
  { stage: 'attack', word: 'attack' },
  { stage: 'damage', word: 'combatDamage' },
  { stage: 'end', word: 'combatEnd' },
] as const;

/** The middle of the table. On large screens it has one height in peace and in combat, so that nothing jumps. */
export function InfernoStage({ fit }: { readonly fit: RowFit | undefined }): ReactNode {
  const { small, unit } = useFrame();
  const style = small || fit === undefined ? undefined : { minHeight: `${fit.height + stageMarks * unit}px` };
  return (
    // On small screens a combat has its room apart from that of the rows: what holds in peace takes its own.
    <div className="stage" style={style} data-fixed={small && fit === undefined ? '' : undefined}>
      <Surroundings />
      <Duel fit={fit} />
      {!small && <StageSteps />}
      <SumLine />
    </div>
  );
}

interface InfernoLineProps {
  /** The seats of whom it tells what attacks may come. */
  readonly seats: readonly Seat[];
}

/** The line between two sides: what holds for all, and who may attack; in a combat the strengths that meet, what is certain, and its stage. */
export function InfernoLine({ seats }: InfernoLineProps): ReactNode {
  const { view, isOver } = useTable();
  const texts = useTexts();
  const isCombat = readText(view.table, 'stage') !== '';
  return (
    <div className="stage inf-line" data-combat={isCombat || undefined}>
      <Surroundings />
      {isCombat ? (
        <section aria-label={texts.combat}>
          <CombatWords attackers={inCombat(view, 'attacks')} defenders={inCombat(view, 'defends')} hasEmblems />
        </section>
      ) : (
        <div className="next-attacks">{!isOver && seats.map((seat) => <NextAttacksNote key={seat} seat={seat} />)}</div>
      )}
      <StageSteps />
      <SumLine />
    </div>
  );
}

/** How many attacks a player may make, and their strength. */
export function NextAttacksNote({ seat }: { readonly seat: Seat }): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const { attacks, strength } = nextAttacksOf(view, seat, speech);
  return (
    <span className="next-attack" data-none={attacks === 0 || undefined}>
      <b>{texts.mayAttack(saySeat(seat, speech), attacks)}</b>
      {attacks > 0 && <span>{texts.ofStrength(strength)}</span>}
    </span>
  );
}

/** What the tabs of attacker and defender take above their cards, in pixels at the least unit. */
const stageMarks = 18;

interface CombatWordsProps {
  readonly attackers: readonly Handle[];
  readonly defenders: readonly Handle[];
  /** Whether who fights is shown by emblems, as where their cards lie elsewhere. */
  readonly hasEmblems?: boolean;
}

/** The strengths that meet, and what is certain of the combat. */
function CombatWords({ attackers, defenders, hasEmblems = false }: CombatWordsProps): ReactNode {
  const scene = useTable();
  const texts = useTexts();
  const { small } = useFrame();
  return (
    <div className="duel-words">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={marks.sword} fill="currentColor" />
      </svg>
      {hasEmblems && <Fighters handles={attackers} />}
      {attackers.length + defenders.length > 0 && <b>{texts.versus(strengthsOf(attackers, scene), strengthsOf(defenders, scene))}</b>}
      {hasEmblems && <Fighters handles={defenders} />}
      {!small && zoneOf(scene.view, 'chain', -1).count === 0 && <CombatSums />}
    </div>
  );
}

/** Who fights, by their emblems: their names stand on their cards. */
function Fighters({ handles }: { readonly handles: readonly Handle[] }): ReactNode {
  const { view, speech, look } = useTable();
  return handles.map((handle) => {
    const seen = view.cards[handle];
    const sheet = seen && speech.card(look.definitionOf(seen));
    return sheet && <EmblemTile key={handle} face={look.faceOf(sheet, speech, seen)} />;
  });
}

function Duel({ fit }: { readonly fit: RowFit | undefined }): ReactNode {
  const { view } = useTable();
  const texts = useTexts();
  if (readText(view.table, 'stage') === '' || fit === undefined) return <div className="inf-peace" aria-hidden="true" />;
  const attackers = inCombat(view, 'attacks');
  const defenders = inCombat(view, 'defends');
  return (
    <section className="duel" aria-label={texts.combat}>
      <CardRow handles={attackers} label={texts.attackers} fit={fit} className="fighters" />
      <CombatWords attackers={attackers} defenders={defenders} />
      <CardRow handles={defenders} label={texts.defenders} fit={fit} className="fighters" />
    </section>
  );
}

/** How far the combat has come. */
function StageSteps(): ReactNode {
  const { view, speech } = useTable();
  const stage = readText(view.table, 'stage');
  const now = stages.findIndex((each) => each.stage === stage);
  if (stage === '') return <span />;
  return (
    <ol className="duel-stages" aria-label={sayLabel('stage', speech)}>
      {stages.map((each, at) => (
        <li key={each.stage} data-done={at < now || undefined} aria-current={at === now ? 'step' : undefined}>
          {sayLabel(each.word, speech)}
        </li>
      ))}
    </ol>
  );
}

/** Strengths as they are now; a dash where somebody has none. */
function strengthsOf(handles: readonly Handle[], { view, speech, look }: TableScene): string {
  const strengths = handles.map((handle) => {
    const seen = view.cards[handle];
    const sheet = seen && speech.card(seen.definition);
    return String((sheet && look.faceOf(sheet, speech, seen).engraved?.strength?.now) ?? '—');
  });
  return strengths.length === 0 ? '—' : strengths.join(' + ');
}
