/** What comes of the choices: who plays what, how long it takes, what comes next; its corner deals or opens the room. */

import type { CreatedMatch, GameChoices, Language, SpokenProblem } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { wholeFit } from '../faces/face.ts';
import { useLanguage } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { useMedia } from '../parts/use-media.ts';
import { useStore } from '../parts/use-store.ts';
import { preferences } from '../preferences/preferences.ts';
import { isCooperative } from '../table/game-looks.ts';
import type { Answer } from '../wire/api.ts';
import { openTutorial } from '../wire/tutorials.ts';
import { ChoiceFace } from './choice-face.tsx';
import type { DeckChoice } from './deck-choice.ts';
import { findKept, keptDecks } from './kept-decks.ts';
import { cardsThatMeet, facedSettings } from './meeting.ts';
import type { SetupTexts } from './setup-texts-en.ts';
import { useGameSpeech } from './use-game-speech.ts';
import { useSettingWords } from './use-setting-words.ts';
import type { TableSetup } from './use-table-setup.ts';
import { useSetupTexts } from './use-setup-texts.ts';
import { useTextsOf } from './use-texts-of.ts';

interface SetupSlipProps {
  readonly setup: TableSetup;
  readonly choices: GameChoices;
  readonly dealing: boolean;
  /** What was wrong with the last deal, but for what stands beside a field. */
  readonly problems: readonly SpokenProblem[];
  readonly onDeal: () => void;
  readonly dealBy: (open: () => Promise<Answer<CreatedMatch>>) => void;
}

/** The slip at the side of the page. */
export function SetupSlip({ setup, choices, dealing, problems, onDeal, dealBy }: SetupSlipProps): ReactNode {
  const { game, wish, isWhole } = setup;
  const said = useSetupTexts();
  const texts = useTextsOf(game);
  const language = useLanguage();
  const { name } = useStore(preferences);
  const isRoom = wish.others.some(({ kind }) => kind === 'friend');
  const isWide = useMedia('(min-width: 1100px) and (min-height: 640px)');
  const dealWord = isRoom ? texts.openTable : texts.deal;
  const learner = name.trim();
  return (
    <div className="setup-side">
      {isWide && <Faces setup={setup} choices={choices} />}
      <aside className="slip" aria-label={said.yourTable}>
        <div className="slip-stub">{game.name[language]}</div>
        <div className="slip-say">
          <h2 className="slip-head">{said.yourTable}</h2>
          <Summary setup={setup} choices={choices} />
          <p className="slip-next">
            <b>{said.next}</b>: {isRoom ? said.nextRoom : said.nextHands}
          </p>
          {problems.length > 0 && <ProblemList title={texts.dealFailed} problems={problems} />}
        </div>
        <div className="slip-acts">
          {game.tutorial !== undefined && (
            <Button
              inert={dealing}
              onPress={() => dealBy(() => openTutorial({ game: game.id, ...(learner !== '' && { name: learner }) }, language))}
            >
              {texts.learn}
            </Button>
          )}
          <Button primary className="setup-deal" inert={!isWhole || dealing} onPress={onDeal}>
            {dealing ? texts.dealing : dealWord}
          </Button>
        </div>
      </aside>
    </div>
  );
}

type SummaryProps = Pick<SetupSlipProps, 'setup' | 'choices'>;

/** Who plays what, and how long that takes. */
function Summary({ setup, choices }: SummaryProps): ReactNode {
  const { game, wish, settings, readyTable } = setup;
  const said = useSetupTexts();
  const texts = useTextsOf(game);
  const language = useLanguage();
  const say = useSettingWords(game.id);
  const sayDeck = (deck: DeckChoice): string => deckWords(deck, choices, { said, language });
  const friends = wish.others.filter(({ kind }) => kind === 'friend').length;
  const others = wish.others.flatMap(({ kind, level, deck }, at): readonly (readonly [string, string])[] => {
    if (kind === 'friend') return [];
    const who = kind === 'bot' ? `${said.seatBot(at + 2)} · ${texts.botLevels[level]}` : here(at + 2, isCooperative(game.id), said);
    return [[who, sayDeck(deck)]];
  });
  const set = facedSettings(setup, choices).map(({ name, words }): readonly [string, string] => {
    const word = String(settings[name] ?? words[0] ?? '');
    return [said.faceHeads[name] ?? say.name(name), choices.faces[name]?.[word]?.name[language] ?? say.word(word)];
  });
  const minutes = choices.minutes[wish.others.length + 1 - game.seats.min];
  const rows = [
    [said.seatYou, sayDeck(wish.mine)] as const,
    ...others,
    ...(friends === 0 ? [] : [[friends === 1 ? said.seatFriend : said.friends(friends), said.onSittingDown] as const]),
    ...set,
    ...(minutes === undefined ? [] : [[said.lasts, said.aboutMinutes(minutes)] as const]),
  ];
  return (
    <>
      {readyTable !== undefined && <p className="slip-next">{readyTable.about[language]}</p>}
      <dl className="slip-facts">
        {rows.map(([word, value]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function here(place: number, isTogether: boolean, said: SetupTexts): string {
  return isTogether ? said.seatHere(place) : said.sideHere(place);
}

function deckWords(
  deck: DeckChoice,
  { decks }: GameChoices,
  { said, language }: { readonly said: SetupTexts; readonly language: Language },
): string {
  switch (deck.kind) {
    case 'ready':
      return decks[deck.name]?.name[language] ?? (deck.name || said.noDeckYet);
    case 'kept':
      return findKept(keptDecks.read(), deck.id)?.name || said.ownDeck;
    case 'list':
      return said.ownDeck;
    case 'sealed':
      return said.sources.sealed;
    case 'dealt':
      return said.dealtDeck;
  }
}

const large = { ...wholeFit('board'), width: 128, height: 178 };

/** The card of the own deck, and the one that it is against, where both are known. */
function Faces({ setup, choices }: SummaryProps): ReactNode {
  const { game } = setup;
  const said = useSetupTexts();
  const speech = useGameSpeech(game.id);
  const cards = cardsThatMeet(setup, choices).filter((card) => card !== undefined);
  if (cards.length === 0) return undefined;
  return (
    <div className="setup-faces" aria-hidden="true">
      {cards.map((card, at) => (
        <span key={card} className="setup-face">
          {at > 0 && <i>{said.versus}</i>}
          <ChoiceFace game={game.id} sheet={choices.sheets[card]} speech={speech} fit={large} />
        </span>
      ))}
    </div>
  );
}
