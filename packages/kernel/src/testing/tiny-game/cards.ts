import {
  atLeast,
  chosen,
  divided,
  each,
  forbids,
  gives,
  host,
  instead,
  lends,
  modifies,
  once,
  one,
  other,
  self,
  share,
  that,
  the,
  triggered,
  upTo,
  type Ability,
  type Amount,
  type Clause,
} from '../../cards.ts';
import type { CardBehaviour } from '../../rules.ts';
import {
  act,
  activated,
  any,
  areAll,
  becomes,
  enemy,
  forEachDone,
  friendly,
  grant,
  is,
  keywordWith,
  lists,
  optional,
  plus,
  rule,
  stat,
  swaps,
  tally,
  when,
  whenAny,
  whenHost,
  whenSelf,
} from './meanings/builders.ts';
import type { Printed } from './state/reading.ts';
import { blank } from './state/reading.ts';

/** What beasts generate, by their kind: only bears more than one resource, only foxes wild ones. */
const yieldsOf: Readonly<Record<string, Printed['yields']>> = { wolf: ['fur'], bear: ['claw', 'claw'], fox: ['wild'], mole: ['fur'] };

const beast = any('beast');
/** What using the medic takes: food, and the medic's health; once a turn. */
const medicUse = { cost: 1, price: { do: [act('damage', self, 1)] }, limit: 'turn' } as const;
const x: Amount = { kind: 'number', name: 'x' };

/** Cards without any ability: the smallest one, and two to fight with. */
const vanilla: readonly CardBehaviour[] = [
  creature('pup', 'wolf', [0, 1, 2]),
  creature('wolf', 'wolf', [1, 2, 1]),
  creature('bear', 'bear', [2, 4, 1]),
];

/** Beasts that hear what happens. */
const listeners: readonly CardBehaviour[] = [
  creature('scout', 'fox', [1, 1, 3], triggered(whenSelf('enters'), { do: [act('draw')] })),
  creature('greeter', 'fox', [1, 2, 2], triggered(whenAny('enters', other(beast)), { do: [act('damage', that(), 1)] })),
  creature('mourner', 'bear', [2, 3, 1], triggered(whenAny('dies', beast), { do: [act('gain', undefined, stat('strength', that()))] })),
  creature('avenger', 'wolf', [2, 2, 1], triggered(whenSelf('dies'), { targets: { it: one(beast) }, do: [act('damage', the(), 2)] })),
  creature('carrion', 'fox', [1, 1, 1], triggered(whenAny('dies', other(friendly('beast'))), { may: true, do: [act('recall', that())] })),
  creature('hunter', 'wolf', [2, 3, 2], triggered(whenSelf('defends'), { do: [act('raid', self)] })),
  creature(
    'cook',
    'mole',
    [1, 1, 2],
    triggered(whenSelf('enters'), {
      numbers: { x: { least: 0, most: tally('food', 'you') } },
      targets: { it: one(beast) },
      do: [act('lose', undefined, x), act('damage', the(), x)],
    }),
  ),
  creature('forager', 'mole', [1, 1, 2], activated('use', { do: [act('gain')] })),
  creature(
    'butcher',
    'mole',
    [1, 2, 1],
    activated('use', { do: [act('gain', undefined, stat('strength', the('fodder')))] }, 1, {
      price: { targets: { fodder: one(other(friendly('beast'))) }, do: [act('kill', the('fodder'))] },
    }),
  ),
  creature('mortal', 'fox', [1, 1, 1], keywordWith('parting', { clause: { do: [act('gain')] } })),
  creature('watcher', 'mole', [1, 2, 2], triggered(whenAny('beforeHurt', friendly('beast')), { do: [act('gain')] }, false)),
  creature('lookout', 'fox', [1, 2, 2], triggered(whenAny('beforeHurt', friendly('beast')), { do: [act('gain')] })),
  creature('medic', 'mole', [1, 2, 2], optional(whenAny('isHurt', other(friendly('beast'))), { do: [act('heal', that())] }, medicUse)),
];

/** Beasts and charms that replace, forbid or change what happens. */
const guards: readonly CardBehaviour[] = [
  creature('phoenix', 'fox', [2, 2, 2], instead(whenSelf('wouldDie'), { may: true, do: [act('bounce', self)] })),
  creature(
    'miser',
    'mole',
    [1, 2, 1],
    instead(whenSelf('wouldDie'), { if: atLeast(tally('food', 'you'), 3), do: [act('heal', self), act('lose', undefined, 3)] }),
  ),
  creature(
    'matriarch',
    'mole',
    [1, 3, 1],
    gives(each(any('beast')), lends(modifies(whenSelf('wouldBeHurt'), { may: true, do: [act('prevent', undefined, 1)] }))),
  ),
  creature('guardian', 'bear', [3, 3, 1], forbids(whenAny('dying', other(friendly('beast', is('kind', 'fox')))))),
  charm('amulet', 1, instead(whenHost('wouldDie'), { do: [act('heal', host), act('discard', self)] })),
  charm('hide', 1, modifies(whenHost('wouldBeHurt'), { do: [act('prevent', undefined, 1)] })),
];

/** Cards that say what others are. */
const shapes: readonly CardBehaviour[] = [
  creature('druid', 'mole', [2, 2, 2], gives(each(any('beast', is('kind', 'wolf'))), lists('kinds', 'become', 'bear'))),
  creature(
    'alpha',
    'wolf',
    [2, 2, 2],
    gives(
      each(other(friendly('beast', is('kind', 'wolf')))),
      lends(activated('use', { do: [act('gain')] })),
      lends(triggered(whenSelf('raids'), { do: [act('draw')] })),
      lends(gives(self, plus('strength', 1))),
    ),
  ),
  charm('pelt', 0, gives(host, lists('kinds', 'become', 'wolf'))),
  charm('claws', 1, gives(host, plus('strength', 2))),
  charm('totem', 1, gives(host, swaps('strength', 'cunning'))),
  charm('frailty', 1, gives(host, becomes('strength', 1))),
  charm('chain', 1, gives(host, rule('cannotRaid'))),
];

/** Spells, by what they prove. */
const spells: readonly CardBehaviour[] = [
  spell('mirror', 2, {
    targets: { one: one(friendly('beast')), other: one(beast) },
    do: [act('copy', the('one'), undefined, { to: the('other') })],
  }),
  spell('lure', 3, { targets: { it: one(enemy('beast')) }, do: [act('control', the())] }),
  spell('growl', 0, { targets: { it: one(beast) }, do: [grant(gives(host, plus('strength', 2)), 'turn', the())] }),
  spell('curse', 1, {
    targets: { it: one(beast) },
    do: [grant(triggered(when('turnEnds'), { if: areAll(host, 'damaged'), do: [act('kill', host)] }), 'round', the())],
  }),
  spell('wither', 1, { do: [grant(gives(each(enemy('beast')), plus('strength', -1)), 'round')] }),
  spell('stampede', 0, {
    numbers: { x: { least: 1, most: tally('means', 'you') } },
    targets: { it: one(beast) },
    do: [act('damage', the(), x)],
  }),
  spell('shower', 2, { do: [act('share', undefined, 3)] }),
  spell('plague', 2, { do: [act('damage', each(beast), 1), act('gain', undefined, forEachDone(1, 'died'))] }),
  spell('trade', 0, {
    targets: { it: upTo(1, friendly('handCard')) },
    do: [act('discard', the())],
    ifDone: { do: [act('draw', undefined, 2)] },
  }),
  spell('foresight', 0, { do: [act('foresee', undefined, 3)] }),
  spell('purge', 1, { do: [act('name', undefined, 1)] }),
  spell('choice', 1, {
    do: [],
    modes: [{ do: [act('gain', undefined, 2)] }, { do: [act('draw')] }, { targets: { it: one(beast) }, do: [act('heal', the())] }],
  }),
  spell('howl', 1, { targets: { it: one(friendly('beast')) }, do: [act('raid', the())] }),
  spell('feast', 1, { do: [act('draw', undefined, 1, { who: 'each' })] }),
  spell('volley', 2, { times: 2, targets: { it: one(beast) }, do: [act('damage', the(), 1)] }),
  spell('cull', 2, { each: 'player', targets: { it: one(friendly('beast')) }, do: [act('kill', the())] }),
  spell('sting', 1, { targets: { it: divided(2, any('beast')) }, do: [act('damage', the(), share())] }),
  spell('toll', 1, {
    players: { victim: { whose: 'opponent' } },
    do: [act('lose', undefined, 1, { who: chosen('victim') }), act('gain', undefined, 1)],
  }),
  spell('doom', 1, {
    targets: { it: one(beast) },
    do: [grant(once(triggered(when('turnEnds'), { do: [act('kill', host)] })), 'round', the())],
  }),
  spell('ward', 1, {
    targets: { it: one(beast) },
    do: [grant(modifies(whenHost('wouldBeHurt'), { do: [act('absorb')] }), 'round', the(), 2)],
  }),
  offering('tribute', 3, { do: [act('gain', undefined, 4)] }),
];

/** Every card of the tiny game; index 0 is the blank card. */
export const cards: readonly CardBehaviour[] = [
  { key: 'blank', printed: {}, abilities: [] },
  ...vanilla,
  ...listeners,
  ...guards,
  ...shapes,
  ...spells,
];

function creature(
  key: string,
  kind: string,
  [cost, strength, cunning]: readonly [number, number, number],
  ...abilities: readonly Ability[]
): CardBehaviour {
  const printed: Printed = { ...blank, type: 'beast', kind, cost, strength, cunning, yields: yieldsOf[kind] ?? [] };
  return { key, printed, abilities };
}

/** A charm is attached to a beast that is chosen when it is played. */
function charm(key: string, cost: number, ...abilities: readonly Ability[]): CardBehaviour {
  const printed: Printed = { ...blank, type: 'charm', cost };
  return { key, printed, abilities: [activated('play', { targets: { it: one(beast) }, do: [] }), ...abilities] };
}

function spell(key: string, cost: number, clause: Clause): CardBehaviour {
  const printed: Printed = { ...blank, type: 'spell', cost };
  return { key, printed, abilities: [activated('play', clause)] };
}

/** A spell that is paid with cards from the hand. */
function offering(key: string, worth: number, clause: Clause): CardBehaviour {
  const printed: Printed = { ...blank, type: 'spell', offering: worth };
  return { key, printed, abilities: [activated('play', clause)] };
}
