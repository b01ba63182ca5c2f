interface ImportMetaEnv {
  /** The build's language; empty in the build of a site in English alone. */
  readonly LANGUAGE: string;
}
