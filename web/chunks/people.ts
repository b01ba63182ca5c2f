/** The chunks of signing in, of pages of text and of messages. */
import { files } from './module-files.ts';

/** What the forms for signing in, registering and a new password are made of. */
export const ENTRANCE = files({
  'src/ui/form': ['password-input'],
  'src/domain': ['return-path'],
  'src/features/account': [
    'account-frame',
    'api',
    'identity-error-text',
    'new-password-fields',
    'password-strength',
    'problem-banner',
  ],
  'src/features/account/sign-in': ['google-button', 'use-entrance', 'use-google'],
});

/** Who somebody is: asked when a session ends, and before what is done shortly after a sign-in alone. */
export const PROOF = files({
  'src/features/account/identity-proof': [
    'confirm-identity-dialog',
    'identity-proof-form',
    'use-identity-proof',
  ],
});

/** Pages of text, and the forms beside them. */
export const CONTENT = files({
  'src/features/content': ['api', 'copy'],
  'src/features/content/legal': ['legal-page'],
  'src/features/content/newsletter': ['newsletter-step'],
});

/** The messages that come and go; asked for with the first of them. */
export const TOAST = /\/(?:react-hot-toast|goober)\/|\/src\/ui\/feedback\/toast-view/;
