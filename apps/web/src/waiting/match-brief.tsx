import type { GameChoices, GameSummary, MatchSummary } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { ChoiceFace } from '../setting-up/choice-face.tsx';
import { settingsOf } from '../setting-up/match-settings.ts';
import { OwnCardsOfTable } from '../setting-up/own-cards.tsx';
import { sayTerms } from '../setting-up/say-terms.ts';
import { sayValue } from '../setting-up/say-value.ts';
import { useGameSpeech } from '../setting-up/use-game-speech.ts';
import { useSettingWords } from '../setting-up/use-setting-words.ts';
import { useSetupTexts } from '../setting-up/use-setup-texts.ts';
import { useStakes } from '../setting-up/use-stakes.ts';
import { isCooperative } from '../table/game-looks.ts';

interface MatchBriefProps {
  readonly match: MatchSummary;
  readonly choices: GameChoices | undefined;
  /** Undefined until it is known. */
  readonly game: GameSummary | undefined;
  /** What stands above it. */
  readonly children: ReactNode;
}

/** What is played at a waiting table: its face, its mode, how long it takes, and what is agreed. */
export function MatchBrief({ match, game, choices, children }: MatchBriefProps): ReactNode {
  const texts = useTexts();
  const said = useSetupTexts();
  const language = useLanguage();
  const say = useSettingWords(match.game);
  const speech = useGameSpeech(match.game);
  const { settings = {}, terms = {}, seats } = match;
  const stakes = useStakes(match.game, settings, seats.length);
  const isTogether = isCooperative(match.game);
  const faces = Object.entries(choices?.faces ?? {}).flatMap(([name, words]) => {
    const found = words[String(settings[name] ?? Object.keys(words)[0])];
    return found === undefined ? [] : [{ name, found }];
  });
  const difficulty = game && settingsOf(game).find(({ name }) => name === choices?.difficulty);
  const level = difficulty?.kind === 'words' ? [say.word(String(settings[difficulty.name] ?? difficulty.words[0]))] : [];
  const shown = new Set([...faces.map(({ name }) => name), choices?.difficulty]);
  const set = Object.entries(settings).flatMap(([name, value]) => {
    const words = shown.has(name) ? undefined : sayValue(value, say, texts);
    return words === undefined ? [] : [`${say.name(name)}: ${words}`];
  });
  const minutes = game && choices?.minutes[seats.length - game.seats.min];
  const facts = [
    ...faces.map(({ found }) => found.name[language]),
    ...level,
    ...(isTogether ? [said.cooperative] : []),
    `${texts.players}: ${seats.length}`,
    ...(match.bestOf === undefined ? [] : [texts.gamesOf(match.bestOf)]),
    ...(minutes === undefined ? [] : [said.aboutMinutes(minutes)]),
  ];
  return (
    <section className="match-brief" aria-label={said.playedHere}>
      {faces.map(({ found }) => (
        <ChoiceFace key={found.card} game={match.game} sheet={choices?.sheets[found.card]} speech={speech} />
      ))}
      <div className="match-brief-words">
        {children}
        <p className="match-facts">{facts.join(' · ')}</p>
        {isTogether && <p>{said.allTogether}</p>}
        {stakes !== undefined && <p>{stakes}</p>}
        {set.length > 0 && <p>{set.join(' · ')}</p>}
        {terms.clock === undefined && <p>{said.clockOfTable(texts.clocks.none)}</p>}
        {sayTerms(terms, texts).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {match.ownCards !== undefined && <OwnCardsOfTable game={match.game} match={match.id} />}
      </div>
    </section>
  );
}
