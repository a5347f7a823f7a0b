import type { Ability, Act, Clause, Condition } from '@crupier/kernel/cards';
import type { CompiledAbility } from '@crupier/kernel/rules';
import { printedBy } from './printed.ts';
import type { Inferno, InfernoMatch, Zone } from './state.ts';

/** The states that say where the card itself lies, by the zone. */
const zoneStates: Readonly<Record<string, Zone>> = {
  inYourHand: 'hand',
  inYourInfierno: 'infierno',
  inYourExile: 'exile',
  fromInfierno: 'infierno',
};

/** Occasions that cannot come about for a card in play itself, by the zones in which they can. */
const zonesOfOccasions: Readonly<Record<string, readonly Zone[]>> = {
  played: ['chain'],
  cancelled: ['chain'],
  discarded: ['hand'],
  milled: ['deck'],
  drew: ['deck'],
  resourceAdded: ['deck', 'hand', 'infierno', 'exile'],
};

const known = new WeakMap<object, readonly Zone[]>();
const NOWHERE_ELSE: readonly Zone[] = [];

/**
 * The zones in which an ability works by what it says, in place of the usual ones; none for most. An activated ability works where its
 * price or its effect moves its card from, a triggered one where its effect does, where its condition asks the card to lie, or where
 * alone the card can set it off. *Rule:* INF-113.5h, INF-113.5i, INF-113.5j.
 */
export function workingZones(data: Ability): readonly Zone[] {
  const found = known.get(data);
  if (found !== undefined) return found;
  const zones = zonesSaid(data);
  known.set(data, zones);
  return zones;
}

function zonesSaid(data: Ability): readonly Zone[] {
  if (data.kind === 'activated') {
    const paidFrom = data.price === undefined ? [] : origins(data.price);
    return paidFrom.length > 0 ? paidFrom : origins(data.clause);
  }
  if (data.kind !== 'triggered') return NOWHERE_ELSE;
  const asked = data.clause.if === undefined ? [] : zonesAsked(data.clause.if);
  if (asked.length > 0) return asked;
  const occasions = [data.when, ...(data.also ?? [])].map((when) => (when.card === 'self' ? zonesOfOccasions[when.occasion] : undefined));
  if (occasions.every((zones) => zones !== undefined)) return occasions.flat();
  return origins(data.clause);
}

/** The zones out of which a clause moves the card itself. In play abilities work anyway. */
function origins({ do: acts, ...clause }: Clause): readonly Zone[] {
  const own = acts.flatMap(originOf);
  const inner = [clause.ifDone, clause.next, ...(clause.modes ?? [])].flatMap((each) => (each === undefined ? [] : origins(each)));
  return [...own, ...inner];
}

function originOf({ on, from }: Act): readonly Zone[] {
  return on?.kind === 'self' && from !== undefined && from !== 'play' ? [from as Zone] : [];
}

function zonesAsked(condition: Condition): readonly Zone[] {
  if (condition.kind === 'both') return condition.of.flatMap(zonesAsked);
  const zone = condition.kind === 'state' ? zoneStates[condition.state] : undefined;
  return zone === undefined ? [] : [zone];
}

/** Whether an ability of a card works in a zone: as it says, or else on the chain those of rituals and in play all others. *Rule:* INF-113.5. */
export function worksWhere({ game }: InfernoMatch, definition: number, { data }: CompiledAbility<Inferno>, zone: Zone): boolean {
  const { types } = printedBy(game, definition);
  // What lasts for a while works where it is.
  if (types.length === 0) return true;
  const zones = workingZones(data);
  if (zones.length > 0) return zones.includes(zone);
  return zone === 'play' || zone === 'resources' || (zone === 'chain' && types.includes('ritual'));
}
