import type { CardSheet, TutorialBrief } from '@crupier/protocol';
import { useCallback, useMemo, type ReactNode } from 'react';
import { CardFace } from '../faces/card-face.tsx';
import { wholeFit, type Face, type FaceFit } from '../faces/face.ts';
import { useLanguage } from '../language/use-texts.ts';
import { LazyFrame } from '../parts/lazy-part.tsx';
import { useGameSpeech } from '../setting-up/use-game-speech.ts';
import { fanOf } from '../table/game-looks.ts';
import { fetchCard, type Answer } from '../wire/api.ts';
import { useAsked } from '../wire/use-asked.ts';
import { useHouseFrame } from './use-house-frame.ts';
import { useLearnTexts } from './use-learn-texts.ts';

interface SidesThatMeetProps {
  readonly game: string;
  readonly brief: TutorialBrief;
}

/** As many cards have room beside each other on a phone; otherwise each side has one. */
const fewCards = 3;

/** The two sides of a first match, each by its cards: their faces are decoration, for which nothing waits. */
export function SidesThatMeet({ game, brief: { sides } }: SidesThatMeetProps): ReactNode {
  const said = useLearnTexts();
  const language = useLanguage();
  const isPhone = useHouseFrame().mode === 'phone';
  const isFew = sides.flatMap(({ cards }) => cards).length <= fewCards;
  const [own, other] = sides.map((side) => (
    <div key={side.name.en} className="first-side">
      <p className="first-who">
        <b>{side.name[language]}</b>
        <small>{side.about[language]}</small>
      </p>
      <div className="first-faces" aria-hidden="true">
        <LazyFrame>
          <Faces game={game} cards={side.cards.slice(0, isPhone && !isFew ? 1 : undefined).join('\n')} />
        </LazyFrame>
      </div>
    </div>
  ));
  return (
    <section className="new-table learn-path first-stage" data-game={game}>
      {own}
      <span className="first-against">{said.against}</span>
      {other}
    </section>
  );
}

/** How faces are set at the size of the place that they have. */
const large: FaceFit = { ...wholeFit('hand'), width: 132, height: 184 };
const middle = wholeFit('board');
const small = wholeFit('tile');

/** Faces of cards, whose keys stand on a line each. */
function Faces({ game, cards }: { readonly game: string; readonly cards: string }): ReactNode {
  const { mode, narrow } = useHouseFrame();
  const wide = narrow ? middle : large;
  return useFaces(game, cards).map((face) => (
    <span key={face.key}>
      <CardFace face={face} fit={mode === 'phone' ? small : wide} />
    </span>
  ));
}

function useFaces(game: string, cards: string): readonly Face[] {
  const fan = fanOf(game);
  const speech = useGameSpeech(game);
  const sheets = useAsked(useCallback(() => sheetsOf(game, cards.split('\n')), [game, cards])).answer;
  return useMemo(
    () => (fan === undefined || speech === undefined || sheets?.ok !== true ? [] : sheets.value.map((sheet) => fan.faceOf(sheet, speech))),
    [fan, speech, sheets],
  );
}

/** The sheets of cards, as far as they can be fetched. */
async function sheetsOf(game: string, keys: readonly string[]): Promise<Answer<readonly CardSheet[]>> {
  const answers = await Promise.all(keys.map((key) => fetchCard(game, key, 'en')));
  return { ok: true, value: answers.flatMap((answer) => (answer.ok ? [answer.value] : [])) };
}
