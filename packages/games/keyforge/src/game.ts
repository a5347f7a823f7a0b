import { defineGame, type CardBehaviour, type Game, type Wordings } from '@crupier/kernel/rules';
import { meanings } from './meanings/meanings.ts';
import { manners } from './rules/manners.ts';
import { policy } from './rules/timing.ts';
import { players } from './rules/players.ts';
import { programs } from './rules/programs.ts';
import { windows } from './rules/window.ts';
import { commits } from './state/commits.ts';
import { allDurations } from './state/durations.ts';
import { facts } from './state/facts.ts';
import { checkInvariants } from './state/invariants.ts';
import { rememberCard } from './state/remember.ts';
import { cloneKeyForge, zoneKind, zoneOf, zones, type KeyForge, type Zone } from './state/state.ts';
import { knownBy } from './state/visibility.ts';
import { definitionCalled } from './state/text-boxes.ts';
import { worksInDiscard } from './state/works-in-discard.ts';

const SEATS = 2;

/** The zones in which the abilities of cards work. *Rule:* KF-ABILITY-2, KF-ABILITY-1. */
const liveZones: readonly Zone[] = ['line', 'artifacts', 'upgrades', 'resolving', 'effects'];

/** Whether each zone is one of them, by its number: asked for at every move of a card. */
const live: readonly boolean[] = Array.from({ length: zones.length * SEATS }, (_, zone) => liveZones.includes(zoneKind(zone)));

const discards: readonly boolean[] = live.map((_, zone) => zoneKind(zone) === 'discard');

/** Makes the game for a set of cards; the first of them is the blank one. */
export function defineKeyForge(cards: readonly CardBehaviour[], wordings: Wordings): Game<KeyForge> {
  return defineGame<KeyForge>({
    name: 'keyforge',
    programs,
    cards,
    words: meanings,
    manners,
    wordings,
    facts,
    commits,
    policy,
    players,
    windows,
    durations: allDurations,
    definitionFields: ['usesThisTurn', 'ownDefinition', 'usualDefinition'],
    definitionCalled,
    worksIn: (definition, zone) =>
      live[zone] === true || (discards[zone] === true && definition !== undefined && worksInDiscard(definition)),
    clone: cloneKeyForge,
    remember: rememberCard,
    knownBy,
    isHeld: (zone) => zoneKind(zone) === 'hand' || zoneKind(zone) === 'archives',
    effectZones: { working: zoneOf('effects', 0), spent: zoneOf('spent', 0) },
    checkInvariants,
  });
}
