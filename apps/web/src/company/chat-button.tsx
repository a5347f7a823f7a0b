import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';

interface ChatButtonProps {
  readonly unread: number;
  readonly onPress: () => void;
}

/** Opens the talk of the table, and says how much of it is new. */
export function ChatButton({ unread, onPress }: ChatButtonProps): ReactNode {
  const texts = useTexts();
  return (
    <Button icon stop className="chat-button" label={texts.openChat(unread)} onPress={onPress}>
      <MessageCircle aria-hidden="true" />
      {unread > 0 && (
        <span className="unread" aria-hidden="true">
          {Math.min(unread, 99)}
        </span>
      )}
    </Button>
  );
}
