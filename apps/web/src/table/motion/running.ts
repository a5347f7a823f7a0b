/** All that moves now. It can be ended at once: everything then lies where it belongs. */

interface Running {
  readonly animation: Animation;
  readonly end: () => void;
}

const running = new Set<Running>();

/** Moves an element; only transforms and opacity, which need no layout. `onEnd` is called once, also where it is cut short. */
export function move(
  element: Element,
  keyframes: readonly Keyframe[],
  timing: Pick<KeyframeAnimationOptions, 'duration' | 'delay'>,
  onEnd: () => void = () => undefined,
): void {
  const animation = element.animate([...keyframes], { easing: 'cubic-bezier(0.2, 0.8, 0.25, 1)', fill: 'backwards', ...timing });
  const each: Running = {
    animation,
    end: () => {
      if (running.delete(each)) onEnd();
    },
  };
  running.add(each);
  animation.addEventListener('finish', each.end);
}

/** Ends all that moves. */
export function finishMotion(): void {
  for (const { animation, end } of [...running]) {
    animation.cancel();
    end();
  }
}
