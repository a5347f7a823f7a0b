import { RotateCcw } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { Drawer } from '../parts/drawer.tsx';
import { usePart } from '../parts/use-store.ts';
import { preferences } from '../preferences/preferences.ts';
import { bindingsOf, firstKeyOf, keyActs, placesOf, sayKey, type KeyActName, type KeyPlace } from './bindings.ts';
import { useKeyChange, type KeyChange } from './use-key-change.ts';

/** The keys and what they do: each act's key can be changed here. */
export function KeysDrawer({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts();
  const change = useKeyChange();
  const isChanged = usePart(preferences, ({ keys }) => Object.keys(keys).length > 0);
  // An act stands once, in the first of its places.
  const actsOf = (place: KeyPlace): readonly KeyActName[] => keyActs.filter((act) => placesOf(act)[0] === place);
  const foot = (
    <div className="drawer-foot keys-foot">
      <output className={change.isRefused ? 'problem' : undefined}>{change.said}</output>
      {isChanged && <Button onPress={change.resetAll}>{texts.keysReset}</Button>}
    </div>
  );
  return (
    <Drawer title={texts.keys} onClose={onClose} foot={foot}>
      <p className="pile-note">{texts.keysText}</p>
      <KeyList title={texts.keysOfPlace.table} acts={actsOf('table')} change={change} />
      <KeyList title={texts.keysOfPlace.replay} acts={actsOf('replay')} change={change} fixed={texts.keysFixed.replay} />
      <KeyList title={texts.keysOfPlace.pages} acts={actsOf('pages')} change={change} />
      <KeyList title={texts.keysFixedTitle} acts={[]} change={change} fixed={texts.keysFixed.table} />
      <KeyList title={texts.keysPointersTitle} acts={[]} change={change} fixed={texts.keysFixed.pointers} />
    </Drawer>
  );
}

interface KeyListProps {
  readonly title: string;
  readonly acts: readonly KeyActName[];
  readonly change: KeyChange;
  /** Keys that nobody changes, and what they do. */
  readonly fixed?: readonly (readonly [keys: string, does: string])[];
}

function KeyList({ title, acts, change, fixed = [] }: KeyListProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="field-label">
        {title}
      </h3>
      <dl className="keys-list">
        {acts.map((act) => (
          <BoundKey key={act} act={act} change={change} />
        ))}
        {fixed.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The key of an act: pressed, it waits for another. */
function BoundKey({ act, change }: { readonly act: KeyActName; readonly change: KeyChange }): ReactNode {
  const texts = useTexts();
  const key = usePart(preferences, ({ keys }) => bindingsOf(keys)[act]);
  const isAsked = change.asked === act;
  const does = texts.keyActs[act];
  const first = firstKeyOf(act);
  return (
    <div>
      <dt>
        <Button
          className="key-button"
          pressed={isAsked}
          label={isAsked ? texts.keyAskedFor(does) : texts.keyButton(does, sayKey(key, texts.shiftKey))}
          onPress={() => change.ask(isAsked ? undefined : act)}
        >
          {isAsked ? texts.keyAsked : <kbd>{sayKey(key, texts.shiftKey)}</kbd>}
        </Button>
      </dt>
      <dd>
        {does}
        {key !== first && (
          <Button icon label={texts.keyReset(does, sayKey(first, texts.shiftKey))} onPress={() => change.reset(act)}>
            <RotateCcw aria-hidden="true" size={18} />
          </Button>
        )}
      </dd>
    </div>
  );
}
