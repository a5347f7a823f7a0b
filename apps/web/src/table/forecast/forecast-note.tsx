import type { SaidForecast } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { useStore } from '../../parts/use-store.ts';
import { useFrame } from '../room/use-frame.ts';
import { foreseenAhead, foreseenNow } from './foreseen.ts';

/** More changes than these are counted. */
const listedMax = { large: 8, small: 4 } as const;

/** What the answer would change that is pointed at: above the slip where there is room, so that nothing moves under the pointer; else on it. */
export function ForecastNote(): ReactNode {
  const pointed = useStore(foreseenNow);
  const ahead = useStore(foreseenAhead);
  const texts = useTexts();
  const { small } = useFrame();
  // Where the combat has no room for its sentence, it stands here.
  const said = pointed ?? (small ? ahead : undefined);
  if (said === undefined || said.changes.length + said.notes.length === 0) return undefined;
  const most = small ? listedMax.small : listedMax.large;
  const listed = said.changes.slice(0, most);
  const more = said.changes.length - listed.length;
  return (
    <aside className="forecast" data-inline={small || undefined} aria-label={texts.forecast}>
      {listed.length > 0 && <h2>{pointed === undefined ? texts.forecastAhead : texts.forecast}</h2>}
      {listed.length > 0 && (
        <ul>
          {listed.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
          {more > 0 && <li>{texts.forecastMore(more)}</li>}
        </ul>
      )}
      {said.notes.length > 0 && <p>{said.notes.join(' ')}</p>}
    </aside>
  );
}

interface ForecastAheadProps {
  /** What is said before it; as of a combat where it is absent. */
  readonly words?: string;
}

/** What comes if nobody does anything more, in a sentence. */
export function ForecastAhead({ words }: ForecastAheadProps): ReactNode {
  const said = useStore(foreseenAhead);
  const texts = useTexts();
  const sentence = said === undefined ? '' : saidInShort(said);
  return (
    <p className="forecast-ahead" aria-live="polite">
      {sentence === '' ? '' : `${words ?? texts.forecastAhead} ${sentence}`}
    </p>
  );
}

function saidInShort({ changes }: SaidForecast): string {
  return changes.map(({ text }) => text).join(' · ');
}
