import { applies, cardOf, CARDS_MAX, lenderOf, pin, site, type CardId, type Heard, type StaticEntry } from '@crupier/kernel/rules';
import { kind } from '../state/facts.ts';
import { workBegan } from '../state/layers.ts';
import { isBlank, isSilenced, leftPlay, recordOf, zoneOfCard } from '../state/reading.ts';
import { zoneKind, type Inferno, type InfernoMatch } from '../state/state.ts';

/** Face down they say nothing: `worksIn` of the game. */
const openOnesSpeak = site('INF-113.5 INF-110.4', 'what resources say that lie face up is in play, as they are');
const wasStillResource = site('INF-305.3d', 'as a resource is put into an Infierno nothing that its card says of it is set off');

const beganBefore = site('INF-612.1 INF-612.5', 'what began to work before abilities are lost goes on working');

/** Facts by which a resource is put into an Infierno. */
const intoInfierno: ReadonlySet<number> = new Set([kind.destroyed, kind.cardToInfierno]);

/** Whether the text box of a card counts as empty. *Rule:* INF-113.5. */
export function saysNothing(match: InfernoMatch, card: CardId, by?: CardId): boolean {
  if (isBlank(match, card, by)) return true;
  // Looked at where a rule may be switched off alone: it is asked of every ability.
  return match.probe !== undefined && by === undefined && zoneOfCard(match, card) === 'resources' && !applies(match, openOnesSpeak);
}

/**
 * Whether a change works whatever has become of the abilities of its card: abilities are lost in layer 5, and what began to work before
 * goes on. *Rule:* INF-612.1, INF-612.5, INF-612.7a.
 */
export function worksBlank(match: InfernoMatch, entry: StaticEntry<Inferno>): boolean | undefined {
  const began = workBegan(entry);
  if (began === 'later' || !applies(match, beganBefore)) return undefined;
  return began === 'before' || !isSilenced(match, entry.self);
}

/** Of what was set off, what resources do not say of themselves that have just been put into an Infierno. *Rule:* INF-305.3d. */
export function withoutLostResources(match: InfernoMatch, heard: readonly Heard[]): readonly Heard[] {
  if (!heard.some((each) => isOfLostResource(match, each)) || !applies(match, wasStillResource)) return heard;
  return heard.filter((each) => !isOfLostResource(match, each));
}

function isOfLostResource(match: InfernoMatch, { ref, self, event }: Heard): boolean {
  if (!intoInfierno.has(event.kind) || cardOf(event.card) !== self || lenderOf(ref, self) !== self) return false;
  const before = leftPlay(match, pin(recordOf(match, self)) - CARDS_MAX);
  return before !== undefined && zoneKind(before.zone) === 'resources';
}
