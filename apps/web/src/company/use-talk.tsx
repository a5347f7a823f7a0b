import type { ChatLine, Speech } from '@crupier/protocol';
import type { ReactNode } from 'react';
import type { AboveControls } from '../table/above/use-above.ts';
import type { MatchChannel } from '../wire/match-channel.ts';
import type { MatchState } from '../wire/match-state.ts';
import { ChatButton } from './chat-button.tsx';
import { ChatDrawer } from './chat-drawer.tsx';
import { WatchedBy } from './watched-by.tsx';
import { ReportDrawer } from './report-drawer.tsx';
import { useChat } from './use-chat.ts';

/** The talk of a table as its screen has it. */
interface TableTalk {
  /** Opens it; undefined where there is nobody to talk to. */
  readonly open: (() => void) | undefined;
  readonly button: ReactNode;
  /** The open talk, and a report that is written. */
  readonly sheet: ReactNode;
  /** What somebody has said last, until it is read. */
  readonly said: ChatLine | undefined;
}

interface TalkParts {
  readonly channel: MatchChannel;
  readonly match: MatchState;
  readonly speech: Speech;
}

/** The talk of a table: its button, what it opens, and what is new. */
export function useTalk({ channel, match, speech }: TalkParts, { above, change, openChat }: AboveControls): TableTalk {
  const chat = useChat(match, above.chat);
  const report = above.report && <ReportDrawer match={match} onClose={() => change({ report: false })} />;
  const talk = above.chat && (
    <ChatDrawer
      match={match}
      chat={chat}
      speech={speech}
      onSay={(words) => channel.command({ kind: 'say', words })}
      onClose={() => change({ chat: false })}
    />
  );
  const button = (
    <>
      <WatchedBy spectators={match.info.spectators} />
      {chat.isOffered && <ChatButton unread={chat.unread.length} onPress={openChat} />}
    </>
  );
  const sheet = (
    <>
      {talk}
      {report}
    </>
  );
  return { open: chat.isOffered ? openChat : undefined, button, sheet, said: chat.unread.at(-1) };
}
