/** The reader's settings, with a sample of how the page looks with them: a page, and beside a table a sheet. */

import type { ReactNode } from 'react';
import { goTo } from '../go-to.ts';
import { House } from '../home/house.tsx';
import { useHouseFrame } from '../home/use-house-frame.ts';
import { useTexts } from '../language/use-texts.ts';
import { Drawer } from '../parts/drawer.tsx';
import { useTitle } from '../parts/use-title.ts';
import { placeNow } from '../place.ts';
import { OwnGroup } from './own-data.tsx';
import { NoticesGroup, ReadingGroup, TableGroup } from './setting-groups.tsx';
import { SettingsSample } from './settings-sample.tsx';
import '../styles/home.css';
import '../styles/setting-rows.css';

/** The page. The sample lies beside the rows where there is room, else below them. */
export function SettingsScreen(): ReactNode {
  const texts = useTexts();
  const { mode, narrow } = useHouseFrame();
  useTitle(`${texts.settings} · Crupier`);
  const sample = <SettingsSample onClose={leave} />;
  const isBeside = mode === 'wide' && !narrow;
  return (
    <House className="settings-page" side={isBeside ? sample : undefined}>
      <h1>{texts.settings}</h1>
      <Groups />
      {!isBeside && sample}
    </House>
  );
}

/** The sheet. */
export function SettingsDrawer({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts();
  return (
    <Drawer title={texts.settings} onClose={onClose} wide>
      <div className="settings">
        <Groups />
        <SettingsSample onClose={onClose} />
      </div>
    </Drawer>
  );
}

function Groups(): ReactNode {
  return (
    <div className="setting-groups">
      <ReadingGroup />
      <TableGroup />
      <NoticesGroup />
      <OwnGroup />
    </div>
  );
}

/** Back to where the reader came from, or to the start where the page was opened by its address. */
function leave(): void {
  if (placeNow().key === 'first') goTo({ kind: 'home' });
  else window.history.back();
}
