/** Audited actions by subject. */
export const AUDITED = {
  bookings: [
    'booking_made',
    'booking_changed',
    'booking_confirmed',
    'request_answered',
    'contact_changed',
    'trip_link_renewed',
    'trip_link_ended',
    'booking_cancelled',
    'booking_reinstated',
    'booking_note_added',
    'booking_note_removed',
    'departure_cancelled',
    'departure_retried',
    'departure_opened',
    'departure_guaranteed',
    'place_offered',
    'waiting_removed',
    'attendance_recorded',
    'bookings_exported',
    'manifest_exported',
  ],
  money: [
    'payment_refunded',
    'payment_charged_again',
    'payment_link_made',
    'payment_link_ended',
    'counter_payment',
    'counter_void',
    'invoice_asked',
    'invoices_exported',
    'invoice_mailed',
    'invoice_numbers_set',
    'statement_uploaded',
    'statement_line_aside',
    'statement_line_back',
    'gift_issued',
    'gift_ended',
    'payments_exported',
    'books_exported',
    'promo_code_made',
    'promo_code_changed',
    'promo_code_ended',
    'report_exported',
  ],
  destinations: [
    'spot_made',
    'spot_changed',
    'spot_deleted',
    'spot_archived',
    'spot_withdrawn',
    'spot_repriced',
    'spot_restored',
    'spot_prices_changed',
    'spot_details_changed',
    'spot_texts_changed',
    'availability_changed',
    'departures_changed',
    'texts_exported',
    'spot_policy_changed',
    'contribution_approved',
    'contribution_rejected',
    'contribution_taken_over',
    'picture_removed',
    'destinations_exported',
  ],
  policies: [
    'policy_made',
    'policy_retired',
    'policy_default',
    'exception_made',
    'exception_ended',
  ],
  customers: [
    'customer_seen',
    'customer_exported',
    'customers_exported',
    'customer_language',
    'customer_noted',
    'customer_note_removed',
    'account_blocked',
    'account_unblocked',
    'erasure_asked',
    'erasure_withdrawn',
    'user_deleted',
    'guest_erased',
  ],
  messages: [
    'message_changed',
    'message_answered',
    'messages_exported',
    'mail_sent',
    'mail_tested',
    'newsletter_exported',
  ],
  reviews: ['review_decided', 'review_answered', 'review_featured'],
  team: [
    'role_changed',
    'staff_changed',
    'staff_removed',
    'staff_invited',
    'staff_invitation_withdrawn',
    'staff_joined',
    'staff_renamed',
    'setup_done',
  ],
  settings: [
    'settings_changed',
    'setting_texts_changed',
    'setting_texts_exported',
    'mail_server_tried',
    'audit_exported',
  ],
} as const;

export type AuditKind = keyof typeof AUDITED;
export const AUDIT_KINDS = Object.keys(AUDITED) as readonly AuditKind[];

export type AuditedAction = (typeof AUDITED)[AuditKind][number];
export const AUDITED_ACTIONS: readonly AuditedAction[] = Object.values(AUDITED).flat();

/** Actions of travelers on their own records. Their entries lose the traveler's name when the account is erased. */
export const TRAVELERS_ACTS = [
  'spot_withdrawn',
  'spot_repriced',
] as const satisfies readonly AuditedAction[];

/** The actor of an entry when `ADMIN_EMAILS`, not a person, made someone an owner. */
export const BY_CONFIGURATION = 'configuration';
/** The actor of an entry when the server acted, for example after a sign-in was deleted outside the product. */
export const BY_SERVER = 'server';

/** The kinds of records that audit entries link to in the console. */
export const AUDIT_RECORDS = ['booking', 'destination', 'person', 'message'] as const;
export type AuditRecordKind = (typeof AUDIT_RECORDS)[number];
