import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Drawer } from './drawer.tsx';

/** The keys and what they do. */
export function KeysDrawer({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts();
  return (
    <Drawer title={texts.keys} onClose={onClose}>
      <p className="pile-note">{texts.keysText}</p>
      <dl className="keys-list">
        {texts.keysList.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Drawer>
  );
}
