/** The bar of games in which whoever is asked mostly passes: pass until something comes, stops, or be asked everything. */

import { sayLabel, type PassSetting, type StopMoments } from '@crupier/protocol';
import { FastForward, Hand as HandSign, OctagonX, Repeat } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { Button } from '../../parts/button.tsx';
import { Drawer } from '../../parts/drawer.tsx';
import { MenuButton } from '../../parts/menu-button.tsx';
import { useTable } from '../scene/table-context.ts';
import { AlwaysList } from './always-list.tsx';
import { usePassingNow, type ChangePassing } from './passing-context.ts';

interface PassBarProps {
  readonly stops: StopMoments | undefined;
  /** Whether it is one button with a menu, where there is no room for more. */
  readonly menu?: boolean;
}

/** The bar, where the game and the seat have one. */
export function PassBar({ stops, menu = false }: PassBarProps): ReactNode {
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const { setting, change } = usePassingNow();
  if (setting === undefined || change === undefined) return undefined;
  if (stops === undefined) return <AlwaysButton setting={setting} change={change} menu={menu} />;
  const toggle = (until: NonNullable<PassSetting['until']>): void =>
    change(setting.until === until ? { until: 'nothing' } : { until, everything: false });
  const askEverything = (): void => change({ until: 'nothing', everything: !setting.everything });
  const drawer = open && <StopsDrawer stops={stops} setting={setting} change={change} onClose={() => setOpen(false)} />;
  if (menu) {
    const tick = (on: boolean, words: string): string => (on ? `✓ ${words}` : words);
    return (
      <>
        <MenuButton
          label={texts.passing}
          entries={[
            { key: 'response', words: tick(setting.until === 'response', texts.passUntilResponse), onPress: () => toggle('response') },
            { key: 'turn', words: tick(setting.until === 'turn', texts.passUntilTurn), onPress: () => toggle('turn') },
            { key: 'everything', words: tick(setting.everything, texts.askEverything), onPress: askEverything },
            { key: 'stops', words: texts.stops, onPress: () => setOpen(true) },
          ]}
        >
          <FastForward aria-hidden="true" />
        </MenuButton>
        {drawer}
      </>
    );
  }
  return (
    <div className="pass-bar" role="toolbar" aria-label={texts.passing} data-zone="">
      <Button stop pressed={setting.until === 'response'} onPress={() => toggle('response')}>
        <FastForward aria-hidden="true" size={18} /> {texts.passUntilResponse}
      </Button>
      <Button stop pressed={setting.until === 'turn'} onPress={() => toggle('turn')}>
        <FastForward aria-hidden="true" size={18} /> {texts.passUntilTurn}
      </Button>
      <Button stop pressed={setting.everything} onPress={askEverything}>
        <HandSign aria-hidden="true" size={18} /> {texts.askEverything}
      </Button>
      <Button stop onPress={() => setOpen(true)}>
        <OctagonX aria-hidden="true" size={18} /> {texts.stops}
      </Button>
      {drawer}
    </div>
  );
}

interface AlwaysButtonProps {
  readonly setting: PassSetting;
  readonly change: NonNullable<ChangePassing>;
  readonly menu: boolean;
}

/** Opens the list of what is always answered alike, in games without stops: there where there is something on it. */
function AlwaysButton({ setting, change, menu }: AlwaysButtonProps): ReactNode {
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const { yields = [] } = setting;
  if (yields.length === 0 && !open) return undefined;
  const words = texts.alwaysCount(yields.length);
  return (
    <div className={menu ? undefined : 'pass-bar pass-bar-one'}>
      <Button stop icon={menu} label={menu ? words : undefined} onPress={() => setOpen(true)}>
        <Repeat aria-hidden="true" size={18} /> {!menu && words}
      </Button>
      {open && (
        <Drawer title={texts.alwaysList} onClose={() => setOpen(false)}>
          <AlwaysList setting={setting} change={change} />
        </Drawer>
      )}
    </div>
  );
}

interface StopsDrawerProps {
  readonly stops: StopMoments;
  readonly setting: PassSetting;
  readonly change: NonNullable<ChangePassing>;
  readonly onClose: () => void;
}

/** Where to be asked: in one's own turns and in those of others. */
function StopsDrawer({ stops, setting, change, onClose }: StopsDrawerProps): ReactNode {
  const { speech } = useTable();
  const texts = useTexts();
  const moments = [...stops.moments, ...stops.responses];
  const toggle = (turns: 'own' | 'others', moment: string): void => {
    const kept = setting[turns].filter((each) => each !== moment);
    change({ [turns]: setting[turns].includes(moment) ? kept : [...kept, moment] });
  };
  return (
    <Drawer
      title={texts.stops}
      onClose={onClose}
      foot={<Button onPress={() => change({ ...stops.usual, waiting: false })}>{texts.stopsUsual}</Button>}
    >
      <p className="pile-note">{texts.stopsText}</p>
      <table className="stops">
        <thead>
          <tr>
            <th scope="col">{texts.stopMoment}</th>
            <th scope="col">{texts.stopOwn}</th>
            <th scope="col">{texts.stopOthers}</th>
          </tr>
        </thead>
        <tbody>
          {moments.map((moment) => (
            <tr key={moment}>
              <th scope="row">{sayLabel(moment, speech)}</th>
              {(['own', 'others'] as const).map((turns) => (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the label lies in it
                <td key={turns}>
                  <label className="stop">
                    <span className="unseen">
                      {sayLabel(moment, speech)}: {turns === 'own' ? texts.stopOwn : texts.stopOthers}
                    </span>
                    <input type="checkbox" checked={setting[turns].includes(moment)} onChange={() => toggle(turns, moment)} />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <label className="stops-waiting">
        <input type="checkbox" checked={setting.waiting === true} onChange={() => change({ waiting: setting.waiting !== true })} />
        {texts.stopsWaiting}
      </label>
      <h3>{texts.alwaysList}</h3>
      <AlwaysList setting={setting} change={change} />
    </Drawer>
  );
}
