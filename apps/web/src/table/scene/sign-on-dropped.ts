import type { Handle, Speech, View } from '@crupier/protocol';
import type { LegalTab } from '../../faces/face.ts';
import type { GameLook } from './game-look.ts';

/** The sign of what a card does to another one on which it is dropped: what the game says, or an attack on what others control. */
export function signOnDropped(
  view: View,
  handle: Handle,
  onto: Handle,
  { look, speech }: { readonly look: Pick<GameLook, 'signOn'>; readonly speech: Speech },
): LegalTab | undefined {
  if (view.cards[handle]?.controller === view.cards[onto]?.controller) return undefined;
  return look.signOn?.(view, onto, speech) ?? 'sword';
}
