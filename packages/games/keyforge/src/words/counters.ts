import type { Both } from '@crupier/kernel/cards';
import type { counterNames } from '../state/state.ts';

/** What named counters are called. *Rule:* KF-COUNTERS-2. */
export const counterWords: Readonly<Record<(typeof counterNames)[number], Both>> = {
  awakening: { en: 'awakening', es: 'Despertar' },
  doom: { en: 'doom', es: 'Condena' },
  fuse: { en: 'fuse', es: 'Mecha' },
  glory: { en: 'glory', es: 'Gloria' },
  growth: { en: 'growth', es: 'Crecimiento' },
  scheme: { en: 'scheme', es: 'Plan' },
  disruption: { en: 'disruption', es: 'Disrupción' },
  hatch: { en: 'hatch', es: 'Eclosión' },
};

/** A counter's name in card texts. */
export function counterText(name: string): Both {
  return (counterWords as Readonly<Record<string, Both>>)[name] ?? { en: name, es: name };
}
