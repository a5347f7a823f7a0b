import type { SeenEvent } from '@crupier/protocol';
import type { ReactNode } from 'react';

/** The colours of keys. */
export const keyColours = ['red', 'yellow', 'blue'] as const;
/** A colour of a key. */
export type KeyColour = (typeof keyColours)[number];

/** The colours as events count them. */
const counted: readonly KeyColour[] = ['red', 'blue', 'yellow'];

/** The colour of the key that an event is about. */
export function colourOfEvent(event: SeenEvent | undefined): KeyColour | undefined {
  return counted[event?.value ?? -1];
}

const heads: Readonly<Record<KeyColour, { readonly path: string; readonly hue: number }>> = {
  red: { path: 'M16 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z', hue: 28 },
  yellow: { path: 'M16 2L27 21H5z', hue: 92 },
  blue: { path: 'M7 4h18v17H7z', hue: 250 },
};
const bit = 'M14 20h4v22h-4zM18 31h7v4h-7zM18 38h5v4h-5z';

/** A key: its colour has a shape of its own, a forged one is solid and ticked. */
export function KeyMark({
  colour,
  forged,
  label,
}: {
  readonly colour: KeyColour;
  readonly forged: boolean;
  readonly label: string;
}): ReactNode {
  const { path, hue } = heads[colour];
  const ink = `light-dark(oklch(.52 .14 ${hue}), oklch(.8 .13 ${hue}))`;
  return (
    <>
      <span className="unseen">{label}</span>
      <svg className="key" viewBox="0 0 32 46" width="26" height="38" aria-hidden="true">
        <path
          d={path + bit}
          style={{ fill: forged ? ink : 'none', stroke: ink }}
          strokeWidth={2.2}
          strokeDasharray={forged ? undefined : '3.5 2.5'}
          strokeLinejoin="round"
        />
        {forged && <path d="M12 12l3 3 5-6" fill="none" style={{ stroke: 'var(--felt)' }} strokeWidth={3} />}
      </svg>
    </>
  );
}
