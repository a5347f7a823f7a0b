import { atLeast, divided, each, exactly, exists, gives, host, instead, self, share, the, triggered } from '@crupier/kernel/cards';
import { act, any, areAll, forEachDone, grant, is, lists, stat, tally, when, whenAny, whenHost } from '../../meanings/builders.ts';
import { action, attachTo, eventAmount, forced, it, mainScheme, me, villain, whenRevealed, type CardTexts } from '../headers.ts';

const toVillain = attachTo({ do: [act('attach', self, undefined, { to: villain })] });
const onePerPlayerMore = whenRevealed({ do: [act('placeThreat', self, tally('players', 'you'))] });
const bombScare = each(any('sideScheme', is('named', '01109')));

/** Rhino. */
export const rhino: CardTexts = {
  // Rhino II
  '01095': [
    whenRevealed({
      do: [act('searchEncounterDeck', each(any('sideSchemeInEncounterDeck', is('named', '01107'))), undefined, { value: 'revealed' })],
    }),
  ],
  // Rhino III
  '01096': [whenRevealed({ do: [act('stun', each(any('hero')))] })],
  // The Break-In!; that its second side loses the match, the rules carry out
  '01097a': [],
  '01097b': [],
  // Armored Rhino Suit
  '01098': [
    toVillain,
    instead(whenHost('wouldBeDealtDamage'), {
      do: [act('placeDamage', self, eventAmount)],
      saysThen: true,
      ifDone: { if: atLeast(stat('damage', self), 5), do: [act('discard', self)] },
    }),
  ],
  // Charge
  '01099': [
    toVillain,
    forced(whenHost('attacks'), {
      do: [
        grant(gives(host, lists('keyword', 'gain', 'overkill')), 'activation', it),
        grant(triggered(whenAny('attackEnds', any('villain')), { do: [act('discard', host)] }), 'activation', self),
      ],
    }),
  ],
  // Enhanced Ivory Horn
  '01100': [toVillain, action(['hero'], { do: [act('discard', self)] }, { resources: [{ type: 'physical', count: 3 }] })],
  // Shocker
  '01103': [whenRevealed({ do: [act('damage', each(any('hero')), 1)] })],
  // Hard to Keep Down
  '01104': [
    whenRevealed({
      do: [act('heal', villain, 4)],
      next: { if: exactly(forEachDone(1, 'damageHealed'), 0), do: [act('surge')] },
    }),
  ],
  // "I'm Tough"
  '01105': [whenRevealed({ if: areAll(villain, 'tough'), do: [act('surge')], else: { do: [act('toughen', villain)] } })],
  // Stampede
  '01106': [
    whenRevealed({ do: [act('surge')] }, 'alterEgo'),
    whenRevealed(
      {
        do: [
          grant(
            triggered(when('tookAttackDamage', { card: any('character'), other: any('villain') }), { do: [act('stun', it)] }),
            'activation',
          ),
          act('enemyAttacks', villain),
        ],
      },
      'hero',
    ),
  ],
  // Breakin' & Takin'
  '01107': [onePerPlayerMore],
};

/** Bomb Scare. */
export const bombScareSet: CardTexts = {
  // Bomb Scare
  '01109': [onePerPlayerMore],
  // Hydra Bomber
  '01110': [whenRevealed({ do: [], modes: [{ do: [act('damage', me, 2)] }, { do: [act('placeThreat', mainScheme, 1)] }] })],
  // Explosion
  '01111': [
    whenRevealed({
      if: exists(any('sideScheme', is('named', '01109'))),
      targets: { them: divided(stat('threat', bombScare), any('heroOrAlly')) },
      do: [act('damage', the('them'), share('them'))],
      else: { do: [act('surge')] },
    }),
  ],
  // False Alarm
  '01112': [whenRevealed({ if: areAll(me, 'confused'), do: [act('surge')], else: { do: [act('confuse', me)] } })],
};
