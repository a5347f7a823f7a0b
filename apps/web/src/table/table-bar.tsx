import { sayDeed, type SeriesInfo, type Speech, type UndoPoints } from '@crupier/protocol';
import {
  BookOpen,
  Bug,
  CircleHelp,
  Download,
  Ellipsis,
  Flag,
  Handshake,
  Lightbulb,
  List,
  Route,
  SlidersHorizontal,
  Undo2,
  WifiOff,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Texts } from '../language/texts-en.ts';
import { textsTogether } from '../language/together.ts';
import { useTexts } from '../language/use-texts.ts';
import { Brand } from '../parts/brand.tsx';
import { Button } from '../parts/button.tsx';
import { MenuButton, type MenuEntry } from '../parts/menu-button.tsx';
import { openPanel } from '../parts/open-panel.ts';
import { rulebook } from '../rulebook/rulebook-store.ts';
import type { LinkState } from '../wire/match-channel.ts';
import { useTable } from './scene/table-context.ts';
import type { TableHint } from './use-hint.ts';

interface TableBarProps {
  readonly link: LinkState;
  /** Absent for whoever watches: there is nothing of theirs to take back. */
  readonly undo: UndoPoints | undefined;
  readonly onUndo: (to: number) => void;
  readonly onLog: () => void;
  /** How many lines of the log are new, where it is not in sight. */
  readonly news: number | undefined;
  /** The talk of the table; absent where there is nobody to talk to. */
  readonly talk: ReactNode;
  /** Absent where there is nothing to concede. */
  readonly onLeave: (() => void) | undefined;
  /** Absent where no draw can be agreed on. */
  readonly onDraw: (() => void) | undefined;
  /** Absent where the seat cannot propose a shortcut now. */
  readonly onShortcut: (() => void) | undefined;
  readonly onReport: () => void;
  /** Saves the whole match; absent until it may be shown. */
  readonly onSave: (() => void) | undefined;
  readonly series: SeriesInfo | undefined;
  readonly hint: Pick<TableHint, 'isOffered' | 'toggle' | 'shown'>;
  /** Tools of the game at hand. */
  readonly children?: ReactNode;
}

/** The bar above the table: whose turn it is, and the tools. */
export function TableBar({
  link,
  undo,
  onUndo,
  onLog,
  news,
  talk,
  onLeave,
  onDraw,
  onShortcut,
  onReport,
  onSave,
  series,
  hint,
  children,
}: TableBarProps): ReactNode {
  const { look } = useTable();
  const texts = textsTogether(useTexts(), look.isCooperative);
  const tools: readonly MenuEntry[] = [
    { key: 'rules', words: texts.openRules, onPress: () => rulebook.write({ rule: undefined }) },
    { key: 'keys', words: texts.openKeys, onPress: () => openPanel.write('keys') },
    { key: 'settings', words: texts.openSettings, onPress: () => openPanel.write('settings') },
    { key: 'report', words: texts.report, onPress: onReport },
    ...(onSave === undefined ? [] : [{ key: 'replay', words: texts.downloadReplay, onPress: onSave }]),
    ...(onShortcut === undefined ? [] : [{ key: 'shortcut', words: texts.shortcut, onPress: onShortcut }]),
    ...(onDraw === undefined ? [] : [{ key: 'draw', words: texts.offerDraw, onPress: onDraw }]),
    ...(onLeave === undefined ? [] : [{ key: 'leave', words: texts.leave, onPress: onLeave }]),
  ];
  return (
    <header className="bar" data-zone="">
      <Brand />
      <Trail />
      {series !== undefined && <p className="series-score wide">{texts.seriesGame(series.game, series.wins.join('–'))}</p>}
      <span className="bar-space" />
      <LinkSign link={link} texts={texts} />
      {undo !== undefined && <UndoButton undo={undo} onUndo={onUndo} />}
      {hint.isOffered && (
        <Button
          icon
          stop
          label={texts.hint}
          pressed={hint.shown !== undefined}
          inert={hint.toggle === undefined}
          onPress={() => hint.toggle?.()}
        >
          <Lightbulb aria-hidden="true" />
        </Button>
      )}
      {children}
      {talk}
      <Button icon stop className="log-button" label={news === undefined ? texts.openLog : texts.openNewLog(news)} onPress={onLog}>
        <List aria-hidden="true" />
        {news !== undefined && (
          <span className="unread" aria-hidden="true">
            {Math.min(news, 99)}
          </span>
        )}
      </Button>
      {tools.map((tool) => (
        <Button key={tool.key} icon stop label={tool.words} onPress={tool.onPress} className="wide">
          {toolSigns[tool.key]}
        </Button>
      ))}
      <MenuButton label={texts.moreTools} entries={tools} className="narrow">
        <Ellipsis aria-hidden="true" />
      </MenuButton>
    </header>
  );
}

const toolSigns: Readonly<Record<string, ReactNode>> = {
  rules: <BookOpen aria-hidden="true" />,
  keys: <CircleHelp aria-hidden="true" />,
  settings: <SlidersHorizontal aria-hidden="true" />,
  shortcut: <Route aria-hidden="true" />,
  draw: <Handshake aria-hidden="true" />,
  leave: <Flag aria-hidden="true" />,
  report: <Bug aria-hidden="true" />,
  replay: <Download aria-hidden="true" />,
};

function Trail(): ReactNode {
  const { view, speech, look } = useTable();
  const texts = useTexts();
  const { turn, whose, step } = look.trailOf(view, { texts, speech });
  return (
    <p className="trail">
      <span>
        <b>{turn}</b>
      </span>
      {whose !== '' && <span className="wide">{whose}</span>}
      {step !== '' && (
        <span>
          <b>{step}</b>
        </span>
      )}
    </p>
  );
}

function LinkSign({ link, texts }: { readonly link: LinkState; readonly texts: Texts }): ReactNode {
  const words: Readonly<Record<LinkState, string>> = { opening: texts.linkOpening, open: '', lost: texts.linkLost };
  return (
    <output className={link === 'open' ? 'unseen' : 'link-state'}>
      {link === 'lost' && <WifiOff aria-hidden="true" size={18} />}
      {words[link]}
    </output>
  );
}

/** Where undo may lead to, each place once, nearest first. */
export function undoEntries(
  undo: UndoPoints,
  { texts, speech }: { readonly texts: Texts; readonly speech: Speech },
  onUndo: (to: number) => void,
): readonly MenuEntry[] {
  const points: readonly (readonly [string, string, number | undefined])[] = [
    ['step', texts.undoStep, undo.step],
    ['action', texts.undoAction, undo.action],
    ['turn', texts.undoTurn, undo.turn],
  ];
  const seen = new Set<number>();
  return points.flatMap(([key, words, to]) => {
    if (to === undefined || seen.has(to)) return [];
    seen.add(to);
    const act = undo.acts?.[to];
    return [{ key, words: act === undefined ? words : texts.undoBefore(words, sayDeed(act, speech)), onPress: () => onUndo(to) }];
  });
}

function UndoButton({ undo, onUndo }: { readonly undo: UndoPoints; readonly onUndo: (to: number) => void }): ReactNode {
  const texts = useTexts();
  const { speech } = useTable();
  const entries = undoEntries(undo, { texts, speech }, onUndo);
  const [first, ...others] = entries;
  if (first === undefined) {
    return (
      <Button icon stop inert label={texts.undoNothing} onPress={() => undefined}>
        <Undo2 aria-hidden="true" />
      </Button>
    );
  }
  if (others.length === 0) {
    return (
      <Button icon stop label={`${texts.undo}: ${first.words}`} onPress={first.onPress}>
        <Undo2 aria-hidden="true" />
      </Button>
    );
  }
  return (
    <MenuButton label={texts.undo} entries={entries}>
      <Undo2 aria-hidden="true" />
    </MenuButton>
  );
}
