/** Rules as the server tells them, each asked for once. */

import type { Language, RuleText } from '@crupier/protocol';
import { useEffect, useState } from 'react';
import { fetchRule, type Answer } from '../wire/api.ts';

const asked = new Map<string, Promise<Answer<RuleText>>>();

function askOnce(rule: string, language: Language): Promise<Answer<RuleText>> {
  const key = `${language} ${rule}`;
  const known = asked.get(key);
  if (known !== undefined) return known;
  const asking = fetchRule(rule, language);
  asked.set(key, asking);
  // What failed may be asked again.
  void asking.then((answer) => (answer.ok ? undefined : asked.delete(key)));
  return asking;
}

/** A rule by its id; undefined until the server has answered. */
export function useRule(rule: string, language: Language): Answer<RuleText> | undefined {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly value: Answer<RuleText> } | undefined>(undefined);
  const key = `${language} ${rule}`;
  useEffect(() => {
    let wanted = true;
    void askOnce(rule, language).then((value) => (wanted ? setAnswer({ key, value }) : undefined));
    return () => {
      wanted = false;
    };
  }, [rule, language, key]);
  return answer?.key === key ? answer.value : undefined;
}
