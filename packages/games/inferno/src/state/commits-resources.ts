import { listen, NO_CARD, silence, turnOver, type CardId, type Commit } from '@crupier/kernel/rules';
import { addedFrom, entering, type FactName } from './facts.ts';
import { hideFace, leaveCombat, putCard, record } from './leaving.ts';
import { printedBy } from './printed.ts';
import { zoneOf, type Inferno, type InfernoPlayer } from './state.ts';

type ResourceFact = Extract<FactName, 'resourceAdded' | 'becameResource' | 'turnedFaceUp'>;

/** What the facts of resources write. *Rule:* INF-305. */
export const resourceCommits: Record<ResourceFact, Commit<Inferno>> = {
  resourceAdded: (state, { card, seat, value, amount }, game) => {
    // There was none, and what should have replaced it has not. *Rule:* INF-120.4a.
    if (card === NO_CARD) {
      (state.players[seat] as InfernoPlayer).failedResource = true;
      return;
    }
    // One of the type lies face up, a tribute face down and known, one from the deck unseen: ruling C-34.
    putCard(state, game, card, { zone: 'resources', seat });
    const added = record(state, card);
    Object.assign(added, {
      controller: seat,
      home: seat,
      tapped: (amount & entering.tapped) !== 0,
      fresh: true,
      entered: state.revision,
    });
    if (value === addedFrom.deck || value === addedFrom.elsewhere) turnOver(state, game, added.id, () => hideFace(state, card));
    else if (value === addedFrom.tributo) {
      turnOver(state, game, added.id, () => Object.assign(added, { faceDown: true, knownTo: everyone(state) }));
      (state.players[seat] as InfernoPlayer).tributes++;
    }
  },
  // It is the object that it was: whoever controls it goes on doing so, and its counters stay. *Rule:* INF-110.6e, INF-118.6, INF-204.1a.
  becameResource: (state, { card }, game) => {
    const turned = record(state, card);
    const { id, controller } = turned;
    if (!turned.faceDown) silence(state, game, id);
    const from = state.zones[turned.zone] as CardId[];
    from.splice(from.indexOf(id), 1);
    turned.zone = zoneOf('resources', controller);
    (state.zones[turned.zone] as CardId[]).push(id);
    leaveCombat(state, id);
    Object.assign(turned, { faceDown: true, knownTo: everyone(state), host: NO_CARD });
  },
  // It stays as it lies, tapped or not, and has been under control as long as it was. One that is a resource by its type goes on being one: ruling C-35. *Rule:* INF-305.4.
  turnedFaceUp: (state, { card, seat }, game) => {
    const turned = record(state, card);
    if (printedBy(game, turned.definition).types.includes('resource')) {
      turnOver(state, game, turned.id, () => Object.assign(turned, { faceDown: false }));
      return;
    }
    const { id } = turned;
    const from = state.zones[turned.zone] as CardId[];
    from.splice(from.indexOf(id), 1);
    turned.zone = zoneOf('play', seat);
    (state.zones[turned.zone] as CardId[]).push(id);
    turned.faceDown = false;
    listen(state, game, id);
  },
};

function everyone(state: Inferno): number {
  return (1 << (state.players.length + 1)) - 1;
}
