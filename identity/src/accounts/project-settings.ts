import type { Answer, Deps } from '../deps.ts';

/** GET /v2/recaptchaConfig. It says that reCAPTCHA is off; without a key in the response, the SDK throws. */
export function recaptchaConfig(): Answer {
  return {
    recaptchaKey: 'projects/embedded/keys/none',
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
      { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
    ],
  };
}

/** GET /v1/projects, which lists the domains on which the SDK's own pop-up may be used. */
export function project(deps: Deps): Answer {
  const hosts = Array.from(deps.origins, (origin) => new URL(origin).hostname);
  return {
    projectId: deps.options.projectId,
    authorizedDomains: [...new Set(['localhost', ...hosts])],
  };
}
