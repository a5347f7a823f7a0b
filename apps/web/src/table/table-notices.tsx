import { sayPerson, type SpokenProblem, type TableInfo, type TableRequest } from '@crupier/protocol';
import { Handshake, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ClockRow } from '../company/clock-row.tsx';
import { AbsentNotices } from '../company/absent-notices.tsx';
import type { Texts } from '../language/texts-en.ts';
import { useTexts } from '../language/use-texts.ts';
import { linesOfEvents, textOf } from '../log/log-lines.ts';
import { Button } from '../parts/button.tsx';
import { NewVersionNotice } from '../parts/new-version-notice.tsx';
import type { MatchChannel } from '../wire/match-channel.ts';
import type { MatchState } from '../wire/match-state.ts';
import { useTable } from './scene/table-context.ts';

interface TableNoticesProps {
  readonly channel: MatchChannel;
  readonly match: MatchState;
  readonly problem: SpokenProblem | undefined;
  /** Opens the shortcut that somebody proposes. */
  readonly onProposal: () => void;
}

/** What is to be said beside the game: a refusal, a paused match, somebody who asks the others for something. */
export function TableNotices({ channel, match, problem, onProposal }: TableNoticesProps): ReactNode {
  const texts = useTexts();
  const { request, status, problem: pause, declined } = match.info;
  return (
    <div className="notices" aria-live="polite">
      {match.clock !== undefined && match.info.outcome === undefined && <ClockRow clock={match.clock} match={match} />}
      <AbsentNotices channel={channel} match={match} />
      <NewVersionNotice />
      {status === 'paused' && (
        <Notice>
          <span>{pause?.text ?? texts.pausedText}</span>
        </Notice>
      )}
      {problem !== undefined && (
        <Notice>
          <span>{problem.text}</span>
          <Button onPress={channel.dismissProblem}>{texts.close}</Button>
        </Notice>
      )}
      {declined !== undefined && <Declined declined={declined} />}
      {request !== undefined && isAsked(request, match) && <Request channel={channel} request={request} onProposal={onProposal} />}
      {request !== undefined && match.seats.includes(request.seat) && !isAsked(request, match) && (
        <OwnRequest channel={channel} request={request} />
      )}
    </div>
  );
}

/** Whether a seat of this session is to answer now: of a shortcut one after another, of all else all together. */
function isAsked({ kind, waiting }: TableRequest, { seats }: MatchState): boolean {
  const [next] = waiting;
  return kind === 'shortcut' ? next !== undefined && seats.includes(next) : waiting.some((seat) => seats.includes(seat));
}

function waitingFor({ kind }: TableRequest, before: string, texts: Texts): string {
  const undo = before === '' ? texts.undoWaiting : texts.undoWaitingTo(before);
  return { undo, draw: texts.drawWaiting, shortcut: texts.shortcutWaiting, absent: texts.absentWaiting }[kind];
}

/** What an undo would take back first, in the words of the log; empty where it is no undo, or made nothing happen that all saw. */
function useTakenBack(request: TableRequest): string {
  const { speech } = useTable();
  const [first] = request.kind === 'undo' ? linesOfEvents(request.undone, speech) : [];
  return first === undefined ? '' : textOf(first);
}

/** What the reader has asked for, until it is answered or taken back. */
function OwnRequest({ channel, request }: Pick<RequestProps, 'channel' | 'request'>): ReactNode {
  const texts = useTexts();
  const before = useTakenBack(request);
  return (
    <Notice asks>
      <span>{waitingFor(request, before, texts)}</span>
      <Button onPress={() => channel.command({ kind: 'withdraw', request: request.id })}>{texts.withdraw}</Button>
    </Notice>
  );
}

function Declined({ declined: { kind, seat } }: { readonly declined: NonNullable<TableInfo['declined']> }): ReactNode {
  const { speech } = useTable();
  const texts = useTexts();
  return (
    <Notice>
      <span>{texts.declinedBy(texts.declined[kind], sayPerson(seat, speech))}</span>
    </Notice>
  );
}

interface RequestProps extends Pick<TableNoticesProps, 'channel' | 'onProposal'> {
  readonly request: TableRequest;
}

/** What another seat asks for, with yes and no. A shortcut is looked at first. */
function Request({ channel, request, onProposal }: RequestProps): ReactNode {
  const { speech } = useTable();
  const texts = useTexts();
  const name = sayPerson(request.seat, speech);
  const before = useTakenBack(request);
  const say = (accept: boolean): void => channel.command({ kind: 'consent', request: request.id, accept });
  const asked = {
    undo: () => (before === '' ? texts.undoAsked(name) : texts.undoAskedTo(name, before)),
    draw: () => texts.drawAsked(name),
    absent: () => (request.kind === 'absent' ? texts.absentAsked[request.course](name, sayPerson(request.of, speech)) : ''),
    shortcut: () => texts.shortcutAsked(name, request.kind === 'shortcut' ? request.steps.length : 0),
  };
  return (
    <Notice asks>
      <span>{asked[request.kind]()}</span>
      <Button onPress={() => say(false)}>{texts.refuse}</Button>
      <Button primary onPress={request.kind === 'shortcut' ? onProposal : () => say(true)}>
        {request.kind === 'shortcut' ? texts.shortcutLook : texts.accept}
      </Button>
    </Notice>
  );
}

interface NoticeProps {
  readonly children: ReactNode;
  /** Whether somebody asks for something, rather than that something is wrong. */
  readonly asks?: boolean;
}

function Notice({ children, asks = false }: NoticeProps): ReactNode {
  return (
    <div className="notice" data-asks={asks || undefined}>
      {asks ? <Handshake aria-hidden="true" size={20} /> : <TriangleAlert aria-hidden="true" size={20} />}
      {children}
    </div>
  );
}
