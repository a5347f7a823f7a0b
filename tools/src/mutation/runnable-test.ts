/** A test without a test runner: it throws if it fails. */
export interface RunnableTest {
  readonly name: string;
  readonly run: () => void;
}
