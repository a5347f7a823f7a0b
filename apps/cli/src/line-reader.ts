import type { Interface } from 'node:readline';
import { createInterface } from 'node:readline';

/**
 * How lines come: `edited` by a person at a terminal that we draw the line on, `typed` by a person whose terminal sees to the
 * line itself, `piped` from a program or a file.
 */
export type LineMode = 'edited' | 'typed' | 'piped';

/** Where lines come from. */
export interface LineSource {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly mode: LineMode;
  /** Called for the Ctrl-C that a terminal keeps to itself while we draw the line. */
  readonly interrupt: () => void;
}

/** Reads lines one at a time when they are asked for. Input is not touched before the first is asked for. */
export class LineReader {
  readonly #source: LineSource;
  readonly #lines: string[] = [];
  #reader: Interface | undefined;
  #isOver = false;
  #wake: (() => void) | undefined;

  constructor(source: LineSource) {
    this.#source = source;
  }

  /** Shows a prompt and reads a line; undefined at the end. From a pipe the line is shown after the prompt, as if it had been typed. */
  async ask(prompt: string): Promise<string | undefined> {
    const reader = this.#open();
    const { output, mode } = this.#source;
    if (!this.#isOver && mode === 'edited') {
      reader.setPrompt(prompt);
      reader.prompt();
    }
    if (mode === 'typed') output.write(prompt);
    while (this.#lines.length === 0 && !this.#isOver) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      await promise;
    }
    const line = this.#lines.shift();
    if (mode === 'piped' && prompt !== '') output.write(`${prompt}${line ?? ''}\n`);
    if (mode !== 'piped' && line === undefined) output.write('\n');
    return line;
  }

  /** Stops reading: whoever waits for a line gets none. */
  close(): void {
    this.#isOver = true;
    this.#lines.length = 0;
    this.#reader?.close();
    this.#wake?.();
  }

  #open(): Interface {
    if (this.#reader !== undefined) return this.#reader;
    const { input, output, mode, interrupt } = this.#source;
    const reader = createInterface({ input, ...(mode === 'edited' && { output }), terminal: mode === 'edited' });
    reader.on('line', (line) => {
      this.#lines.push(line);
      this.#wake?.();
    });
    reader.on('close', () => {
      this.#isOver = true;
      this.#wake?.();
    });
    reader.on('SIGINT', interrupt);
    this.#reader = reader;
    return reader;
  }
}
