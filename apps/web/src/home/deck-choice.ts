/** A deck as it was chosen: one that comes with the game, or a list of the player's own. */
export type DeckChoice = { readonly kind: 'ready'; readonly name: string } | { readonly kind: 'list'; readonly text: string };

/** What the server is sent for a choice. */
export function deckText(choice: DeckChoice): string {
  return choice.kind === 'ready' ? choice.name : choice.text;
}

/** Whether something was chosen that can be sent. */
export function isChosen(choice: DeckChoice): boolean {
  return deckText(choice).trim() !== '';
}
