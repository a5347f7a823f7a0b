import { sayPerson, type RematchState, type Seat } from '@crupier/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../../language/use-texts.ts';
import { Button } from '../../parts/button.tsx';
import { goTo } from '../../go-to.ts';
import { formatRoute } from '../../route.ts';
import { fetchRematch } from '../../wire/api.ts';
import type { MatchState } from '../../wire/match-state.ts';
import { readyForRematch } from '../../wire/shares.ts';
import { useTable } from '../scene/table-context.ts';

/** Milliseconds between two looks whether the others want a rematch. */
const LOOK_MS = 2000;

/** What a table knows of its rematch. */
export interface TableRematch {
  readonly state: RematchState | undefined;
  /** What the reader has asked for: with everybody at their place, or with places exchanged. */
  readonly asked: 'same' | 'swapped' | undefined;
  readonly problem: string | undefined;
  readonly ask: (swap: boolean) => void;
}

/** Looks whether there is a rematch, and leads there whoever asked for it and whoever watches. */
export function useRematch({ info: { match }, seats }: MatchState, isOffered: boolean): TableRematch {
  const language = useLanguage();
  const texts = useTexts();
  const [state, setState] = useState<RematchState | undefined>(undefined);
  const [asked, setAsked] = useState<TableRematch['asked']>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const isWatching = seats.length === 0;
  useEffect(() => {
    if (!isOffered) return undefined;
    let isGone = false;
    // Whoever comes back to a match that was played again long ago stays at it.
    let wasOpen = false;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const found =
        asked === undefined ? await fetchRematch(match, language) : await readyForRematch(match, { swap: asked === 'swapped', language });
      if (isGone) return;
      if (!found.ok) return asked === undefined ? undefined : refuse(found.problems[0]?.text);
      if ('id' in found.value && found.value.status !== 'waiting') return leadTo(found.value.id);
      const told = 'id' in found.value ? await fetchRematch(match, language) : { ok: true as const, value: found.value };
      if (isGone || !told.ok) return;
      if (told.value.match !== undefined && isWatching && wasOpen) return leadTo(told.value.match);
      wasOpen = told.value.match === undefined;
      setState(told.value);
    };
    const refuse = (text: string | undefined): void => {
      setProblem(text ?? texts.failed);
      setAsked(undefined);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [isOffered, match, language, asked, isWatching, texts]);
  const ask = (swap: boolean): void => {
    setProblem(undefined);
    setAsked(swap ? 'swapped' : 'same');
  };
  return { state, asked, problem, ask };
}

function leadTo(match: string): void {
  goTo({ kind: 'match', match });
}

/** What is known of the rematch: who wants one, or where it is. */
export function RematchNews({
  rematch: { state, asked, problem },
  mine,
}: {
  readonly rematch: TableRematch;
  readonly mine: readonly Seat[];
}): ReactNode {
  const { speech } = useTable();
  const texts = useTexts();
  const list = new Intl.ListFormat(speech.language);
  const name = (seats: readonly Seat[]): string =>
    list.format(seats.filter((seat) => !mine.includes(seat)).map((seat) => sayPerson(seat, speech)));
  const wanted =
    state === undefined
      ? []
      : ([
          [name(state.ready), texts.wantsRematch],
          [name(state.swapped), texts.wantsSwap],
        ] as const);
  return (
    <output className="rematch-news">
      {problem !== undefined && <span>{problem}</span>}
      {wanted.map(([names, say]) => (names === '' ? undefined : <span key={say(names)}>{say(names)}</span>))}
      {asked !== undefined && <span>{texts.rematchWaits}</span>}
    </output>
  );
}

/** The two ways to play again, and the way to a rematch that was dealt. */
export function RematchButtons({
  rematch: { state, asked, ask },
  canSwap,
}: {
  readonly rematch: TableRematch;
  readonly canSwap: boolean;
}): ReactNode {
  const texts = useTexts();
  if (state?.match !== undefined)
    return (
      <a className="button" data-primary="" href={formatRoute({ kind: 'match', match: state.match })} data-stop="" data-choice="">
        {texts.toRematch}
      </a>
    );
  return (
    <>
      {canSwap && (
        <Button stop choice pressed={asked === 'swapped'} onPress={() => ask(true)}>
          {texts.rematchSwapped}
        </Button>
      )}
      <Button stop choice primary pressed={asked === 'same'} onPress={() => ask(false)}>
        {texts.rematch}
      </Button>
    </>
  );
}
