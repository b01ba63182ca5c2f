interface ImportMetaEnv {
  /** The build's language; empty in the build of a site only in English. */
  readonly LANGUAGE: string;
  /** The prefix of the language's addresses; only in development, where a module has the same address everywhere. */
  readonly PREFIX?: string;
}
