/** What is said at a table: phrases that everybody reads in their own language, and lines of one's own. */

import { chatPhrases, sayPerson, sayPhrase, sayWords, type ChatLine, type ChatWords, type Seat, type Speech } from '@crupier/protocol';
import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { Drawer } from '../parts/drawer.tsx';
import { InputField } from '../parts/input-field.tsx';
import { SeatSign } from '../parts/seat-sign.tsx';
import type { MatchState } from '../wire/match-state.ts';
import { changeMarks } from './chat-marks.ts';
import type { TableChat } from './use-chat.ts';

/** Characters of a line: what the server takes. */
const lengthMax = 200;

interface ChatDrawerProps {
  readonly match: MatchState;
  readonly chat: TableChat;
  readonly speech: Speech;
  readonly onSay: (words: ChatWords) => void;
  readonly onClose: () => void;
}

/** The talk of a table, newest at the bottom. */
export function ChatDrawer({ match, chat, speech, onSay, onClose }: ChatDrawerProps): ReactNode {
  const texts = useTexts();
  const { muted } = chat.marks;
  const shown = match.chat.filter(({ seat }) => !muted.includes(seat));
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Newer browsers give a promise here, which is no clean-up of this effect.
    void end.current?.scrollIntoView({ block: 'end' });
  }, [shown.length]);
  return (
    <Drawer title={texts.chat} onClose={onClose} foot={chat.maySpeak && <ChatEntry onSay={onSay} />}>
      <p className="pile-note">{texts.chatText}</p>
      <MuteButtons match={match} muted={muted} speech={speech} />
      {shown.length === 0 && <p className="pile-note">{texts.chatEmpty}</p>}
      <ol className="log chat-lines">
        {shown.map((line) => (
          <ChatLineView key={line.number} line={line} speech={speech} />
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
    </Drawer>
  );
}

function ChatLineView({ line, speech }: { readonly line: ChatLine; readonly speech: Speech }): ReactNode {
  const language = useLanguage();
  const name = sayPerson(line.seat, speech);
  return (
    <li className="log-line">
      <span className="log-seat">
        <SeatSign seat={line.seat} name={name} />
      </span>
      <div className="chat-words">
        <b>{name}</b> <bdi>{sayWords(line.words, language)}</bdi>
      </div>
    </li>
  );
}

/** Mutes each other person. */
function MuteButtons({ match, muted, speech }: Pick<ChatDrawerProps, 'match' | 'speech'> & { readonly muted: readonly Seat[] }): ReactNode {
  const texts = useTexts();
  const others = match.info.seats.flatMap(({ kind }, seat) => (kind === 'person' && !match.seats.includes(seat) ? [seat] : []));
  const toggle = (seat: Seat): void =>
    changeMarks(match.info.match, { muted: muted.includes(seat) ? muted.filter((each) => each !== seat) : [...muted, seat] });
  return (
    <div className="chat-mutes">
      {others.map((seat) => {
        const name = sayPerson(seat, speech);
        const isMuted = muted.includes(seat);
        return (
          <Button key={seat} pressed={isMuted} label={isMuted ? texts.chatUnmute(name) : texts.chatMute(name)} onPress={() => toggle(seat)}>
            {isMuted ? <VolumeX aria-hidden="true" size={18} /> : <Volume2 aria-hidden="true" size={18} />}
            {isMuted ? `${name} · ${texts.chatMuted}` : name}
          </Button>
        );
      })}
    </div>
  );
}

/** What can be said. */
function ChatEntry({ onSay }: Pick<ChatDrawerProps, 'onSay'>): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const [text, setText] = useState('');
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay({ kind: 'text', text: text.trim() });
    setText('');
  };
  return (
    <div className="chat-entry">
      <fieldset className="chat-phrases" aria-label={texts.chatPhrases}>
        {chatPhrases.map((phrase) => (
          <Button key={phrase} onPress={() => onSay({ kind: 'phrase', phrase })}>
            {sayPhrase(phrase, language)}
          </Button>
        ))}
      </fieldset>
      <form className="chat-write" onSubmit={send}>
        <InputField
          label={texts.chatWrite}
          type="text"
          maxLength={lengthMax}
          autoComplete="off"
          enterKeyHint="send"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button">
          {texts.chatSend}
        </button>
      </form>
    </div>
  );
}
