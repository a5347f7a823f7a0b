/** The ways to play on after a match: the same table with another setting, each with what it would come to. */

import { sayLabel, type GameChoices } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../language/use-texts.ts';
import { formatRoute } from '../../route.ts';
import { formatChoice } from '../../setting-up/choice-of-settings.ts';
import { useChoices } from '../../setting-up/use-choices.ts';
import { useStakes } from '../../setting-up/use-stakes.ts';
import { useTable } from '../scene/table-context.ts';
import type { WayOn } from './end-look.ts';

interface WaysOnProps {
  readonly game: string;
  readonly ways: readonly WayOn[];
}

/** The ways, once it is known what the game calls them. */
export function WaysOn({ game, ways }: WaysOnProps): ReactNode {
  const texts = useTexts();
  const choices = useChoices(game);
  if (choices === undefined) return undefined;
  return (
    <nav className="ways-on" aria-label={texts.playOn}>
      {ways.map((way) => (
        <Way key={way.kind} game={game} way={way} choices={choices} />
      ))}
    </nav>
  );
}

interface WayProps {
  readonly game: string;
  readonly way: WayOn;
  readonly choices: GameChoices;
}

function Way({ game, way: { kind, named, settings }, choices }: WayProps): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const language = useLanguage();
  const stakes = useStakes(game, settings, view.seats.length);
  const value = settings[named] ?? '';
  const plain = typeof value === 'string' ? sayLabel(value, speech) : `${sayLabel(named, speech)} ${value}`;
  const name = choices.faces[named]?.[value]?.name[language] ?? plain;
  return (
    <a className="button way-on" href={formatRoute({ kind: 'new', game, choice: formatChoice(settings) })} data-stop="" data-choice="">
      <b>{texts.waysOn[kind](name)}</b>
      {stakes !== undefined && <small>{stakes}</small>}
    </a>
  );
}
