import type { Speech, View } from '@crupier/protocol';
import { readText, zoneOf } from '../../../scene/reading.ts';
import type { WayOn } from '../../../end/end-look.ts';
import { villainOf } from '../marvel-reading.ts';

/** The villains of the core set from the easiest to the hardest, by their sets. */
const villains = ['rhino', 'klaw', 'ultron'] as const;
/** The settings of a difficulty: the whole villain deck, and none of its stages alone. */
const expert = { difficulty: 'expert', skirmish: 0 } as const;
const standard = { difficulty: 'standard', skirmish: 0 } as const;

/** How hard a match was, as far as the villain's stages tell. *Rule:* MC-GAME-MODES-1, MC-GAME-MODES-2, MC-GAME-MODES-6. */
export function levelOf(stage: string, stagesLeft: number): 'skirmish' | 'standard' | 'expert' {
  if (stage === 'III' || (stage === 'II' && stagesLeft > 0)) return 'expert';
  return stage === 'I' && stagesLeft === 0 ? 'skirmish' : 'standard';
}

/** The ways to play on: after a win the next villain, and the same one harder; after a loss an easier one. */
export function waysOn(view: View, speech: Speech, isWon: boolean): readonly WayOn[] {
  const villain = villainOf(view, speech);
  const facts = villain === undefined ? undefined : speech.card(view.cards[villain]?.definition ?? '')?.facts;
  const at = villains.findIndex((each) => each === readText(facts, 'cardSet'));
  const scenario = villains[at];
  if (scenario === undefined) return [];
  const level = levelOf(readText(facts, 'stage'), zoneOf(view, 'villainDeck', -1).count);
  return isWon ? onwards(at, level) : easier(at, level);
}

function onwards(at: number, level: ReturnType<typeof levelOf>): readonly WayOn[] {
  const scenario = villains[at] ?? villains[0];
  const next = villains[at + 1];
  return [
    ...(next === undefined ? [] : [{ kind: 'next', named: 'scenario', settings: { scenario: next, ...standard } } as const]),
    ...(level === 'expert'
      ? []
      : [{ kind: 'harder', named: 'difficulty', settings: { scenario, ...(level === 'skirmish' ? standard : expert) } } as const]),
  ];
}

function easier(at: number, level: ReturnType<typeof levelOf>): readonly WayOn[] {
  const scenario = villains[at] ?? villains[0];
  if (level === 'expert') return [{ kind: 'easier', named: 'difficulty', settings: { scenario, ...standard } }];
  return level === 'standard' ? [{ kind: 'easier', named: 'skirmish', settings: { scenario, difficulty: 'standard', skirmish: 1 } }] : [];
}
