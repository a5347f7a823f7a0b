import type { ReactNode } from 'react';
import { Switch } from 'react-aria-components';
import { useTexts } from '../language/use-texts.ts';
import { useStore } from '../parts/use-store.ts';
import { orders } from './orders.ts';
import { preferences } from './preferences.ts';

/** Whether the same things happen in the same order again. Switched off, the orders are forgotten. */
export function SameOrderSwitch(): ReactNode {
  const texts = useTexts();
  const { sameOrder } = useStore(preferences);
  const change = (to: boolean): void => {
    preferences.change((kept) => ({ ...kept, sameOrder: to }));
    if (!to) orders.write({});
  };
  return (
    <Switch className="switch" isSelected={sameOrder} onChange={change}>
      <span className="switch-track" />
      {texts.sameOrder}
    </Switch>
  );
}
