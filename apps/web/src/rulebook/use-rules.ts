/** Rules as the server tells them, each asked for once. */

import type { Language } from '@crupier/protocol';
import { useEffect, useState } from 'react';
import { fetchRule, type Answer, type Rule } from '../wire/api.ts';

const asked = new Map<string, Promise<Answer<Rule>>>();

function askOnce(rule: string, language: Language): Promise<Answer<Rule>> {
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
export function useRule(rule: string, language: Language): Answer<Rule> | undefined {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly value: Answer<Rule> } | undefined>(undefined);
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
