import type { CardId, CoreState, DeepReadonly, Frame } from './state.ts';

/**
 * Copies what every state has. Events, decisions, keys, checkpoints and lists inside locals never change once made, so they are
 * shared; so are the records of cards, until a commit makes one its own (`ownCard`): a clone costs a few microseconds. That its cards
 * are shared is noted in the state that is copied too, which is otherwise left alone.
 */
export function cloneCore<S extends CoreState>(state: DeepReadonly<S>): Omit<CoreState, 'cards'> & Pick<S, 'cards'> {
  const shared = state.cards.slice() as S['cards'];
  (state as S).shared = shared;
  return {
    revision: state.revision,
    decisions: state.decisions,
    random: state.random.slice(),
    viewerKeys: state.viewerKeys as CoreState['viewerKeys'],
    cards: shared.slice() as S['cards'],
    shared,
    zones: state.zones.map((zone) => zone.slice()),
    frames: state.frames.map(cloneFrame),
    parked: state.parked.map(({ key, frames }) => ({ key, frames: frames.map(cloneFrame) })),
    uses: state.uses as CoreState['uses'],
    history: state.history as CoreState['history'],
    looks: state.looks as CoreState['looks'],
    given: state.given as CoreState['given'],
    pending: state.pending as CoreState['pending'],
    winners: state.winners?.slice(),
    lost: state.lost,
    ending: state.ending,
    listeners: state.listeners.slice(),
    statics: state.statics.slice(),
    lastKnown: state.lastKnown.slice() as CoreState['lastKnown'],
    checkpoint: state.checkpoint as CoreState['checkpoint'],
  };
}

/** A card's record, to be written: one that copies of the state may use as well is copied first. For commits and set-up. */
export function ownCard<S extends CoreState>(state: S, card: CardId): S['cards'][number] {
  const record = state.cards[card] as S['cards'][number];
  if (state.shared[card] !== record) return record;
  const own = { ...record };
  state.cards[card] = own;
  return own;
}

function cloneFrame(frame: DeepReadonly<Frame>): Frame {
  return { program: frame.program, step: frame.step, source: frame.source, seat: frame.seat, locals: { ...frame.locals } };
}
