/** What a table offers to whoever reads it, what is wrong with how it is said, and which of it somebody would choose. */

import type { Chance } from '../play.ts';
import type { Control, Reading } from './read-page.ts';

/** Whether the reader is asked: a question stands there, and it is not said that somebody else decides. */
export function isAsked(reading: Reading): boolean {
  return reading.heading !== '' && !/(está decidiendo|is deciding)\.$/.test(reading.heading) && offersOf(reading).length > 0;
}

/** Whether the match is over. */
export function isOver({ heading }: Reading): boolean {
  return (
    /^(Has ganado|Has perdido|Habéis ganado|Habéis perdido|Ha ganado|Han ganado|Han perdido|No ha ganado nadie)/.test(heading) ||
    /^(You have won|You have lost|You won|You lost|.+ (has|have) (won|lost)|.+ (wins?|won|lost)|Nobody (has )?won|Everyone (has )?(won|lost))/.test(
      heading,
    )
  );
}

/** Buttons of the slip that tell of the question and answer nothing. */
const about = [/^§/, /^(Por|Because of) /, /^(La pregunta entera|The whole question)$/, /^(Siempre…|Always…)$/, /^(Deshacer|Undo)/];

const canBeChosen = /\b(puedes: |can: |se puede elegir|can be chosen)/;

/** Everything that can be pressed to answer. */
export function offersOf({ controls }: Reading): readonly Control[] {
  const menu = controls.filter(({ place }) => place === 'menu');
  if (menu.length > 0) return menu;
  return controls.filter(({ name, place, role, isChosen }) => {
    if (place === 'dialog') return false;
    if (canBeChosen.test(name)) return !isChosen;
    return place === 'slip' && role === 'button' && !isChosen && !about.some((each) => each.test(name));
  });
}

/** What is wrong with how a question is said; none where it is said well. */
export function faultsOf(reading: Reading): readonly string[] {
  const { heading, said } = reading;
  const offers = offersOf(reading);
  const faults: string[] = [];
  if (heading === '') faults.push('a question without words');
  if (/^(una carta|a card): /.test(heading)) faults.push(`“${heading}” does not say who asks`);
  if (/haz tu elección|make your choice/i.test(heading)) faults.push(`“${heading}” does not say what is chosen`);
  const names = offers.map(({ name }) => name);
  for (const each of [said, ...names])
    if (/undefined|NaN|\[object|\{\w+\}/.test(each)) faults.push(`“${each}” holds what is not meant for people`);
  if (names.includes('')) faults.push(`“${heading}” has an option without a name`);
  const words = offers.filter(({ name, place }) => place !== 'table' && !canBeChosen.test(name)).map(({ name }) => name);
  for (const twin of new Set(words.filter((name, at) => words.indexOf(name) !== at))) faults.push(`“${heading}” offers “${twin}” twice`);
  return faults;
}

/** How gladly somebody would do what an option says; what nothing here speaks of stands between. */
const liking: readonly (readonly [RegExp, number])[] = [
  [/^(Vaciar|Clear|Cancelarlo|Cancel it)$/, 0],
  [/: (uno menos|one less|antes|después|earlier|later|up|down)$/i, 0],
  [/^(Terminar|End|Pasar|Pass|Dejar|Let|No\b|Ningun|None|Rendir)/, 2],
  [/Descartar|Discard/, 3],
  [/^(Listo|Done|En este orden|In this order|Pagar|Pay)/, 9],
  [/Forjar|Forge/, 9],
  [/Atacar|Attack|Cosechar|Reap|Jugar|Play/, 8],
  [/Luchar|Fight|Frustrar|Thwart/, 7],
];
const usual = 5;

/** How often something is chosen that is not liked best. */
const whims = 0.15;

/** Whether an option takes one further: it neither empties what was chosen nor moves things to and fro. */
export function leadsOn({ name }: Control): boolean {
  return liking.find(([said]) => said.test(name))?.[1] !== 0;
}

/** What somebody would choose who has read the options. What was chosen again and again of late is liked less and less. */
export function chooseBySaying(offers: readonly Control[], recent: readonly string[], chance: Chance): Control | undefined {
  const bored = (name: string): number => recent.filter((each) => each === name).length;
  const like = ({ name }: Control): number => (liking.find(([said]) => said.test(name))?.[1] ?? usual) - bored(name);
  const welcome = offers.filter(leadsOn);
  const wanted = welcome.length > 0 ? welcome : offers;
  const best = Math.max(...wanted.map(like));
  const among = chance() < whims ? wanted : wanted.filter((offer) => like(offer) === best);
  return among[Math.floor(chance() * among.length)];
}
