import { ABILITIES_MAX, abilityRef } from '../match/ability-ref.ts';
import type { Match } from '../match/match.ts';
import { handleNow, mayKnow } from '../views/handles.ts';
import { assert } from '../state/result.ts';
import type { CoreState, DeepReadonly } from '../state/state.ts';
import { shownKey } from '../views/redact.ts';
import type { View } from '../views/view.ts';
import type { Subject } from './subject.ts';
import { viewersOf } from './subject.ts';

/** Checks what holds in every state of every game, and what the game itself says must hold. */
export function checkState<S extends CoreState>(match: Match<S>): void {
  checkZones(match);
  checkListeners(match);
  match.game.checkInvariants(match.state);
}

/** Every card lies in exactly one zone, and knows which. */
function checkZones<S extends CoreState>({ state }: Match<S>): void {
  const lies = new Array<number>(state.cards.length).fill(0);
  state.zones.forEach((zone, index) => {
    for (const card of zone) {
      lies[card] = (lies[card] ?? 0) + 1;
      assert(state.cards[card]?.zone === index, `The card ${card} lies in zone ${index} and does not know it.`);
    }
  });
  lies.forEach((times, card) => assert(times === (card === 0 ? 0 : 1), `The card ${card} lies in ${times} zones.`));
  const fields = Object.keys(state.cards[0] ?? {});
  state.cards.forEach((card, index) => {
    assert(hasFields(card, fields), `The card ${index} has not the fields of all cards, in their order.`);
    assert(card.id === index, `The card ${index} has another's number.`);
    assert(index === 0 || (state.cards[card.host] !== undefined && card.host !== index), `The card ${index} is attached to nothing.`);
  });
}

/** Whether a record has these fields and no others, in their order. */
function hasFields(record: object, fields: readonly string[]): boolean {
  let at = 0;
  for (const field in record) if (field !== fields[at++]) return false;
  return at === fields.length;
}

/** Who listens is exactly who should: counted anew from the cards. */
function checkListeners<S extends CoreState>({ game, state, listeners: index }: Match<S>): void {
  const listeners: number[] = [];
  const statics: number[] = [];
  const listening = index.found.map(() => 0);
  for (const card of state.cards.slice(1) as DeepReadonly<S>['cards'][number][]) {
    const { id, definition, zone } = card;
    const { abilities } = game.definitions[definition] ?? { abilities: [] };
    assert(abilities.length <= ABILITIES_MAX, `The definition ${definition} has too many abilities.`);
    if (!game.worksIn(game.definitions[definition], zone, card as DeepReadonly<S['cards'][number]>)) continue;
    abilities.forEach((ability, index) => {
      if (ability.trigger.key >= 0) {
        listeners.push(abilityRef(id, index));
        for (const key of [ability.trigger.key, ...ability.trigger.alsoKeys]) listening[key] = (listening[key] ?? 0) + 1;
      } else if (ability.data.kind === 'static') statics.push(abilityRef(id, index));
    });
  }
  assert(sorted(state.listeners) === sorted(listeners), 'Those who listen are those who lie where their abilities work.');
  assert(sorted(state.statics) === sorted(statics), 'The static abilities that work are those of cards that lie where they work.');
  const found = index.found.map((refs) => refs?.length ?? 0);
  assert(found.join() === listening.join(), 'As many are found for each fact as are counted.');
}

function sorted(refs: readonly number[]): string {
  return refs.toSorted((one, other) => one - other).join();
}

/** Views show faces only to those who may know them, and every viewer has names of its own for the cards. */
export function checkViews<S extends CoreState>(subject: Subject<S>, match: Match<S>): void {
  const names = new Set<string>();
  let cards = 0;
  for (const viewer of viewersOf(match)) {
    const own = new Map<string, number>();
    for (const { id } of match.state.cards.slice(1)) own.set(handleNow(match, viewer, id), id);
    cards += own.size;
    for (const name of own.keys()) names.add(name);
    const view = subject.view(match, viewer);
    checkOpenHands(match, view);
    checkView(
      view,
      own,
      (card) => mayKnow(match, viewer, card),
      (card) => keyOf(match, card),
    );
  }
  assert(
    cards === names.size && cards === (match.state.cards.length - 1) * viewersOf(match).length,
    'No two cards or viewers share a handle.',
  );
}

/** Every viewer sees the faces of the cards of a hand that lies open. */
function checkOpenHands<S extends CoreState>(match: Match<S>, view: View): void {
  const { isOpenHand } = match.game.players;
  if (isOpenHand === undefined) return;
  const open = match.state.zones.flatMap((cards, zone) => (isOpenHand(match.state, zone) ? cards : []));
  for (const card of open)
    assert(
      view.cards[handleNow(match, view.viewer, card)] !== undefined,
      `The view of ${view.viewer} hides the card ${card} of an open hand.`,
    );
}

/** The key by which people know what a card is. */
function keyOf<S extends CoreState>({ game, state }: Match<S>, card: number): string {
  return shownKey(game.definitions[state.cards[card]?.definition ?? 0]);
}

function checkView(
  view: View,
  handles: ReadonlyMap<string, number>,
  knows: (card: number) => boolean,
  key: (card: number) => string,
): void {
  for (const [handle, seen] of Object.entries(view.cards)) {
    const card = handles.get(handle);
    assert(card !== undefined, `The view of ${view.viewer} names a card ${handle} that is none.`);
    assert(knows(card), `The view of ${view.viewer} shows the hidden card ${card}.`);
    assert(seen.definition === key(card), `The view of ${view.viewer} calls ${key(card)} ${seen.definition}.`);
  }
  for (const { kind, cards, count } of view.zones) {
    assert(new Set(cards).size === cards.length && cards.length <= count, `The view of ${view.viewer} lists a card of the ${kind} twice.`);
    for (const handle of cards) assert(handles.has(handle), `The view of ${view.viewer} lists a card of the ${kind} that is none.`);
  }
}
