import { capitalized, tableOf } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import type { KeywordFact } from '../cards/facts/card-facts.ts';
import type { givenKeywords } from '../meanings/rules.ts';
import type { ResourceType } from '../state/printed.ts';
import { counterText } from './counters.ts';
import { namedText } from './names.ts';
import { resourceText } from './resources.ts';
import { traitText } from './traits.ts';

type GivenKeyword = (typeof givenKeywords)[number];

/** What the keywords are called. *Rule:* MC-KEYWORDS-1. */
export const keywordNames: Readonly<Record<GivenKeyword, Both>> = {
  alliance: { en: 'alliance', es: 'Alianza' },
  assault: { en: 'assault', es: 'Asalto' },
  form: { en: 'form', es: 'Identidad' },
  guard: { en: 'guard', es: 'Guardia' },
  hinder: { en: 'hinder', es: 'Complicación' },
  incite: { en: 'incite', es: 'Incitar' },
  linked: { en: 'linked', es: 'Enlazada' },
  max: { en: 'max', es: 'Máximo' },
  overkill: { en: 'overkill', es: 'Brutalidad' },
  patrol: { en: 'patrol', es: 'Patrulla' },
  peril: { en: 'peril', es: 'Peligro' },
  permanent: { en: 'permanent', es: 'Permanente' },
  piercing: { en: 'piercing', es: 'Penetrante' },
  quickstrike: { en: 'quickstrike', es: 'Ataque veloz' },
  ranged: { en: 'ranged', es: 'A distancia' },
  requirement: { en: 'requirement', es: 'Requisito' },
  restricted: { en: 'restricted', es: 'Restringida' },
  retaliate: { en: 'retaliate', es: 'Represalia' },
  setup: { en: 'setup', es: 'Inicio' },
  stalwart: { en: 'stalwart', es: 'Firmeza' },
  steady: { en: 'steady', es: 'Tesón' },
  surge: { en: 'surge', es: 'Oleada' },
  teamUp: { en: 'team-up', es: 'Equipo' },
  teamwork: { en: 'teamwork', es: 'Trabajo en equipo' },
  temporary: { en: 'temporary', es: 'Temporal' },
  toughness: { en: 'toughness', es: 'Dureza' },
  uses: { en: 'uses', es: 'Usos' },
  victory: { en: 'victory', es: 'Victoria' },
  villainous: { en: 'villainous', es: 'Infame' },
  vulnerable: { en: 'vulnerable', es: 'Vulnerable' },
};

/** The keywords that have a number. *Rule:* MC-KEYWORDS-1. */
export const numbered: ReadonlySet<string> = new Set<GivenKeyword>(['hinder', 'incite', 'retaliate', 'uses', 'victory']);

/** A keyword in the midst of a text, with its number where it has one: "retaliate 1". */
export function keywordText(keyword: string | number, amount = 0): Both {
  const { en, es } = keywordNames[keyword as GivenKeyword];
  return numbered.has(String(keyword)) && amount > 0 ? { en: `${en} ${amount}`, es: `${es} ${amount}` } : { en, es };
}

/** Keywords that stand among the abilities of a card. */
export function keywordHeaders(): Readonly<Record<GivenKeyword, Both>> {
  const headed = (name: string, keyword: string): string => capitalized(name) + (numbered.has(keyword) ? ' {value}' : '');
  const keywords = Object.keys(keywordNames) as GivenKeyword[];
  return tableOf(
    keywords.map(
      (keyword) => [keyword, { en: headed(keywordNames[keyword].en, keyword), es: headed(keywordNames[keyword].es, keyword) }] as const,
    ),
  );
}

/** What a card may have so many times, as `max` says it after "per". */
const per: Readonly<Record<string, Both>> = {
  ally: { en: 'ally', es: 'Aliado' },
  character: { en: 'character', es: 'personaje' },
  deck: { en: 'deck', es: 'mazo' },
  'encounter card': { en: 'encounter card', es: 'carta de Encuentro' },
  enemy: { en: 'enemy', es: 'enemigo' },
  identity: { en: 'identity', es: 'Superhéroe' },
  minion: { en: 'minion', es: 'Esbirro' },
  phase: { en: 'phase', es: 'fase' },
  player: { en: 'player', es: 'jugador' },
  round: { en: 'round', es: 'ronda' },
  scheme: { en: 'scheme', es: 'Plan' },
  'side scheme': { en: 'side scheme', es: 'Plan secundario' },
};

/** What an upgrade of the keyword `form` changes. */
const forms: Readonly<Record<string, Both>> = {
  energy: { en: 'Energy form', es: 'Identidad de energía' },
  mass: { en: 'Mass form', es: 'Identidad de masa' },
  suit: { en: 'Suit form', es: 'Identidad de traje' },
};

/** A keyword as it is printed on a card, without its full stop: "Uses (3 web counters)", "Max 1 per player". */
export function printedKeyword({ keyword, value, isPerPlayer, of }: KeywordFact): Both {
  const { en, es } = keywordNames[keyword];
  const name = { en: capitalized(en), es };
  const inBrackets = (inside: Both): Both => ({ en: `${name.en} (${inside.en})`, es: `${name.es} (${inside.es})` });
  switch (keyword) {
    case 'max':
      return { en: `Max ${value} per ${per[of]?.en ?? of}`, es: `Máximo de ${value} por ${per[of]?.es ?? of}` };
    case 'form':
      return forms[of] ?? name;
    case 'uses':
      return inBrackets(usesText(value, isPerPlayer, counterText(of)));
    case 'requirement':
      return inBrackets(listed(of.split(' ').map((type) => resourceText(type as ResourceType))));
    case 'teamwork':
      return inBrackets(traitText(of));
    case 'linked':
      return inBrackets(namedText(of.replace(/ (?:minion|upgrade)$/, '')));
    case 'teamUp':
      return inBrackets(listed(of.split(' & ').map((character) => namedText(character))));
    default:
      return numbered.has(keyword) ? numberedText(name, value, isPerPlayer) : name;
  }
}

function numberedText({ en, es }: Both, value: number, isPerPlayer: boolean): Both {
  return isPerPlayer
    ? { en: `${en} ${value} per player`, es: `${es} ${value} por jugador` }
    : { en: `${en} ${value}`, es: `${es} ${value}` };
}

function usesText(value: number, isPerPlayer: boolean, counter: Both): Both {
  const [eachEn, eachEs] = isPerPlayer ? [' per player', ' por jugador'] : ['', ''];
  return { en: `${value} ${counter.en} counters${eachEn}`, es: `${value} contadores ${counter.es}${eachEs}` };
}

function listed(names: readonly Both[]): Both {
  return { en: names.map(({ en }) => en).join(' and '), es: names.map(({ es }) => es).join(' y ') };
}
