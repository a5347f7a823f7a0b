import {
  type CardId,
  type Verb,
  abilityOption,
  abilityRef,
  call,
  checkpoint,
  leave,
  perCard,
  program,
  rewriteHappening,
} from '@crupier/kernel/rules';
import { beginPlay } from '../rules/announce.ts';
import { abilitiesOn } from '../rules/found-triggers.ts';
import type { ReplicaLocals } from '../rules/recover.ts';
import { payTribute } from '../rules/tribute.ts';
import { resolvingItem } from '../state/chain.ts';
import { exiledBy, fact } from '../state/facts.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';

interface BondLocals {
  readonly card: CardId;
}

/** A card is exiled by one of its bonds: with several its owner says which, and that one triggers. *Rule:* INF-702.9f, ruling C-68. */
export const exileByBond = program<Inferno, BondLocals>('exile by a bond', [
  {
    name: 'by which bond',
    rule: 'INF-702.9f',
    ask: (match, { locals: { card }, seat }) => {
      const options = abilitiesOn(match, card, 'bonded').map((place, at) =>
        abilityOption(match, 'bond', { ref: abilityRef(card, place), self: card }, at),
      );
      return options.length === 0 ? undefined : { kind: 'mode', seat, purpose: 'whichBond', source: card, options };
    },
    take: (match, { locals: { card } }, [chosen]) => exileInstead(match, card, chosen?.value ?? 0),
  },
]);

function exileInstead(match: InfernoMatch, card: CardId, bond: number): void {
  rewriteHappening(match, ({ source }) => fact('cardExiled', { card, source, value: exiledBy.bond + bond }));
}

/**
 * A replica is played while its ability resolves, for its cost. What cannot be paid is taken back. *Rule:* INF-702.16a, INF-702.16b,
 * INF-607.2f.
 */
export const playReplica = program<Inferno, ReplicaLocals>('play a replica', [
  {
    name: 'it is played',
    rule: 'INF-702.16a INF-607.2f',
    do: (match, { source, seat }) => {
      checkpoint(match, 'done');
      beginPlay(match, source, seat);
    },
  },
  { name: 'done', rule: '', do: () => leave },
]);

/** Verbs that keywords mean. */
export const keywordVerbs = {
  /** In place of its way from the deck to the Infierno. *Rule:* INF-702.9b. */
  exileByBond: {
    use: 'rules',
    ...perCard<InfernoMatch>({ run: (match, card, { seat, source }) => call(match, exileByBond, { card }, { source, seat }) }),
    hint: 1,
  },
  /** The card that damage would put into an Infierno is exiled. *Rule:* INF-702.13a. */
  exileByAbyss: {
    use: 'rules',
    run: (match) => rewriteHappening(match, ({ card, source }) => fact('cardExiled', { card, source, value: exiledBy.effect })),
    hint: 1,
  },
  /** A ritual that was recovered is exiled wherever it would go. *Rule:* INF-702.7a. */
  exileRecovered: {
    use: 'rules',
    run: (match) => rewriteHappening(match, ({ card, source }) => fact('cardExiled', { card, source, value: exiledBy.effect })),
  },
  playReplica: {
    use: 'rules',
    ...perCard<InfernoMatch>({
      run: (match, card, { seat }) => call(match, playReplica, { ability: resolvingItem(match)?.ability ?? -1 }, { source: card, seat }),
    }),
    hint: 3,
  },
  payTribute: {
    use: 'rules',
    fact: 'resourceAdded',
    ...perCard<InfernoMatch>({ run: (match, card, { seat }) => payTribute(match, card, seat) }),
    hint: 1,
  },
} as const satisfies Readonly<Record<string, Verb<Inferno>>>;

/** The programs that these verbs run. */
export const keywordPrograms = [exileByBond, playReplica] as const;
