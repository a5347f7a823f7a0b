import {
  defineGame,
  extendingGame,
  type CardBehaviour,
  type DeepReadonly,
  type Definition,
  type Game,
  type Resumable,
  type Wordings,
} from '@crupier/kernel/rules';
import { withMeanings } from './cards/keyword-abilities.ts';
import { durations } from './rules/durations.ts';
import { players } from './rules/players.ts';
import { programs } from './rules/programs.ts';
import { meanings } from './meanings/meanings.ts';
import { manners } from './rules/manners.ts';
import { policy } from './rules/timing.ts';
import { commits } from './state/commits.ts';
import { facts } from './state/facts.ts';
import { checkInvariants } from './state/invariants.ts';
import type { Printed } from './state/printed.ts';
import { rememberCard } from './state/remember.ts';
import { definitionCalled } from './state/variants.ts';
import { cloneInferno, zoneKind, zoneOf, type Inferno, type InfernoCard, type Zone } from './state/state.ts';
import { knownBy } from './state/visibility.ts';
import { playNow } from './verbs/chain.ts';
import { chooseWord } from './verbs/naming.ts';
import { changeWording } from './verbs/wording.ts';
import { exchangePrograms } from './verbs/exchange.ts';
import { keywordPrograms } from './verbs/keywords.ts';
import { choicePrograms } from './verbs/choices.ts';

/** The zones in which abilities work without saying so; those of rituals work on the chain. *Rule:* INF-113.5. */
const live: ReadonlySet<Zone> = new Set<Zone>(['play', 'effects']);

/** A resource says something where it lies face up, which those of the type do. *Rule:* INF-113.5, INF-110.4, ruling C-34. */
function worksAsResource(definition: Definition<Inferno> | undefined, { faceDown }: DeepReadonly<InfernoCard>): boolean {
  return !faceDown && (definition?.printed as Partial<Printed> | undefined)?.types?.includes('resource') === true;
}

function worksOnChain(definition: Definition<Inferno> | undefined): boolean {
  return (definition?.printed as Partial<Printed> | undefined)?.types?.includes('ritual') === true;
}

/** The same game with more cards besides its own, and wordings that know their names; it pauses after each card. */
export function extendInferno(game: Game<Inferno>, cards: readonly CardBehaviour[], wordings: Wordings): Resumable<Game<Inferno>> {
  return extendingGame({ ...game, wordings }, cards.map(withMeanings));
}

/** Makes the game for a set of cards; the first of them is the blank one. */
export function defineInferno(cards: readonly CardBehaviour[], wordings: Wordings): Game<Inferno> {
  return defineGame<Inferno>({
    name: 'inferno',
    programs: [...programs, ...choicePrograms, ...keywordPrograms, ...exchangePrograms, chooseWord, changeWording, playNow],
    cards: cards.map(withMeanings),
    words: meanings,
    manners,
    wordings,
    facts,
    commits,
    policy,
    players,
    durations,
    definitionFields: ['origin'],
    definitionCalled,
    worksIn: (definition, zone, card) => {
      const place = zoneKind(zone);
      return live.has(place) || (place === 'chain' ? worksOnChain(definition) : place === 'resources' && worksAsResource(definition, card));
    },
    clone: cloneInferno,
    // A token that ceases to exist is nothing any more, and what it has set off is put on the chain all the same. *Rule:* INF-603.6d.
    changeWaiting: (state, change) => {
      if (state.waiting.length > 0) state.waiting = state.waiting.map(change);
    },
    remember: rememberCard,
    knownBy,
    isHeld: (zone) => zoneKind(zone) === 'hand',
    effectZones: { working: zoneOf('effects'), spent: zoneOf('spent') },
    checkInvariants,
  });
}
