import type { Messages, Problem } from '@crupier/kernel';
import type { SeedShare } from './http.ts';
import type { Fairness } from './server-message.ts';

/** Texts of every problem that `checkFairness` finds. */
export const fairnessMessages: Messages = {
  'fairness.noSecret': {
    en: 'The secret of the commitment {commitment} is not shown yet: it is when the match is over, and its series decided.',
    es: 'El secreto del compromiso {commitment} aún no se conoce: se muestra cuando termina la partida y su ronda está decidida.',
  },
  'fairness.otherSecret': {
    en: 'The secret is not the one of the commitment {commitment}: the server has changed it.',
    es: 'El secreto no es el del compromiso {commitment}: el servidor lo ha cambiado.',
  },
  'fairness.otherCommitment': {
    en: 'The match has the commitment {commitment}, and {seen} was shown before.',
    es: 'La partida tiene el compromiso {commitment}, y antes se mostró {seen}.',
  },
  'fairness.otherNonce': {
    en: 'The nonce {nonce} was given and is not among those of the match.',
    es: 'Se dio el número {nonce}, que no está entre los de la partida.',
  },
  'fairness.otherSeed': {
    en: 'The seed {seed} is not made of the secret and the nonces.',
    es: 'La semilla {seed} no sale del secreto y de los números.',
  },
};

/** A match that is over, as far as its seed is concerned. */
export interface SeedProof {
  readonly fairness: Fairness;
  /** The seed that its journal begins with. */
  readonly seed: string;
}

/**
 * Checks that nobody chose the seed of a match: that the secret is the one that the server was held to, and the seed made of it and
 * of every nonce. With the share that somebody has given, also that this commitment was shown to them and their nonce used. A match
 * that is dealt again from the seed shows the rest. *Errors:* `fairness.noSecret`, `.otherSecret`, `.otherCommitment`, `.otherNonce`,
 * `.otherSeed`.
 */
export async function checkFairness({ fairness, seed }: SeedProof, share?: Partial<SeedShare>): Promise<readonly Problem[]> {
  const { secret, commitment, nonces } = fairness;
  if (secret === undefined) return [problem('noSecret', { commitment })];
  const wrong: (Problem | false)[] = [
    (await sha256(secret)) !== commitment && problem('otherSecret', { commitment }),
    share?.commitment !== undefined &&
      share.commitment !== commitment &&
      problem('otherCommitment', { commitment, seen: share.commitment }),
    share?.nonce !== undefined && !nonces.includes(share.nonce) && problem('otherNonce', { nonce: share.nonce }),
    (await sha256([secret, ...nonces].join(':'))) !== seed && problem('otherSeed', { seed }),
  ];
  return wrong.filter((each) => each !== false);
}

function problem(code: string, values: Problem['values']): Problem {
  return { code: `fairness.${code}`, at: '', values };
}

/** By the browser's own digest, which Node has as well. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
