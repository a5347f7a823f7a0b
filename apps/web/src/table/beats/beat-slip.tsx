/** What happens between two questions, told in the slip's place moment by moment. */

import { sayBeat } from '@crupier/protocol';
import { ChevronLeft, Pause, Play, SkipForward } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/use-store.ts';
import { beatPaces, chooseBeatPace, keptBeats, noteBeats, paceIn, type BeatPaceName, type Followed } from '../../preferences/beat-pace.ts';
import type { MatchChannel } from '../../wire/match-channel.ts';
import { useFrame } from '../room/use-frame.ts';
import type { MatchAtBeat } from '../scene/beat-look.ts';
import { useTable } from '../scene/table-context.ts';
import { useBeatKeys } from './use-beat-keys.ts';

interface BeatSlipProps {
  readonly channel: MatchChannel;
  readonly match: MatchAtBeat;
}

/** The beat that is shown, how beats follow each other, and the ways on. */
export function BeatSlip({ channel, match }: BeatSlipProps): ReactNode {
  const { look, speech, view } = useTable();
  const texts = useTexts();
  const { small, mode } = useFrame();
  const { beat, info, clock } = match;
  useBeatKeys(channel);
  useEffect(() => noteBeats(info.match), [info.match]);
  const steps = look.beats?.stepsOf(match, speech) ?? [];
  const now = steps.findIndex(({ is }) => is === 'now');
  const { step, turn } = look.trailOf(view, { texts, speech });
  return (
    <section className="slip beat-slip" data-quiet="" data-beat={beat.kind} aria-label={texts.decision} data-zone="">
      <div className="slip-stub">
        <span>{step === '' ? turn : step}</span>
        {small && now >= 0 && (
          <span className="beat-count">
            {now + 1}/{steps.length}
          </span>
        )}
      </div>
      <div className="slip-say">
        {!small && steps.length > 0 && (
          <ol className="beat-steps" aria-hidden="true">
            {steps.map(({ words, is }) => (
              <li key={words} data-is={is}>
                {words}
              </li>
            ))}
          </ol>
        )}
        <h1 id="question" tabIndex={-1}>
          {sayBeat(beat, speech)}
        </h1>
        <PaceChoice channel={channel} followed={{ match: info.match, isTimed: clock !== undefined }} />
        {mode === 'wide' && <p className="slip-why">{texts.beatKeys}</p>}
      </div>
      <div className="slip-acts">
        <Button icon stop label={texts.beatBack} onPress={channel.beats.back}>
          <ChevronLeft aria-hidden="true" />
        </Button>
        <Button stop onPress={channel.skip}>
          {texts.beatSkip}
        </Button>
        <Button stop primary onPress={channel.beats.next}>
          {texts.beatNext}
        </Button>
      </div>
    </section>
  );
}

const signs = { step: Pause, slow: Play, fast: SkipForward } as const;
/** The paces that are chosen in the slip; that none are shown is chosen in the settings. */
const offered = beatPaces.filter((pace): pace is Exclude<BeatPaceName, 'off'> => pace !== 'off');

/** Step by step, slowly or fast. */
function PaceChoice({ channel, followed }: { readonly channel: MatchChannel; readonly followed: Followed }): ReactNode {
  const texts = useTexts();
  const chosen = paceIn(useStore(keptBeats), followed);
  return (
    <fieldset className="beat-paces" aria-label={texts.beatPace}>
      {offered.map((pace) => {
        const Sign = signs[pace];
        const choose = (): void => {
          chooseBeatPace(pace);
          channel.beats.repace();
        };
        return (
          <Button key={pace} stop pressed={pace === chosen} onPress={choose}>
            <Sign aria-hidden="true" size={18} /> {texts.beatPaces[pace]}
          </Button>
        );
      })}
    </fieldset>
  );
}
