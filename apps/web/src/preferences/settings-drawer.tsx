import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Drawer } from '../parts/drawer.tsx';
import { OwnGroup } from './own-data.tsx';
import { NoticesGroup, ReadingGroup, TableGroup } from './setting-groups.tsx';
import { SettingsSample } from './settings-sample.tsx';
import '../styles/setting-rows.css';

/** The reader's settings beside a sample of how the page looks with them. */
export function SettingsDrawer({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts();
  return (
    <Drawer title={texts.settings} onClose={onClose} wide>
      <div className="settings">
        <div className="setting-groups">
          <ReadingGroup />
          <TableGroup />
          <NoticesGroup />
          <OwnGroup />
        </div>
        <SettingsSample onClose={onClose} />
      </div>
    </Drawer>
  );
}
