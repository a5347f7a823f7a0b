import type { ReactNode } from 'react';
import { Switch } from 'react-aria-components';
import { useTexts } from '../language/use-texts.ts';
import { useStore } from '../parts/use-store.ts';
import { orders } from './orders.ts';
import { preferences } from './preferences.ts';

/** Keeps the orders in which things happen; switched off, those that were kept are forgotten. */
export function keepOrders(isOn: boolean): void {
  preferences.change((kept) => ({ ...kept, sameOrder: isOn }));
  if (!isOn) orders.write({});
}

/** Whether the same things happen in the same order again. */
export function SameOrderSwitch(): ReactNode {
  const texts = useTexts();
  const { sameOrder } = useStore(preferences);
  return (
    <Switch className="switch" isSelected={sameOrder} onChange={keepOrders}>
      <span className="switch-track" />
      {texts.sameOrder}
    </Switch>
  );
}
