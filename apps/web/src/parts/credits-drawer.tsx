import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Drawer } from './drawer.tsx';

/** Whose work this stands on. */
export function CreditsDrawer({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts();
  const parts = [
    [texts.creditsGames, texts.creditsGamesText],
    [texts.creditsIcons, texts.creditsIconsText],
    [texts.creditsFonts, texts.creditsFontsText],
  ] as const;
  return (
    <Drawer title={texts.credits} onClose={onClose}>
      {parts.map(([title, text]) => (
        <section key={title} className="credits-part">
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      ))}
      <p className="credits-links">
        <a href="https://game-icons.net" rel="noreferrer" target="_blank">
          game-icons.net
        </a>
        <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer" target="_blank">
          CC BY 3.0
        </a>
        <a href="https://lucide.dev" rel="noreferrer" target="_blank">
          Lucide
        </a>
        <a href="https://openfontlicense.org" rel="noreferrer" target="_blank">
          SIL OFL 1.1
        </a>
      </p>
    </Drawer>
  );
}
