import { sayLabel, type Handle } from '@crupier/protocol';
import { duelFigures } from '../../duel/figures/duel-figures.ts';
import type { FigureLook } from '../../scene/figure-look.ts';
import { maybeNumber, readList, readNumber } from '../../scene/reading.ts';

/** The keywords by which creatures deal damage in a fight, by who deals it and to whom. */
const keywords = { attacker: 'assault', defender: 'hazardous', beside: 'splash-attack' } as const;

/** How the damage of KeyForge is added up. *Rule:* KF-FIGHT-4, KF-DAMAGE-7. */
export const keyforgeFigures: FigureLook = duelFigures(({ view, speech }) => {
  const powerOf = (card: Handle): number | undefined => maybeNumber(view.cards[card]?.now, 'power');
  return {
    dealt: 'damageDealt',
    prevented: 'armorUsed',
    isPower: ({ value }) => value === 1,
    strengthOf: powerOf,
    lifeOf: (card) => {
      const whole = powerOf(card);
      return whole === undefined ? undefined : { left: whole - readNumber(view.cards[card]?.now, 'damage'), whole };
    },
    valuesOf: (card) => {
      const now = view.cards[card]?.now;
      const armor = maybeNumber(now, 'armorLeft') ?? readNumber(now, 'armor');
      return [powerOf(card), ...(armor > 0 ? [`${sayLabel('armor', speech)} ${armor}`] : [])].join(' · ');
    },
    words: { power: sayLabel('power', speech), prevented: sayLabel('armor', speech) },
    keywordOf: (source, role) => {
      const keyword = keywords[role];
      const has = readList(view.cards[source]?.now, 'keywords').some((each) => each.split(':')[0] === keyword);
      return has ? sayLabel(keyword, speech) : undefined;
    },
  };
});
