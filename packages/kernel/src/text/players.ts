import type { Act, ChosenPlayer, OfPlayer, Who } from '../language/effects.ts';
import type { Both } from '../language/wording.ts';
import type { TallyWording } from '../language/wordings.ts';
import { word } from '../language/look-up.ts';
import type { Phrase } from './grammar.ts';
import { selectorPhrase } from './selectors.ts';
import type { Writer } from './writer.ts';

/** Who does something: "each opponent", "its owner", "that beast’s controller", "that player". */
export function doerPhrase(writer: Writer, { who = 'you', of }: Pick<Act, 'who' | 'of'>): Phrase {
  const { grammar } = writer;
  if ((who === 'controller' || who === 'owner') && of !== undefined) return grammar.playerOf(selectorPhrase(writer, of), who);
  if (typeof who !== 'object' || !isNewPlayer(writer, who)) return playerPhrase(writer, who);
  const phrase = playerPhrase(writer, who);
  return { ...phrase, text: `${phrase.text} ${grammar.frames.ofYourChoice}` };
}

/** A player, as a text names one; a chosen one is introduced first: "an opponent", then "that opponent". */
export function playerPhrase(writer: Writer, who: Who): Phrase {
  const { grammar, memory } = writer;
  if (who === 'you' && writer.each !== undefined) {
    if (writer.isEachAgain === true) return grammar.somePlayer(writer.each === 'opponent' ? 'opponent' : 'any', 'that');
    return grammar.players[writer.each === 'player' ? 'each' : 'eachOpponent'];
  }
  if (typeof who !== 'object') return grammar.players[who];
  const { whose } = word(writer.players, who.player, 'player');
  const key = keyOfPlayer(who);
  const again = memory.said.has(key);
  memory.said.add(key);
  return grammar.somePlayer(whose, again ? 'that' : 'one');
}

/** Whether a chosen player still has to be introduced. */
export function isNewPlayer({ memory }: Writer, who: ChosenPlayer): boolean {
  return !memory.said.has(keyOfPlayer(who));
}

function keyOfPlayer({ player }: ChosenPlayer): string {
  return `player ${player}`;
}

/** A player's number as a noun: "your hand"; and counted: "the number of cards in your hand". */
export function tallyText({ each, isOpponents }: Writer, tally: TallyWording, of: OfPlayer): { readonly said: Both; readonly count: Both } {
  if (isOpponents === true && of === 'opponent' && tally.player !== undefined) return tally.player;
  if (typeof of !== 'object' && (of !== 'you' || each === undefined)) return { said: tally[of], count: tally.count[of] };
  return ofChosen(tally);
}

/** The template of "you have {amount}" for a player. */
export function hasTemplate({ each }: Writer, tally: TallyWording, of: OfPlayer): TallyWording['has']['you'] {
  return typeof of === 'object' || (of === 'you' && each !== undefined) ? ofChosen(tally).has : tally.has[of];
}

function ofChosen({ player }: TallyWording): NonNullable<TallyWording['player']> {
  if (player === undefined) throw new Error('The tally has no words for a chosen player.');
  return player;
}
