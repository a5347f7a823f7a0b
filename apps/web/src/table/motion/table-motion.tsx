import { useEffect, useRef, type ReactNode } from 'react';
import { usePart } from '../../parts/use-store.ts';
import { useMovesSlowly } from '../../preferences/use-moves-slowly.ts';
import { listenForFirstPress, playSound } from '../../sound/player.ts';
import { soundsOf } from '../../sound/sounds-of.ts';
import type { MatchChannel } from '../../wire/match-channel.ts';
import type { MatchState } from '../../wire/match-state.ts';
import type { GameLook } from '../scene/game-look.ts';
import { useTable } from '../scene/table-context.ts';
import { Arrows } from './arrows.tsx';
import { MotionLayer } from './motion-layer.tsx';

interface TableMotionProps {
  readonly channel: MatchChannel;
  readonly match: MatchState;
}

/** All that moves and sounds at a table while it is played. */
export function TableMotion({ channel, match }: TableMotionProps): ReactNode {
  const { look } = useTable();
  const rate = usePart(channel.store, (state) => state.rate);
  const moves = useMovesSlowly();
  useSounds(match, look);
  return (
    <>
      <Arrows match={match} />
      <MotionLayer match={match} look={look} rate={rate} moves={moves} />
    </>
  );
}

/** Lets the steps of a match be heard, those of this table alone. */
function useSounds(match: MatchState, { motion }: GameLook): void {
  const before = useRef(match);
  useEffect(listenForFirstPress, []);
  useEffect(() => {
    for (const { name, strength } of soundsOf(before.current, match, motion.sounds)) playSound(name, strength);
    before.current = match;
  }, [match, motion]);
}
