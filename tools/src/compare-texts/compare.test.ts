import type { Language } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { compareTexts, type CardTexts } from './compare.ts';
import { marvelTables } from './marvel-champions/read-texts.ts';

/** A card that was never printed. Its Spanish texts are equal. */
function card(printed: string, rendered: string): CardTexts {
  const same = 'Acción: roba 3 cartas.';
  return { code: 'x1', name: 'Lantern', printed: { en: printed, es: same }, rendered: { en: rendered, es: same } };
}

function compared(language: Language, printed: string, rendered: string): readonly string[] {
  const empty = { en: '', es: '' };
  const one = {
    code: 'x1',
    name: 'Lantern',
    printed: { ...empty, [language]: printed },
    rendered: { ...empty, [language]: rendered },
  };
  return compareTexts([one], [], marvelTables).differences.flatMap(({ lacks, adds }) => [
    ...lacks.map((mark) => `- ${mark}`),
    ...adds.map((mark) => `+ ${mark}`),
  ]);
}

test.each<[Language, string, string, readonly string[]]>([
  ['en', 'Action: Paint 3 fences.', 'Action: Paint 4 fences.', ['- number 3', '+ number 4']],
  ['en', 'Action: Paint a fence for each ally.', 'Action: Paint a fence for an ally.', ['- each']],
  ['en', 'Hero Action: Paint a fence.', 'Action: Paint a fence.', ['- form hero']],
  ['en', 'Forced Response: Paint a fence.', 'Response: Paint a fence.', ['- header forced']],
  ['en', 'Action (attack): Paint a fence.', 'Action (thwart): Paint a fence.', ['- label attack', '+ label thwart']],
  ['en', 'You may paint up to 5 fences.', 'You paint 5 fences.', ['- may', '- up to']],
  ['en', 'Paint an enemy.', 'Paint a minion.', ['- enemy', '+ minion']],
  ['en', 'Paint the main scheme.', 'Paint a scheme.', ['- main scheme', '+ scheme']],
  ['en', 'Spend 2 [mental].', 'Spend 2 physical resources.', ['- resource mental', '+ resource physical']],
  ['en', 'Place 2 [per_hero] threat here.', 'Place 2 threat here.', ['- per player']],
  ['en', 'Draw 1 card.', 'Draw a card.', []],
  ['en', 'You gain [trait tall].', 'You gain [trait small].', ['- trait tall', '+ trait small']],
  ['es', 'Puedes pintar hasta 5 vallas.', 'Pinta 5 vallas.', ['- may', '- up to']],
  ['es', 'Acción de Héroe: pinta todas las vallas.', 'Acción: pinta cada valla.', ['- form hero']],
  ['es', 'Pinta un Plan secundario.', 'Pinta el Plan principal.', ['- side scheme', '+ main scheme']],
  ['es', 'Interrupción obligada (defensa): pinta.', 'Interrupción (defensa): pinta.', ['- header forced']],
  ['es', 'Gasta 2 [energy].', 'Gasta 2 recursos de energía.', []],
  ['es', 'Pinta a un Aliado.', 'Pinta a un amigo.', ['- ally', '+ friendly']],
])('%s: “%s” beside “%s” differs in %j', (language, printed, rendered, difference) => {
  expect(compared(language, printed, rendered)).toEqual(difference);
});

test('abilities are compared one by one, and texts as a whole where one has more of them', () => {
  const swapped = ['Action: Paint 3 fences.\nBoost: Paint 4 fences.', 'Action: Paint 4 fences.\nBoost: Paint 3 fences.'] as const;
  expect(compared('en', ...swapped)).toEqual(['- number 3', '- number 4', '+ number 4', '+ number 3']);
  expect(compared('en', 'Action: Paint 3 fences, then 4.', 'Action: Paint 3 fences.\nAction: Paint 4 fences.')).toEqual([]);
});

test('a difference may be an exception, which is not needed where there is none', () => {
  const cards = [card('Paint 3 fences.', 'Paint 4 fences.'), { ...card('Paint.', 'Paint.'), code: 'x2' }];
  const why = 'Fences are counted otherwise.';
  const counted = (exceptions: Parameters<typeof compareTexts>[1]): readonly unknown[] => {
    const { equal, equalOrExcepted, unexplained, unneeded } = compareTexts(cards, exceptions, marvelTables);
    return [equal, equalOrExcepted, unexplained.map(({ lacks, adds }) => [...lacks, ...adds]), unneeded];
  };
  expect(counted([])).toEqual([1, 1, [['number 3', 'number 4']], []]);
  expect(counted([{ code: 'x1', marks: ['number 3'], why }])).toEqual([1, 1, [['number 4']], []]);
  expect(counted([{ code: 'x1', marks: ['number 3', 'number 4', 'each'], why }])).toEqual([1, 2, [], ['x1 each']]);
  expect(counted([{ code: 'x2', marks: ['number 3'], why }])).toEqual([1, 1, [['number 3', 'number 4']], ['x2 number 3']]);
});
