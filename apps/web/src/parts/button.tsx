import type { ReactNode } from 'react';

interface ButtonProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
  readonly primary?: boolean;
  readonly pressed?: boolean | undefined;
  /** Cannot be pressed now; it stays readable and keeps its place. */
  readonly inert?: boolean;
  /** Said instead of the content where the content is a picture. */
  readonly label?: string | undefined;
  readonly icon?: boolean;
  /** A stop of the arrow keys in its zone. */
  readonly stop?: boolean;
  /** It is one of the answers to the open question. */
  readonly choice?: boolean;
  /** What the answer does, by the game's name for it: keys find it by that. */
  readonly verb?: string | undefined;
  /** Whether it ends the reader's turn or phase, or lets something go on: each has its own look. */
  readonly lets?: 'end' | 'goOn' | undefined;
  /** Which option it chooses, by its index; `none` where it chooses none: what it would change is foreseen by that. */
  readonly option?: number | 'none' | undefined;
  /** A hint advises it. */
  readonly advised?: boolean;
  readonly className?: string;
}

/** A button. */
export function Button({
  onPress,
  children,
  primary,
  pressed,
  inert = false,
  label,
  icon,
  stop,
  choice,
  verb,
  lets,
  option,
  advised = false,
  className = '',
}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={`button ${className}`}
      data-primary={primary || undefined}
      data-icon={icon || undefined}
      data-stop={stop === true ? '' : undefined}
      data-choice={choice === true && !inert ? '' : undefined}
      data-verb={verb}
      data-lets={lets}
      data-option={option}
      data-advised={advised || undefined}
      aria-pressed={pressed}
      aria-disabled={inert || undefined}
      aria-label={label}
      title={icon === true ? label : undefined}
      onClick={() => {
        if (!inert) onPress();
      }}
    >
      {children}
    </button>
  );
}
