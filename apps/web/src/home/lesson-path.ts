import type { Lessons, LessonTopic } from '@crupier/protocol';

/** Whether a step is done, comes next, or later. */
type LessonState = 'done' | 'next' | 'later';

/** How far a beginner has come on the path of a game's lessons. */
export interface LessonPath {
  readonly steps: readonly { readonly name: string; readonly state: LessonState }[];
  /** How many steps are done. */
  readonly done: number;
  /** The first step that is not done; undefined where all are. */
  readonly next: string | undefined;
}

/** The path, by the lessons that were said before: a step is done when all of its lessons were. */
export function lessonPath({ topics }: Pick<Lessons, 'topics'>, said: readonly string[], language: 'en' | 'es'): LessonPath {
  const open = topics.filter(({ lessons }) => !lessons.every((each) => said.includes(each)));
  const [next] = open;
  const stateOf = (topic: LessonTopic): LessonState => {
    if (topic === next) return 'next';
    return open.includes(topic) ? 'later' : 'done';
  };
  const steps = topics.map((topic) => ({ name: topic.name[language], state: stateOf(topic) }));
  return { steps, done: topics.length - open.length, next: next?.name[language] };
}
