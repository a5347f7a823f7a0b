import { raise, raiseAll, type Verb } from '@crupier/kernel';
import { canForge, forgeKey } from '../rules/forge.ts';
import { fact } from '../state/facts.ts';
import { keyColours, type KeyForge } from '../state/state.ts';

/** Verbs that are done to players. */
export const playerVerbs = {
  /** At so much more than the current cost. */
  forge: {
    fact: 'keyForged',
    can: (match, { seat }) => canForge(match, seat),
    run: (match, { seat }) => forgeKey(match, seat),
    en: '[forge|forges] a key at current cost',
    es: '[forja|forjar|forje] una llave al coste actual',
    hint: 8,
  },
  forgeAtMore: {
    fact: 'keyForged',
    can: (match, { seat, amount }) => canForge(match, seat, amount),
    run: (match, { seat, amount }) => forgeKey(match, seat, amount),
    en: '[forge|forges] a key at +{amount} current cost',
    es: '[forja|forjar|forje] una llave al coste actual +{amount}',
    hint: 8,
  },
  unforge: {
    fact: 'keyUnforged',
    run: (match, { seat }) => {
      const keys = match.state.players[seat]?.keys ?? 0;
      const bit = keyColours.findIndex((_, at) => (keys & (1 << at)) !== 0);
      if (bit >= 0) raise(match, fact('keyUnforged', { seat, value: bit }));
    },
    en: '[unforge|unforges] a key',
    es: '[deshace|deshacer|deshaga] una llave',
    hint: -8,
  },
  gainChains: {
    fact: 'chainsGained',
    run: (match, { seat, amount }) => raise(match, fact('chainsGained', { seat, amount })),
    en: '[gain|gains] {amount:chain}',
    es: '[gana|ganar|gane] {amount:cadena}',
    hint: -1,
  },
  raiseTide: {
    fact: 'tideRaised',
    can: ({ state }, { seat }) => state.tide !== seat,
    run: (match, { seat }) => {
      if (match.state.hasTide && match.state.tide !== seat) raise(match, fact('tideRaised', { seat }));
    },
    en: '[raise|raises] the tide',
    es: '[sube|subir|suba] la marea',
  },
  endEffect: {
    run: (match, { cards }) =>
      raiseAll(
        match,
        cards.map((card) => fact('effectEnded', { card })),
      ),
    en: '',
    es: '',
  },
} as const satisfies Readonly<Record<string, Verb<KeyForge>>>;
