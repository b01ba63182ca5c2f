interface ImportMetaEnv {
  /** The build's language; empty in the build of a site only in English. */
  readonly LANGUAGE: string;
}
