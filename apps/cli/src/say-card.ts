import type { CardSheet, PlayableGame } from '@crupier/kernel';
import type { Io } from './io.ts';
import { paint, tell, wrap } from './output.ts';

/** A card as lines: its name, its facts, its text. */
export function sayCardSheet(io: Io, game: PlayableGame, sheet: CardSheet): readonly string[] {
  const { language } = io;
  const other = language === 'en' ? 'es' : 'en';
  const label = (code: string): string => game.words.labels[code]?.[language] ?? code;
  const known = Object.entries(sheet.facts).filter(([, value]) => value !== 0 && value.toString() !== '');
  const facts = known.map(([fact, value]) => `${label(fact)}: ${[value].flat().map(String).map(label).join(', ')}`);
  const second = sheet.name[other] === sheet.name[language] ? '' : ` (${sheet.name[other]})`;
  return [
    `${paint(io, 'bold', sheet.name[language])}${second}`,
    ...facts,
    ...sheet.text[language].flatMap((line) => wrap(line, io.columns)),
    ...(sheet.playable ? [] : [tell(io, 'cards.notPlayable')]),
  ];
}
