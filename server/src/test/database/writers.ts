/**
 * The room (docs/architecture.md) that writes each table: a feature, a shared folder of the server, or an embedded
 * service. Code of other rooms calls it. The operator's commands and the sample content don't count as rooms, because
 * they fill whole tables.
 */
const TABLES_OF: Readonly<Record<string, readonly string[]>> = {
  'features/audit': ['audit_log'],
  'features/places': ['departures', 'spot_availability'],
  'features/booking-batches': ['batch_bookings', 'booking_batches'],
  'features/booking-claims': ['booking_claims'],
  'features/booking-history': ['booking_notes'],
  'features/booking-records': ['booking_events', 'bookings', 'cancellations'],
  'features/contact': ['contact_messages', 'contact_replies'],
  'features/counter-payments': ['counter_payments'],
  'features/customers': ['customer_notes'],
  'features/gift-vouchers': ['gift_entries', 'gift_vouchers'],
  'features/goodwill': ['goodwill'],
  'features/guests': ['guests'],
  'features/newsletter': ['newsletter_subscriptions'],
  'features/payments': [
    'card_fees',
    'disputes',
    'payment_intents',
    'payment_journal',
    'payments',
    'provider_events',
    'refunds',
  ],
  'features/payment-links': ['payment_links'],
  'features/papers': [
    'booking_papers',
    'invoice_movements',
    'invoice_series',
    'invoices',
    'papers_due',
  ],
  'features/pictures': ['picture_uses', 'pictures'],
  'features/policies': ['cancellation_policies', 'policy_exceptions', 'spot_policies'],
  'features/promo-codes': ['promo_codes', 'promo_uses'],
  'features/reviews': ['rating_totals', 'review_helpful', 'review_reports', 'trip_reviews'],
  'features/saved-places': ['saved_spots'],
  'features/settings': ['agency_settings', 'agency_settings_history', 'setting_texts'],
  'features/setup': ['setup_tokens'],
  'features/spots': [
    'spot_archive',
    'spot_belongings',
    'spot_counts',
    'spot_details',
    'spot_edits',
    'spot_prices',
    'spot_stems',
    'spot_submissions',
    'spot_texts',
    'spot_words',
    'spots',
    'spots_unapproved',
  ],
  'features/statements': ['statement_lines'],
  'features/trips': ['trip_shares'],
  'features/waitlist': ['waitlist'],
  'features/users': [
    'account_blocks',
    'account_erasures',
    'blocked_addresses',
    'deleted_users',
    'former_addresses',
    'guest_erasures',
    'role_changes',
    'staff_invitations',
    'staff_members',
    'users',
  ],
  // Triggers write `open_balances` in the transactions that change a balance. Only the sample content fills the last
  // three tables.
  db: [
    'app_settings',
    'open_balances',
    'schema_migrations',
    'best_spots',
    'reviews',
    'team_members',
  ],
  http: ['request_windows'],
  idempotency: ['idempotency_keys'],
  jobs: ['job_runs'],
  mails: [
    'agency_bundled_notices',
    'agency_notices',
    'held_trip_news',
    'mail_outbox',
    'mailbox_turns',
    'trip_mails',
  ],
};

export const WRITERS: ReadonlyMap<string, string> = new Map(
  Object.entries(TABLES_OF).flatMap(([room, tables]) => tables.map((table) => [table, room])),
);

export function serviceOf(table: string): string | undefined {
  if (table.startsWith('identity_')) return 'identity';
  return table.startsWith('cards_') ? 'card-sandbox' : undefined;
}
