import type { CardSheet, MatchSummary } from '@crupier/protocol';
import { Bot, User } from 'lucide-react';
import { useCallback, useId, type ReactNode } from 'react';
import { lettersOfSmall, wholeFit } from '../faces/face.ts';
import { useLanguage } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { ChoiceFace } from '../setting-up/choice-face.tsx';
import { useGameSpeech } from '../setting-up/use-game-speech.ts';
import { useSetupTexts } from '../setting-up/use-setup-texts.ts';
import { fetchCard, type Answer } from '../wire/api.ts';
import { useAsked } from '../wire/use-asked.ts';

interface SeatRowsProps {
  readonly match: MatchSummary;
  readonly title: string;
  /** Seats a bot; absent for whoever may not. */
  readonly onBot?: ((seat: number) => void) | undefined;
}

/** Who sits where at a table that waits, and which seats are free. */
export function SeatRows({ match, title, onBot }: SeatRowsProps): ReactNode {
  const said = useSetupTexts();
  const heading = useId();
  const taken = match.seats.filter(({ open }) => open !== true).length;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>
        {title} <small>{said.seatsTaken(taken, match.seats.length)}</small>
      </h2>
      <ul className="seat-rows">
        {match.seats.map((seat, at) => (
          // Seats are told apart by their place.
          // eslint-disable-next-line react/no-array-index-key
          <SeatRow key={at} game={match.game} seat={seat} place={at} onBot={onBot && (() => onBot(at))} />
        ))}
      </ul>
    </section>
  );
}

interface SeatRowProps {
  readonly game: string;
  readonly seat: MatchSummary['seats'][number];
  readonly place: number;
  readonly onBot: (() => void) | undefined;
}

const tile = { ...wholeFit('tile'), letters: lettersOfSmall };

function SeatRow({ game, seat, place, onBot }: SeatRowProps): ReactNode {
  const said = useSetupTexts();
  const language = useLanguage();
  const speech = useGameSpeech(game);
  const sheet = useSheet(game, seat.leader);
  const isOpen = seat.open === true;
  const Sign = seat.kind === 'bot' ? Bot : User;
  const person = seat.mine ? said.youToo(seat.name) : seat.name;
  const taken = seat.kind === 'bot' ? said.isBot : said.isReady;
  return (
    <li className="seat-row" data-seat={place} data-open={isOpen || undefined}>
      {seat.leader === undefined ? (
        <span className="seat-row-sign">
          <Sign aria-hidden="true" size={28} />
        </span>
      ) : (
        <ChoiceFace game={game} sheet={sheet} speech={speech} fit={tile} />
      )}
      <span className="seat-row-words">
        <b>{isOpen ? said.isFree : person}</b>
        {isOpen && <small>{said.freeSeat}</small>}
        {sheet !== undefined && <small>{sheet.name[language]}</small>}
      </span>
      {!isOpen && (
        <span className="seat-tag" data-ready={seat.kind === 'person' || undefined}>
          {taken}
        </span>
      )}
      {isOpen && onBot !== undefined && <Button onPress={onBot}>{said.seatABot}</Button>}
    </li>
  );
}

/** The sheet of a card; undefined where there is none, or until it is known. */
function useSheet(game: string, card: string | undefined): CardSheet | undefined {
  const { answer } = useAsked(
    useCallback(
      async (): Promise<Answer<CardSheet>> => (card === undefined ? { ok: false, problems: [] } : fetchCard(game, card, 'en')),
      [game, card],
    ),
  );
  return answer?.ok === true ? answer.value : undefined;
}
