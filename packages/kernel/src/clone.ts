import type { CoreCard, CoreState, DeepReadonly, Frame } from './state.ts';

/**
 * Copies what every state has. Events, decisions, keys, checkpoints and lists inside locals never change once made, so they are
 * shared: a clone costs a few microseconds.
 */
export function cloneCore(state: DeepReadonly<CoreState>): Omit<CoreState, 'cards'> {
  return {
    revision: state.revision,
    decisions: state.decisions,
    random: state.random.slice(),
    viewerKeys: state.viewerKeys as CoreState['viewerKeys'],
    zones: state.zones.map((zone) => zone.slice()),
    frames: state.frames.map(cloneFrame),
    pending: state.pending as CoreState['pending'],
    winners: state.winners?.slice(),
    ending: state.ending,
    listeners: state.listeners.slice(),
    listening: state.listening.slice(),
    statics: state.statics.slice(),
    lastKnown: state.lastKnown.slice() as CoreState['lastKnown'],
    checkpoint: state.checkpoint as CoreState['checkpoint'],
  };
}

/** The fields that every card has, for a game's own copy of its records. */
export function coreFields(card: DeepReadonly<CoreCard>): CoreCard {
  const { id, definition, owner, controller, zone, host, stay, hidings, knownTo, until, amount } = card;
  return { id, definition, owner, controller, zone, host, stay, hidings, knownTo, until, amount };
}

function cloneFrame(frame: DeepReadonly<Frame>): Frame {
  return { program: frame.program, step: frame.step, source: frame.source, seat: frame.seat, locals: { ...frame.locals } };
}
