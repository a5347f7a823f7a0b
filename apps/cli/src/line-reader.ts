import type { Interface } from 'node:readline';
import { createInterface } from 'node:readline';

/** Where lines come from. */
export interface LineSource {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** Whether a person types: then the line can be edited, and is on the screen already when it is read. */
  readonly isTerminal: boolean;
  /** Called for the Ctrl-C that a terminal in line mode keeps to itself. */
  readonly interrupt: () => void;
}

/** Reads lines one at a time when they are asked for, from a terminal or a pipe. Input is not touched before the first is asked for. */
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
    const { output, isTerminal } = this.#source;
    if (isTerminal && !this.#isOver) {
      reader.setPrompt(prompt);
      reader.prompt();
    }
    while (this.#lines.length === 0 && !this.#isOver) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      await promise;
    }
    const line = this.#lines.shift();
    if (!isTerminal && prompt !== '') output.write(`${prompt}${line ?? ''}\n`);
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
    const { input, output, isTerminal, interrupt } = this.#source;
    const reader = createInterface({ input, ...(isTerminal && { output }), terminal: isTerminal });
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
