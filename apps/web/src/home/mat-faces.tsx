import type { CardSheet, GameChoices } from '@crupier/protocol';
import { useCallback, useMemo, type ReactNode } from 'react';
import { CardFace } from '../faces/card-face.tsx';
import { wholeFit, type Face, type FaceFit } from '../faces/face.ts';
import { LazyFrame } from '../parts/lazy-part.tsx';
import { cardsThatMeet } from '../setting-up/meeting.ts';
import { useGameSpeech } from '../setting-up/use-game-speech.ts';
import type { TableSetup } from '../setting-up/use-table-setup.ts';
import { fanOf } from '../table/game-looks.ts';
import { fetchCard, type Answer } from '../wire/api.ts';
import { useAsked } from '../wire/use-asked.ts';
import { useHouseFrame } from './use-house-frame.ts';

interface MatFacesProps {
  readonly setup: TableSetup;
  /** Undefined until they are known. */
  readonly choices: GameChoices | undefined;
}

/** The two who meet on dealing, by their faces: decoration, for which nothing waits. Phones show the one whom it is against. */
export function MatFaces({ setup, choices }: MatFacesProps): ReactNode {
  return (
    <div className="fan" aria-hidden="true">
      {choices !== undefined && (
        <LazyFrame>
          <Faces setup={setup} choices={choices} />
        </LazyFrame>
      )}
    </div>
  );
}

/** How faces are set at each size of the place that they have: their letters are read from 14 pixels on, on phones from 11. */
const large: FaceFit = { ...wholeFit('hand'), width: 132, height: 184 };
const middle = wholeFit('board');
const small = wholeFit('tile');

function Faces({ setup, choices }: { readonly setup: TableSetup; readonly choices: GameChoices }): ReactNode {
  const { mode, bands } = useHouseFrame();
  const faces = useMeetingFaces(setup, choices);
  const wide = bands ? middle : large;
  const fit = mode === 'phone' ? small : wide;
  return (mode === 'phone' ? faces.slice(-1) : faces).map((face) => (
    <span key={face.key}>
      <CardFace face={face} fit={fit} />
    </span>
  ));
}

/** The faces of those who meet; where one of them is not known, a card that stands for the game. */
function useMeetingFaces(setup: TableSetup, choices: GameChoices): readonly Face[] {
  const { id } = setup.game;
  const fan = fanOf(id);
  const speech = useGameSpeech(id);
  const [own, against] = cardsThatMeet(setup, choices);
  const [first = '', second = ''] = fan?.cards ?? [];
  const keys = [own ?? first, against ?? (own === second ? first : second)].join('\n');
  const sheets = useAsked(useCallback(() => sheetsOf(id, keys.split('\n'), choices), [id, keys, choices])).answer;
  return useMemo(
    () => (fan === undefined || speech === undefined || sheets?.ok !== true ? [] : sheets.value.map((sheet) => fan.faceOf(sheet, speech))),
    [fan, speech, sheets],
  );
}

/** The sheets of cards that there are: those that the choices do not show are fetched. */
async function sheetsOf(game: string, keys: readonly string[], choices: GameChoices): Promise<Answer<readonly CardSheet[]>> {
  const sheets = await Promise.all(
    keys.map(async (key) => {
      const known = choices.sheets[key];
      if (known !== undefined) return known;
      const answer = await fetchCard(game, key, 'en');
      return answer.ok ? answer.value : undefined;
    }),
  );
  return { ok: true, value: sheets.filter((sheet) => sheet !== undefined) };
}
