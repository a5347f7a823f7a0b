import type { Forecast, ForeseenChange, ForeseenEnd, Language, Shown, View } from '@crupier/kernel';
import { sayCard, sayLabel, saySeat, type Speech } from './say.ts';

/** One change in words. */
export interface SaidChange {
  readonly change: ForeseenChange;
  /** The change without its card: “Damage 0 → 2”, “leaves play”. */
  readonly what: string;
  /** The same with the card or the player it is about. */
  readonly text: string;
}

/** What is foreseen, in words. */
export interface SaidForecast {
  /** What changes for certain. */
  readonly changes: readonly SaidChange[];
  /** On what it rests and how it goes on; empty where there is nothing to say. */
  readonly notes: readonly string[];
}

type Both = Readonly<Record<Language, string>>;

const words = {
  leaves: { en: 'leaves play', es: 'sale del juego' },
  enters: { en: 'enters play', es: 'entra en juego' },
  noLonger: { en: 'no longer: {label}', es: 'ya no: {label}' },
  nothing: { en: 'Nothing that can be known changes.', es: 'No cambia nada que se pueda saber.' },
  uncertain: { en: 'Not certain: {list}.', es: 'Sin certeza: {list}.' },
  uncertainMore: { en: '{count} more', es: '{count} más' },
  unanswered: { en: 'If nobody responds.', es: 'Si nadie responde.' },
} as const satisfies Readonly<Record<string, Both>>;

const ends: Readonly<Record<ForeseenEnd, Both | undefined>> = {
  rest: undefined,
  yours: { en: 'Then you choose.', es: 'Después eliges tú.' },
  theirs: { en: 'Then somebody else chooses.', es: 'Después elige otra persona.' },
  over: { en: 'The match ends.', es: 'La partida termina.' },
  unknown: { en: 'How it goes on is unknown.', es: 'Cómo sigue no se sabe.' },
};

/** How many of the uncertain changes are named. */
const uncertainMax = 4;

/** Puts a forecast into words; what depends on what nobody knows is named in a note alone, without a value. */
export function sayForecast({ changes, end, unanswered }: Forecast, view: View, speech: Speech): SaidForecast {
  const { language } = speech;
  const told = changes.flatMap((change): SaidChange[] => {
    const { card, seat } = change;
    const seen = card === undefined ? undefined : view.cards[card];
    if (card !== undefined && seen === undefined) return [];
    const what = change.unknown === true ? sayUncertain(change, speech) : sayChange(change, speech);
    const whose = seen === undefined ? saySeat(seat, speech) : sayCard(seen.definition, speech);
    return [{ change, what, text: `${whose}: ${what}` }];
  });
  const said = told.filter(({ change }) => change.unknown !== true);
  const uncertain = told.filter(({ change }) => change.unknown === true);
  const follows = ends[end];
  const notes = [
    ...(told.length === 0 && follows === undefined ? [words.nothing] : []),
    ...(unanswered === true && (told.length > 0 || end === 'over') ? [words.unanswered] : []),
    ...(follows === undefined ? [] : [follows]),
  ];
  const list = listOf(uncertain, speech);
  return {
    changes: said,
    notes: [...(list === '' ? [] : [words.uncertain[language].replace('{list}', list)]), ...notes.map((note) => note[language])],
  };
}

/** The first of the uncertain changes, and how many more there are; empty where there are none. */
function listOf(uncertain: readonly SaidChange[], { language }: Speech): string {
  const named = [...new Set(uncertain.map(({ text }) => text))];
  const more = named.length - uncertainMax;
  const rest = more > 0 ? [words.uncertainMore[language].replace('{count}', String(more))] : [];
  return [...named.slice(0, uncertainMax), ...rest].join('; ');
}

/** What may change, without saying to what. */
function sayUncertain({ of, name }: ForeseenChange, speech: Speech): string {
  return of === 'leaves' || of === 'enters' ? words[of][speech.language] : sayLabel(name, speech);
}

function sayChange({ of, name, from, to }: ForeseenChange, speech: Speech): string {
  const { language } = speech;
  if (of === 'leaves' || of === 'enters') {
    const where = of === 'leaves' && name !== '' ? ` (${sayLabel(name, speech)})` : '';
    return `${words[of][language]}${where}`;
  }
  const label = sayLabel(name, speech);
  if (typeof from === 'boolean' || typeof to === 'boolean') {
    return to === true ? label : words.noLonger[language].replace('{label}', label);
  }
  const isNumber = typeof (from ?? to ?? 0) === 'number';
  const sayValue = (value: Shown | undefined): string => {
    if (value === undefined) return isNumber ? '0' : '–';
    if (Array.isArray(value)) return value.length === 0 ? '–' : value.map((each) => sayLabel(String(each), speech)).join(' + ');
    return typeof value === 'string' ? sayLabel(value, speech) : String(value);
  };
  return `${label} ${sayValue(from)} → ${sayValue(to)}`;
}
