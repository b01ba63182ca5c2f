/** Every error code of the API with its HTTP status. Codes are stable; messages are for people and may change. */
export const PROBLEM_STATUS = {
  invalid_input: 400,
  invalid_signature: 400,
  not_signed_in: 401,
  forbidden: 403,
  sign_in_again: 403,
  contributions_closed: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  booking_paid: 409,
  price_changed: 409,
  payment_in_progress: 409,
  payment_not_succeeded: 409,
  payment_mismatch: 409,
  already_refunded: 409,
  other_card_account: 409,
  travel_date_past: 409,
  amount_too_small: 409,
  amount_too_large: 409,
  spot_unknown: 409,
  name_taken: 409,
  revision_changed: 409,
  last_administrator: 409,
  trip_ahead: 409,
  dispute_open: 409,
  refund_pending: 409,
  conflict: 409,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  headers_too_large: 431,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  provider_unavailable: 503,
  payments_unavailable: 503,
} as const;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

/** Problems that any endpoint may return. */
export const COMMON_PROBLEMS = [
  'invalid_input',
  'too_many_requests',
  'internal',
  'unavailable',
] as const satisfies readonly ProblemCode[];
