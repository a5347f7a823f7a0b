/** How the page looks as it is set now: a card's face, and a slip. */

import { useCallback, type ReactNode } from 'react';
import { CardFace } from '../faces/card-face.tsx';
import { wholeFit, type FaceFit } from '../faces/face.ts';
import { Button } from '../parts/button.tsx';
import { LazyFrame } from '../parts/lazy-part.tsx';
import { useLanguage } from '../language/use-texts.ts';
import { useGameSpeech } from '../setting-up/use-game-speech.ts';
import { fanOf } from '../table/game-looks.ts';
import type { GameFan } from '../table/scene/game-look.ts';
import { fetchCard } from '../wire/api.ts';
import { useAsked } from '../wire/use-asked.ts';
import { resetPreferences } from './preferences.ts';
import { useSettingsTexts } from './use-settings-texts.ts';

/** The game of the sample where no table is open. */
const usualGame = 'marvel-champions';

/** The sample, and the ways on: all as at first, or as it is. */
export function SettingsSample({ onClose }: { readonly onClose: () => void }): ReactNode {
  const said = useSettingsTexts();
  const game = document.documentElement.dataset['game'] ?? usualGame;
  return (
    <div className="setting-sample">
      <div className="setting-face" data-game={game} aria-hidden="true">
        <LazyFrame>
          <SampleFace game={game} />
        </LazyFrame>
      </div>
      <section className="slip" aria-label={said.sampleSlip}>
        <div className="slip-stub">{said.sampleSlip}</div>
        <div className="slip-say">
          <h3 className="setting-question">{said.sampleQuestion}</h3>
          <p>{said.sampleNote}</p>
        </div>
        <div className="slip-acts">
          <Button onPress={resetPreferences}>{said.defaults}</Button>
          <Button primary onPress={onClose}>
            {said.fine}
          </Button>
        </div>
      </section>
    </div>
  );
}

const fit: FaceFit = { ...wholeFit('hand'), width: 176, height: 245 };

/** The first card that stands for a game. */
function SampleFace({ game }: { readonly game: string }): ReactNode {
  const fan = fanOf(game);
  return fan?.cards[0] === undefined ? undefined : <FaceOf game={game} card={fan.cards[0]} faceOf={fan.faceOf} />;
}

interface FaceOfProps extends Pick<GameFan, 'faceOf'> {
  readonly game: string;
  readonly card: string;
}

function FaceOf({ game, card, faceOf }: FaceOfProps): ReactNode {
  const language = useLanguage();
  const speech = useGameSpeech(game);
  const { answer } = useAsked(useCallback(() => fetchCard(game, card, language), [game, card, language]));
  return speech === undefined || answer?.ok !== true ? undefined : <CardFace face={faceOf(answer.value, speech)} fit={fit} />;
}
