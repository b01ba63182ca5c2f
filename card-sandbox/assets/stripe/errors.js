/** An error that is a mistake of the calling page. */
export class IntegrationError extends Error {
  constructor(message) {
    super(message);
    this.name = 'IntegrationError';
  }
}

/** The error for every call without a response. The outcome is unknown, so the page asks again. */
export const UNREACHABLE = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
};
