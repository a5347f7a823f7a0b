import { Check, Copy } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { Drawer } from '../parts/drawer.tsx';
import { useCopy } from '../parts/use-copy.ts';
import { linkToDeck } from './share-link.ts';
import { useDeckTexts } from './use-deck-texts.ts';

interface ExportPanelProps {
  readonly game: string;
  /** What the link imports. */
  readonly text: string;
  /** The list that is read by people. */
  readonly list: string;
  readonly onClose: () => void;
}

/** A deck as a text, and as a link that imports it. */
export function ExportPanel({ game, text, list, onClose }: ExportPanelProps): ReactNode {
  const said = useDeckTexts();
  const link = linkToDeck(game, text);
  return (
    <Drawer title={said.export} onClose={onClose}>
      <p>{said.exportText}</p>
      <CopyField label={said.copyList} text={list} rows={14} />
      <CopyField label={said.shareLink} word={said.copyLink} text={link} rows={4} />
    </Drawer>
  );
}

interface CopyFieldProps {
  readonly label: string;
  readonly word?: string;
  readonly text: string;
  readonly rows: number;
}

function CopyField({ label, word = label, text, rows }: CopyFieldProps): ReactNode {
  const id = useId();
  const { copied, copy } = useCopy(text, label);
  return (
    <div className="field copy-field">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} className="input" readOnly rows={rows} value={text} onFocus={(event) => event.target.select()} />
      <Button onPress={() => void copy()}>
        {copied ? <Check aria-hidden="true" size={18} /> : <Copy aria-hidden="true" size={18} />} {word}
      </Button>
    </div>
  );
}
