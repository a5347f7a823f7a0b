import { Bot, User, UserPlus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { useTexts } from '../language/use-texts.ts';
import { Segments } from '../parts/segments.tsx';
import { isCooperative } from '../table/game-looks.ts';
import { levels } from './table-wish.ts';
import type { TableSetup } from './use-table-setup.ts';
import { useSetupTexts } from './use-setup-texts.ts';
import { seatsMin, wayOf, ways, withWay, type Way } from './ways.ts';

const signs = { bot: Bot, friend: UserPlus, here: User } as const satisfies Readonly<Record<Way, unknown>>;

/** With whom somebody plays, how many, and how well the bots do. */
export function WithWhom({ setup }: { readonly setup: TableSetup }): ReactNode {
  const { game, wish, change } = setup;
  const texts = useTexts();
  const said = useSetupTexts();
  const heading = useId();
  const way = wayOf(wish);
  const isTogether = isCooperative(game.id);
  const [words, about] = isTogether ? [said.waysTogether, said.aboutWaysTogether] : [said.ways, said.aboutWays];
  const [bot] = wish.others;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{said.withWhom}</h2>
      <RadioGroup
        className="ways"
        aria-labelledby={heading}
        value={way ?? ''}
        onChange={(key) => change(withWay(game, wish, ways.find((each) => each === key) ?? 'bot'))}
      >
        {ways.map((each) => {
          const Sign = signs[each];
          return (
            <Radio key={each} value={each} className="way">
              <Sign aria-hidden="true" size={26} />
              <span>
                <b>{words[each]}</b>
                <small>{about[each]}</small>
              </span>
            </Radio>
          );
        })}
      </RadioGroup>
      <div className="setup-row">
        <SeatCount setup={setup} way={way} />
        {!isTogether && (
          <Segments
            label={texts.games}
            values={['1', '3']}
            words={{ '1': texts.gamesOf(1), '3': texts.gamesOf(3) }}
            value={String(wish.bestOf)}
            onValue={(count) => change({ bestOf: count === '3' ? 3 : 1 })}
          />
        )}
        {way === 'bot' && bot !== undefined && (
          <Segments
            label={said.botsPlay}
            values={levels}
            words={texts.botLevels}
            value={bot.level}
            onValue={(level) => change({ others: wish.others.map((other) => ({ ...other, level })) })}
          />
        )}
      </div>
    </section>
  );
}

/** How many play, where the game leaves a choice. */
function SeatCount({ setup: { game, wish, change }, way }: { readonly setup: TableSetup; readonly way: Way | undefined }): ReactNode {
  const said = useSetupTexts();
  const least = seatsMin(game, way);
  const counts = Array.from({ length: game.seats.max - least + 1 }, (_, at) => String(least + at));
  if (counts.length < 2) return undefined;
  return (
    <Segments
      label={said.howMany}
      values={counts}
      words={Object.fromEntries(counts.map((count) => [count, count]))}
      value={String(wish.others.length + 1)}
      onValue={(count) => change({ seats: Number(count), teams: 0, ...(way && { newcomers: way }) })}
    />
  );
}
