import type { GameSummary } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { Segments } from '../parts/segments.tsx';
import { NameField } from './name-field.tsx';
import { levels, otherKinds, type OtherWish } from './table-wish.ts';
import { useTextsOf } from './use-texts-of.ts';

interface OtherFormProps {
  readonly game: GameSummary;
  /** The seat's number, where there are several others; a single one is chosen by the way to play. */
  readonly place: number | undefined;
  readonly other: OtherWish;
  readonly onOther: (changed: Partial<OtherWish>) => void;
}

/** Who sits at another seat: of several, each may be somebody else. */
export function OtherForm({ game, place, other, onOther }: OtherFormProps): ReactNode {
  const texts = useTextsOf(game);
  const words = { bot: texts.opponentBot, friend: texts.opponentFriend, here: texts.opponentHere };
  return (
    <>
      {place !== undefined && (
        <Segments
          label={`${texts.opponent} ${place}`}
          values={otherKinds}
          words={words}
          value={other.kind}
          onValue={(kind) => onOther({ kind })}
        />
      )}
      {place !== undefined && other.kind === 'bot' && (
        <Segments
          label={`${texts.botLevel} ${place}`}
          values={levels}
          words={texts.botLevels}
          value={other.level}
          onValue={(level) => onOther({ level })}
        />
      )}
      {other.kind === 'here' && (
        <NameField
          label={place === undefined ? texts.secondName : texts.nameOf(place)}
          value={other.name}
          placeholder={place === undefined ? texts.secondDefault : `${texts.defaultName} ${place}`}
          onValue={(name) => onOther({ name })}
        />
      )}
    </>
  );
}
