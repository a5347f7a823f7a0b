/** A match in a file, stepped through as those that were played here. */

import { sayGivenName, type ReplayReel, type Speech } from '@crupier/protocol';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { NoticeSheet } from '../home/notice-sheet.tsx';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { LazyFrame } from '../parts/lazy-part.tsx';
import { useStore } from '../parts/use-store.ts';
import { beginLook, lookOf } from '../table/game-looks.ts';
import { tapeStep } from '../table/scene/tape-step.ts';
import { useGameOnRoot } from '../table/use-game-on-root.ts';
import { openReplay, type Answer } from '../wire/api.ts';
import { useAsked } from '../wire/use-asked.ts';
import { useTableSpeech } from '../wire/use-table-speech.ts';
import { makeFileReplay } from './file-replay.ts';
import { OpenReplay } from './open-replay.tsx';
import { openedFile } from './opened-file.ts';
import { Replay } from './replay-screen.tsx';
import { useReplayTexts } from './use-replay-texts.ts';

/** The eyes of whoever watches. */
const WATCHING = -1;

/** The screen of an opened file. After the page was loaded again it has to be opened once more. */
export function ReplayFileScreen(): ReactNode {
  const texts = useTexts();
  const opened = useStore(openedFile);
  if (opened === undefined) return <NoReel words={texts.openReplayAgain} />;
  return <OpenedFile key={opened.number} file={opened.file} />;
}

function OpenedFile({ file }: { readonly file: unknown }): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const { answer } = useAsked(useCallback(() => openReplay(file, { seat: WATCHING, from: 0 }, language), [file, language]));
  if (answer === undefined) return <NoReel words={texts.loading} waits />;
  if (!answer.ok) return <NoReel words={answer.problems[0]?.text ?? texts.failed} />;
  return <PlayedFile file={file} reel={answer.value} />;
}

function PlayedFile({ file, reel }: { readonly file: unknown; readonly reel: ReplayReel }): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const { game, cards } = reel;
  const names = reel.names.map((name, seat) => (name === '' ? texts.playerNumber(seat + 1) : sayGivenName(name, language)));
  const answered = useMemo(() => ({ answer: { ok: true, value: cards } as const, again: () => undefined }), [cards]);
  const { speech, failed } = useTableSpeech(game, answered, names);
  useGameOnRoot(game);
  useEffect(() => beginLook(game), [game]);
  if (failed?.ok === false) return <NoReel words={failed.problems[0]?.text ?? texts.failed} />;
  if (speech === undefined) return <NoReel words={texts.loading} waits />;
  return (
    <LazyFrame waiting={<NoReel words={texts.loading} waits />}>
      <Stepped file={file} reel={reel} speech={speech} />
    </LazyFrame>
  );
}

interface SteppedProps {
  readonly file: unknown;
  readonly reel: ReplayReel;
  readonly speech: Speech;
}

function Stepped({ file, reel, speech }: SteppedProps): ReactNode {
  const said = useReplayTexts();
  const look = lookOf(reel.game);
  const [source] = useState(() => {
    const ask = (seat: number, from: number): Promise<Answer<ReplayReel>> => openReplay(file, { seat, from }, speech.language);
    return makeFileReplay({ first: reel, ask, stepOf: (view) => tapeStep(view, speech, look.tape), near: 0 });
  });
  const mine = Array.from({ length: reel.seats }, () => false);
  const note = reel.hasOtherCards ? said.otherCards : said.fromFile;
  return <Replay speech={speech} look={look} from={undefined} as={undefined} source={source} mine={mine} note={note} />;
}

function NoReel({ words, waits = false }: { readonly words: string; readonly waits?: boolean }): ReactNode {
  return (
    <NoticeSheet words={words} waits={waits}>
      <OpenReplay />
    </NoticeSheet>
  );
}
