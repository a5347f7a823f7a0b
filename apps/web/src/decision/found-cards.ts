import type { Handle, Speech, View } from '@crupier/protocol';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The cards whose name or text has all of the words, in their order; all of them where nothing is wanted. Pure. */
export function foundCards(
  handles: readonly Handle[],
  wanted: string,
  { view, speech }: { readonly view: Pick<View, 'cards'>; readonly speech: Speech },
): readonly Handle[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return handles;
  return handles.filter((handle) => {
    const sheet = speech.card(view.cards[handle]?.definition ?? '');
    const said = plain([sheet?.name[speech.language] ?? '', ...(sheet?.text[speech.language] ?? [])].join(' '));
    return words.every((word) => said.includes(word));
  });
}
