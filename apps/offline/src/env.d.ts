interface ImportMeta {
  readonly env: {
    /** The engine's version, which the build writes. */
    readonly ENGINE: string;
  };
}
