/** How a match lies on the page that is stepped through: board, timeline, what mattered, and the slip that moves it along. */

import type { Speech } from '@crupier/protocol';
import { useMemo, useState, type ReactNode } from 'react';
import { Drawer } from '../parts/drawer.tsx';
import type { Store } from '../parts/store.ts';
import { usePart } from '../parts/use-store.ts';
import type { AboveControls } from '../table/above/use-above.ts';
import { useFrame } from '../table/room/use-frame.ts';
import { useTable } from '../table/scene/table-context.ts';
import { MattersList } from './matters-list.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { ReplayDock } from './replay-dock.tsx';
import { momentKey, type Reel } from './replay-source.ts';
import { turnsOf, type BeatMoment, type Moment } from './tape.ts';
import { Timeline } from './timeline.tsx';
import { tellMatters, type ToldMatter } from './told-matters.ts';
import type { Playback } from './use-playback.ts';
import { useReplayTexts } from './use-replay-texts.ts';

interface ReplayTableProps {
  readonly playback: Playback;
  readonly reel: Store<Reel>;
  readonly moment: Moment;
  readonly beat: BeatMoment | undefined;
  readonly seat: number;
  readonly eyes: readonly number[];
  readonly onSeat: (seat: number) => void;
  readonly link: string | undefined;
  readonly playsOn: string | undefined;
  readonly note: string | undefined;
  readonly controls: AboveControls;
}

/** The table at a moment, in the frame of every table. On phones what mattered opens from the bar. */
export function ReplayTable(props: ReplayTableProps): ReactNode {
  const { playback, reel, moment, beat, seat, eyes, onSeat, link, playsOn, note, controls } = props;
  const { speech, look } = useTable();
  const said = useReplayTexts();
  const { small } = useFrame();
  const [isListOpen, setListOpen] = useState(false);
  const { at, goTo } = playback;
  const of = usePart(reel, (each) => each.of) ?? at;
  const steps = usePart(reel, (each) => each.steps);
  const turns = useMemo(() => turnsOf(steps), [steps]);
  const matters = useMatters(reel, { seat, of, speech });
  const list = { at, matters, turns };
  return (
    <div className="table" data-replay="">
      <ReplayBar seats={speech.seats} onLog={controls.openLog} onMatters={small ? () => setListOpen(true) : undefined} />
      <main className="table-main">
        <section className="dealer" aria-label={said.replay}>
          <ReplayDock {...{ playback, of, moment, beat, seat, onSeat, link, playsOn, note }} seats={eyes} />
          {!small && (
            <section className="log-pane matters-pane" aria-label={said.mattered} data-zone="">
              <h2 aria-hidden="true">{said.mattered}</h2>
              <MattersList {...list} onStep={goTo} />
            </section>
          )}
        </section>
        <Timeline {...list} complete={steps.length > of} onStep={goTo} />
        <look.Board />
        {beat !== undefined && look.beats !== undefined && <look.beats.Stage beat={beat} />}
      </main>
      {isListOpen && (
        <Drawer title={said.mattered} onClose={() => setListOpen(false)}>
          <MattersList
            {...list}
            onStep={(to) => {
              setListOpen(false);
              goTo(to);
            }}
          />
        </Drawer>
      )}
    </div>
  );
}

/** What mattered through somebody's eyes, as far as it is known without a gap from the deal on. */
function useMatters(reel: Store<Reel>, { seat, of, speech }: { seat: number; of: number; speech: Speech }): readonly ToldMatter[] {
  const moments = usePart(reel, (each) => each.moments);
  return useMemo(() => {
    const known: Moment[] = [];
    for (let step = 0; step <= of; step++) {
      const moment = moments.get(momentKey(step, seat));
      if (moment === undefined) break;
      known.push(moment);
    }
    return tellMatters(known, speech);
  }, [moments, seat, of, speech]);
}
