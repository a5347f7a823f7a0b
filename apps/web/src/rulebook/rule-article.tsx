import type { RuleText } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { formatRoute } from '../route.ts';
import { ruleAddress } from './rule-row.tsx';
import { rulebook } from './rulebook-store.ts';
import { Rulings } from './rulings.tsx';
import { useRulesTexts } from './use-rules-texts.ts';

/** What games are called, which is the same in all languages. */
export const gameNames: Readonly<Record<string, string>> = {
  keyforge: 'KeyForge',
  inferno: 'Inferno',
  'marvel-champions': 'Marvel Champions',
};

/** A rule with its rulings, and the way to the cards that it is about. */
export function RuleArticle({ rule }: { readonly rule: RuleText }): ReactNode {
  return (
    <article className="rule" lang={rule.language}>
      <h3>{rule.title}</h3>
      <p>{rule.summary}</p>
      <small>
        {gameNames[rule.game] ?? rule.game} · <RuleLink id={rule.id} />
        {rule.cards.map((card) => ` · ${card}`)}
      </small>
      <Rulings rule={rule} />
      {(rule.keyword === true || rule.cards.length > 0) && <CardsOfRule rule={rule} />}
    </article>
  );
}

/** The id of a rule, which leads to it. */
function RuleLink({ id }: { readonly id: string }): ReactNode {
  const said = useRulesTexts();
  return (
    <a className="link" href={ruleAddress(id)} title={said.linkTo(id)}>
      {id}
    </a>
  );
}

/** Leads to the cards that a rule is about. Nobody leaves a table by it: from there they are shown in a window of their own. */
export function CardsOfRule({ rule: { game, id } }: { readonly rule: RuleText }): ReactNode {
  const texts = useTexts();
  const isAtTable = document.documentElement.dataset['game'] !== undefined;
  return (
    <a
      className="link rule-cards"
      href={formatRoute({ kind: 'decks', game, view: 'cards', arg: `rule=${encodeURIComponent(id)}` })}
      {...(isAtTable && { target: '_blank', rel: 'noopener' })}
      onClick={() => (isAtTable ? undefined : rulebook.write(undefined))}
    >
      {texts.seeRuleCards}
    </a>
  );
}
