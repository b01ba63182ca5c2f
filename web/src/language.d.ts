interface ImportMetaEnv {
  /** The language of the build; empty for a site that is only in English. */
  readonly LANGUAGE: string;
  /**
   * The prefix of the language's addresses. It is set only in development, where the module's address can't contain it.
   */
  readonly PREFIX?: string;
}
