/** A choice in a card's text that a step asks for, so that the question can be said in the words of the text. */
export interface TextChoice {
  readonly sort: 'target' | 'number' | 'player' | 'offer' | 'act';
  /** The path of its clause, as programs name it. */
  readonly clause: string;
  /** The name of the target, the number or the player; empty for an offer; of an act that lets choose, its place among those of the clause. */
  readonly name: string;
}

/** The same as it is asked. */
export interface AskedChoice extends TextChoice {
  /** How few and how many may be chosen; of a number the lowest and the highest. */
  readonly least: number;
  readonly most: number;
  /** Who chooses: the player to whom the text says "you", the only opponent of that player, or another one. */
  readonly by: 'you' | 'opponent' | 'another';
}
