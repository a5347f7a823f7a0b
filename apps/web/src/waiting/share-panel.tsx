import { Check, Copy, Share2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { useSetupTexts } from '../setting-up/use-setup-texts.ts';

const LinkCode = lazyPart(async () => (await import('./link-code.tsx')).LinkCode, <span className="link-code" />);

interface SharePanelProps {
  readonly link: string;
  /** What is shared with the link, in a sentence. */
  readonly words: string;
  /** Whether only this machine reaches the server, and the reader may change that. */
  readonly onlyHere: boolean;
}

/** How friends get the link to a table: copied, by a camera, or by whatever the device shares with. */
export function SharePanel({ link, words, onlyHere }: SharePanelProps): ReactNode {
  const texts = useTexts();
  const said = useSetupTexts();
  const heading = useId();
  const [copied, setCopied] = useState(false);
  const canShare = 'share' in navigator;
  return (
    <section aria-labelledby={heading} className="share">
      <h2 id={heading}>{said.invite}</h2>
      <div className="share-parts">
        <LinkCode link={link} />
        <div className="share-words">
          <div className="share-link">
            <input className="input" readOnly value={link} aria-label={texts.copyLink} onFocus={(event) => event.target.select()} />
            <Button onPress={() => void copyText(link).then(setCopied)}>
              {copied ? <Check aria-hidden="true" size={20} /> : <Copy aria-hidden="true" size={20} />}
              {copied ? texts.copied : texts.copyLink}
            </Button>
          </div>
          {canShare && (
            <Button onPress={() => void share(link, words)}>
              <Share2 aria-hidden="true" size={20} />
              {said.share}
            </Button>
          )}
          <p className="setup-note">{said.linkShows}</p>
          {onlyHere && <OnlyHere />}
        </div>
      </div>
    </section>
  );
}

/** How whoever runs the server lets friends in. */
function OnlyHere(): ReactNode {
  const texts = useTexts();
  return (
    <div className="only-here" role="note">
      <p>{texts.onlyHere}</p>
      <code className="command">HOST=0.0.0.0 npm start</code>
      <p>{texts.onlyHereShell}</p>
      <code className="command">$env:HOST="0.0.0.0"; npm start</code>
    </div>
  );
}

/** Opens the device's own way to share. That its owner changes their mind is no fault. */
async function share(url: string, text: string): Promise<void> {
  try {
    await navigator.share({ url, text });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.warn('The link could not be shared.', error);
  }
}

/** Copies a text. Returns false where the browser does not allow it; the text stands selected in its field then. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('The browser does not let this page copy.', error);
    document.querySelector<HTMLInputElement>('input[readonly]')?.select();
    return false;
  }
}
