import type { Answer, Deps } from '../deps.ts';

/** GET /v2/recaptchaConfig: off. The SDK throws unless a key is named. */
export function recaptchaConfig(): Answer {
  return {
    recaptchaKey: 'projects/embedded/keys/none',
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
      { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
    ],
  };
}

/** GET /v1/projects: where the SDK's own pop-up may be used. */
export function project(deps: Deps): Answer {
  const hosts = Array.from(deps.origins, (origin) => new URL(origin).hostname);
  return {
    projectId: deps.options.projectId,
    authorizedDomains: [...new Set(['localhost', ...hosts])],
  };
}
