/** A scenario with its repeated passes as steps with `times`. What is no scenario stays as it is. */
export function mergePasses(scenario: unknown): unknown {
  const { steps } = (scenario ?? {}) as { readonly steps?: unknown };
  if (!Array.isArray(steps)) return scenario;
  const merged: unknown[] = [];
  for (const step of steps as readonly unknown[]) {
    const last = merged.at(-1);
    if (isPass(step) && isPass(last) && step.seat === last.seat)
      merged[merged.length - 1] = { ...last, times: (last.times ?? 1) + (step.times ?? 1) };
    else merged.push(step);
  }
  return { ...(scenario as object), steps: merged };
}

interface Pass {
  readonly answer: 'pass';
  readonly seat?: number;
  readonly times?: number;
}

function isPass(step: unknown): step is Pass {
  return typeof step === 'object' && step !== null && 'answer' in step && step.answer === 'pass';
}
