import type { Handle, WhyNotMessage } from '@crupier/protocol';
import { useCallback } from 'react';
import { usePart } from '../parts/use-store.ts';
import type { MatchChannel } from './match-channel.ts';
import { useAskAnew } from './use-ask-anew.ts';

/** Why no more can be done with a card, or at the open question where it is undefined, as the match stands; undefined until it is told. */
export function useWhyNot(channel: MatchChannel, card: Handle | undefined): WhyNotMessage | undefined {
  useAskAnew(
    channel,
    useCallback(() => channel.askWhyNot(card), [channel, card]),
  );
  return usePart(channel.store, ({ whyNot }) => whyNot.find((each) => each.card === card));
}
