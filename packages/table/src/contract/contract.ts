/** One thing that every adapter of a port must do. Rejects with what went wrong. */
export interface ContractCase<Subject> {
  readonly name: string;
  /** `make` gives a fresh subject, with nothing in it. */
  readonly run: (make: () => Promise<Subject>) => Promise<void>;
}
