import type { CardSheet, ChoiceIntroduction, Speech } from '@crupier/protocol';
import { Dices } from 'lucide-react';
import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { lettersOfSmall, wholeFit, type FaceFit } from '../faces/face.ts';
import { useLanguage } from '../language/use-texts.ts';
import { usePhone } from '../parts/use-media.ts';
import { ChoiceFace } from './choice-face.tsx';
import { useSetupTexts } from './use-setup-texts.ts';

/** One of some choices that are shown by their faces. */
export interface FacePick {
  readonly value: string;
  /** What is said of it; a choice without a face has a name alone. */
  readonly introduction: ChoiceIntroduction | undefined;
  /** What it is called where nothing is said of it. */
  readonly word: string;
  /** The seats that have it now, by their numbers from 1. */
  readonly seats?: readonly number[];
  /** Who has it already, so that it cannot be chosen. */
  readonly takenBy?: string | undefined;
}

interface FacePicksProps {
  readonly game: string;
  readonly label: string;
  readonly picks: readonly FacePick[];
  /** The sheets of the cards whose faces are shown. */
  readonly sheets: Readonly<Record<string, CardSheet>>;
  readonly speech: Speech | undefined;
  /** Empty where none is chosen. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Whether the words stand beside the face. */
  readonly beside?: boolean;
}

const board: FaceFit = { ...wholeFit('board'), height: 138 };
const tile: FaceFit = { ...wholeFit('tile'), letters: lettersOfSmall };
/** The same where a pointer is: its letters are read from 14 pixels on. */
const largeTile: FaceFit = { ...tile, scale: 1.09 };

/** One of some choices, each by its face with a sentence. */
export function FacePicks({ game, label, picks, sheets, speech, value, onValue, beside = false }: FacePicksProps): ReactNode {
  const isPhone = usePhone();
  return (
    <RadioGroup className="picks" aria-label={label} value={value} onChange={onValue} data-beside={beside || undefined}>
      {picks.map((pick) => (
        <Radio key={pick.value} value={pick.value} className="pick" isDisabled={pick.takenBy !== undefined} data-pick={pick.value}>
          {pick.introduction === undefined ? (
            <span className="choice-face choice-chance" style={{ width: tile.width, height: tile.height }}>
              <Dices aria-hidden="true" size={34} />
            </span>
          ) : (
            <ChoiceFace game={game} sheet={sheets[pick.introduction.card]} speech={speech} fit={fitOf(isPhone, beside)} />
          )}
          <PickWords pick={pick} />
          {pick.seats !== undefined && pick.seats.length > 0 && (
            <span className="pick-seats" aria-hidden="true">
              {pick.seats.map((seat) => (
                <i key={seat} data-seat={seat - 1}>
                  {seat}
                </i>
              ))}
            </span>
          )}
        </Radio>
      ))}
    </RadioGroup>
  );
}

const hardnesses = [1, 2, 3] as const;

function PickWords({ pick: { introduction, word, takenBy } }: { readonly pick: FacePick }): ReactNode {
  const language = useLanguage();
  const said = useSetupTexts();
  const { sort, about, hardness } = introduction ?? {};
  return (
    <span className="pick-words">
      <b>{introduction?.name[language] ?? word}</b>
      {sort !== undefined && <small className="pick-sort">{sort[language]}</small>}
      {takenBy === undefined ? about !== undefined && <small>{about[language]}</small> : <small>{said.takenBy(takenBy)}</small>}
      {hardness !== undefined && (
        <span className="pick-hardness">
          <span aria-hidden="true">{hardnesses.map((each) => (each <= hardness ? '●' : '○')).join('')}</span>
          <span className="unseen">{said.hardness(hardness)}</span>
        </span>
      )}
    </span>
  );
}

function fitOf(isPhone: boolean, beside: boolean): FaceFit {
  if (isPhone) return tile;
  return beside ? largeTile : board;
}
