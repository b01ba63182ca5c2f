import { pluralsOf, SOURCE_LANGUAGE } from './plurals.mjs';

/**
 * The language of this build, from `BUILD_LANGUAGE`. The variable isn't `LANGUAGE`, because many systems set that for
 * every program.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string} its tag; throws an error if there is no such language
 */
export function buildLanguage(env = process.env) {
  const language = env['BUILD_LANGUAGE'] || SOURCE_LANGUAGE;
  pluralsOf(language);
  return language;
}
