/** Cards of one's own: the file that they come from, what is wrong with it, and what they say. */

import { limits, type CardFileCheck, type CardSheet, type SpokenProblem } from '@crupier/protocol';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { CardFace } from '../faces/card-face.tsx';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { Drawer } from '../parts/drawer.tsx';
import { LazyFrame } from '../parts/lazy-part.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { exampleCards } from '../table/game-looks.ts';
import { checkCards, fetchOwnCards } from '../wire/api.ts';
import { useAsked } from '../wire/use-asked.ts';
import { CardEntry } from './card-entry.tsx';
import { TextFileField } from './text-file-field.tsx';
import { facesOf, useGameSpeech } from './use-game-speech.ts';

interface OwnCardsFieldProps {
  readonly game: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

const fileTypes = ['.json', 'application/json'];

/** Where a person brings cards of their own to a table. */
export function OwnCardsField({ game, text, onText }: OwnCardsFieldProps): ReactNode {
  const texts = useTexts();
  const check = useCardCheck(game, text);
  const [isOpen] = useState(text !== '');
  return (
    <details className="own-cards" open={isOpen}>
      <summary>{texts.ownCards}</summary>
      <div className="deck-list">
        <p>{texts.ownCardsText}</p>
        <TextFileField
          label={texts.ownCardsFile}
          hint={texts.ownCardsHint}
          text={text}
          onText={onText}
          types={fileTypes}
          bytesMax={limits.cardFileBytesMax}
        />
        {text === '' && <ExampleButton game={game} onText={onText} />}
        {text !== '' && <Button onPress={() => onText('')}>{texts.ownCardsRemove}</Button>}
        <div aria-live="polite">
          {check !== undefined && check.count > 0 && (
            <ProblemList title={texts.ownCardsProblems(check.count)} problems={check.problems.map((each) => placed(each, texts.lineOf))} />
          )}
          {check !== undefined && check.cards.length > 0 && <p className="deck-good">{texts.ownCardsGood(check.cards.length)}</p>}
        </div>
        {check !== undefined && check.cards.length > 0 && (
          <LazyFrame>
            <OwnCardsShown game={game} sheets={check.cards} />
          </LazyFrame>
        )}
      </div>
    </details>
  );
}

/** Fills the example of the game in, once it has come. */
function ExampleButton({ game, onText }: Pick<OwnCardsFieldProps, 'game' | 'onText'>): ReactNode {
  const texts = useTexts();
  const [state, setState] = useState<'idle' | 'fetching' | 'failed'>('idle');
  const fill = (): void => {
    setState('fetching');
    exampleCards(game).then(
      (example) => {
        setState('idle');
        if (example !== undefined) onText(example);
      },
      () => setState('failed'),
    );
  };
  return (
    <div>
      <Button inert={state === 'fetching'} onPress={fill}>
        {texts.ownCardsExample}
      </Button>
      <output>{state === 'failed' ? texts.failed : ''}</output>
    </div>
  );
}

/** A problem with its line and its code, as somebody looks for them in the file. */
function placed(problem: SpokenProblem, lineOf: (line: number, column: number) => string): SpokenProblem {
  const { line, column = 1, code } = problem;
  return line === undefined ? problem : { ...problem, text: `${lineOf(line, column)}: ${problem.text} (${code})` };
}

/** The cards that somebody has brought to a table that waits. */
export function OwnCardsOfTable({ game, match }: { readonly game: string; readonly match: string }): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const { answer } = useAsked(useCallback(() => fetchOwnCards(match, language), [match, language]));
  if (answer?.ok !== true || answer.value.cards.length === 0) return undefined;
  return (
    <div className="deck-list">
      <p>{texts.ownCardsOfTable(answer.value.cards.length)}</p>
      <LazyFrame>
        <OwnCardsShown game={game} sheets={answer.value.cards} />
      </LazyFrame>
    </div>
  );
}

/** Cards as a row of faces; a press opens all that they say. It waits for the look of its game. */
function OwnCardsShown({ game, sheets }: { readonly game: string; readonly sheets: readonly CardSheet[] }): ReactNode {
  const texts = useTexts();
  const speech = useGameSpeech(game);
  const [open, setOpen] = useState(false);
  if (speech === undefined) return undefined;
  const faces = facesOf(game, sheets, speech);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable from the keyboard */}
      <section className="card-row" tabIndex={0} aria-label={texts.ownCards}>
        <ul>
          {faces.map((face) => (
            <li key={face.key}>
              <CardFace face={face} size="board" priced />
              <span className="unseen">{face.name}</span>
            </li>
          ))}
        </ul>
      </section>
      <Button onPress={() => setOpen(true)}>{texts.ownCardsRead}</Button>
      {open && (
        <Drawer title={texts.ownCards} wide onClose={() => setOpen(false)}>
          <ul className="card-entries">
            {faces.map((face) => (
              <CardEntry key={face.key} game={game} face={face} speech={speech} />
            ))}
          </ul>
        </Drawer>
      )}
    </>
  );
}

const pauseMs = 500;

/** What the server says of a file, once typing has paused; undefined while nobody knows. */
function useCardCheck(game: string, text: string): CardFileCheck | undefined {
  const language = useLanguage();
  const texts = useTexts();
  const [checked, setChecked] = useState<{ readonly key: string; readonly check: CardFileCheck } | undefined>(undefined);
  const key = `${language} ${text}`;
  useEffect(() => {
    if (text.trim() === '') return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      void checkCards(game, text, language).then((answer) => {
        if (!wanted) return;
        const unreached = { code: 'page.unreached', at: '', values: {}, text: texts.failed };
        const problems = answer.ok || answer.problems.length > 0 ? [] : [unreached];
        const failed = answer.ok ? answer.value : { cards: [], problems: [...answer.problems, ...problems], count: 1 };
        setChecked({ key, check: failed });
      });
    }, pauseMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [game, text, language, key, texts]);
  return checked?.key === key && text.trim() !== '' ? checked.check : undefined;
}
