/** What moves on a table: each step of the match is compared with the one before, and drawn on its way from there. */

import { Component, createRef, type ReactNode } from 'react';
import { CardBack } from '../../faces/card-face.tsx';
import { marks } from '../../faces/drawings.ts';
import { wholeFit } from '../../faces/face.ts';
import type { MatchState } from '../../wire/match-state.ts';
import type { GameLook } from '../scene/game-look.ts';
import { movesBetween, type Move } from './moves.ts';
import { takePicture, type Picture } from './picture.ts';
import { outlineChanges, playMoves, playScene, type Stage } from './play-moves.ts';
import { finishMotion } from './running.ts';

interface MotionLayerProps {
  readonly match: MatchState;
  readonly look: GameLook;
  /** By how much everything is faster than usual. */
  readonly rate: number;
  /** Whether the reader wants to see things move; otherwise what has changed is outlined. */
  readonly moves: boolean;
}

/** The layer above the table on which cards fly. It takes no pointer and says nothing. */
export class MotionLayer extends Component<MotionLayerProps> {
  readonly #above = createRef<HTMLDivElement>();
  readonly #patterns = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    const { match, moves } = this.props;
    // The deal: the hand comes from the deck.
    if (match.seq > 0 || !moves) return;
    const table = this.#table();
    const after = table && takePicture(table);
    if (after !== undefined) this.#play({ cards: new Map(), values: new Map() }, after, dealt(match));
  }

  override getSnapshotBeforeUpdate({ match }: MotionLayerProps): Picture | null {
    const table = match.view === this.props.match.view ? undefined : this.#table();
    return table === undefined ? null : takePicture(table);
  }

  override componentDidUpdate({ match: former }: MotionLayerProps, _state: unknown, before: Picture | null): void {
    const { match, moves } = this.props;
    const table = this.#table();
    if (before === null || table === undefined || former.seat !== match.seat) return;
    finishMotion();
    const found = movesBetween(former.view, match.view, match.news);
    const after = takePicture(table);
    if (!moves) return outlineChanges({ table, before, after }, found);
    const stage = this.#play(before, after, found);
    if (stage === undefined || match.log.at(-1)?.takenBack === true) return;
    for (const { name, seat } of match.news) this.#playScene(stage, name, seat ?? -1);
  }

  override componentWillUnmount(): void {
    finishMotion();
  }

  override render(): ReactNode {
    const { look } = this.props;
    const [width, height] = backSize;
    return (
      <>
        <div className="motion" ref={this.#above} aria-hidden="true" />
        <div className="motion-patterns" ref={this.#patterns} aria-hidden="true">
          <CardBack fit={{ ...wholeFit('tile'), width, height }} back={look.back} />
          {[...new Set(Object.values(look.motion.scenes))].map((sign) => (
            <svg key={sign} data-sign={sign} viewBox="0 0 16 16" width="120" height="120">
              <path d={marks[sign]} fill="currentColor" fillRule="evenodd" />
            </svg>
          ))}
        </div>
      </>
    );
  }

  #table(): Element | undefined {
    return this.#above.current?.closest('.table') ?? undefined;
  }

  #play(before: Picture, after: Picture, moves: readonly Move[]): Stage | undefined {
    const above = this.#above.current;
    const table = this.#table();
    if (above === null || table === undefined) return undefined;
    const back = this.#patterns.current?.querySelector('.face') ?? null;
    const stage: Stage = { table, above, before, after, back, rate: this.props.rate };
    playMoves(stage, moves);
    return stage;
  }

  #playScene(stage: Stage, name: string, seat: number): void {
    const sign = this.props.look.motion.scenes[name];
    const pattern = sign && this.#patterns.current?.querySelector(`[data-sign=${sign}]`);
    if (pattern !== null && pattern !== undefined) playScene(stage, pattern, seat);
  }
}

const backSize = [60, 84] as const;

/** The hand that a match begins with. */
function dealt({ view, seat }: MatchState): readonly Move[] {
  const hand = view.zones.find((each) => each.kind === 'hand' && each.seat === seat);
  return (hand?.cards ?? []).map((card): Move => {
    const to = { zone: 'hand', seat };
    return { kind: 'arrive', card, was: undefined, from: { zone: 'deck', seat }, to };
  });
}
