// The part of the contract that every page loads. Schemas are in `schemas.ts`, and each form in its own file.
export * from './all-calls.ts';
export * from './all-rules.ts';
export type { Account } from './endpoints/people/account.ts';
export type {
  ExportedRefund,
  ExportedDispute,
  ExportedShare,
  ContactMessage,
  NewsletterConsent,
  AccountExport,
} from './endpoints/people/account-export.ts';
export type { AuditActor, AuditEntry, ReadableAuditEntry } from './endpoints/agency/audit.ts';
export type { BookingEvent, BookingRecord } from './endpoints/trips/operator-changes.ts';
export type { CounterPayment } from './fields/bookings/counter-payment.ts';
export type { Booking, BookingInput, BookingChange } from './endpoints/trips/bookings.ts';
export type { Translations } from './fields/translations.ts';
export type { CheckIn } from './endpoints/trips/check-ins.ts';
export type { OperatorRefund } from './endpoints/trips/cancellations.ts';
export type { ContactInput } from './endpoints/agency/contact.ts';
export type { Submission } from './endpoints/places/contributions.ts';
export type {
  OperatorSpot,
  OperatorSpotFilter,
  OperatorSpotRow,
  SpotPriceChange,
} from './endpoints/places/operator-spots.ts';
export type {
  AccountBlock,
  Customer,
  CustomerNote,
  CustomerPayment,
  CustomerRecord,
  PendingErasure,
} from './endpoints/agency/customers.ts';
export type {
  InboxCount,
  InboxMessage,
  InboxRecord,
  InboxReply,
} from './endpoints/agency/inbox.ts';
export type { Subscriber, SubscriberCount } from './endpoints/agency/subscribers.ts';
export type { OutboxMail } from './endpoints/agency/outbox.ts';
export type { OwnSpot, SpotInput } from './endpoints/places/own-spots.ts';
export type { LinkedPayment } from './endpoints/trips/money/payment-links.ts';
export type {
  Payment,
  PaymentConfig,
  PaymentState,
  JournalEntry,
} from './endpoints/trips/money/payments.ts';
export type { Refund } from './endpoints/trips/money/refunds.ts';
export type { PromoCode } from './endpoints/trips/money/promo-codes.ts';
export type { StatementCount, StatementUpload } from './endpoints/trips/money/statements.ts';
export type {
  GiftEntry,
  GiftVoucher,
  GiftVoucherRecord,
} from './endpoints/trips/money/gift-vouchers.ts';
export type { Report, ReportFigures, ReportRow } from './endpoints/trips/money/reports.ts';
export type { Transfer } from './endpoints/trips/money/transfers.ts';
export type {
  AppliedPolicy,
  Policies,
  PolicyExceptionEntry,
  PolicyFamily,
  SpotPolicy,
} from './endpoints/trips/policies.ts';
export type { Quote, SpotPrices } from './endpoints/trips/prices.ts';
export type { RoleChange } from './endpoints/people/roles.ts';
export type { Session } from './endpoints/people/sessions.ts';
export type { Setting, SettingChange } from './endpoints/agency/settings.ts';
export type { MailTrial } from './endpoints/agency/setup.ts';
export type { BestSpot, TeamMember, Review } from './endpoints/places/showcase.ts';
export type { ExternalPicture, OperatorPicture } from './endpoints/agency/pictures.ts';
export type { ModeratedReview } from './endpoints/agency/reviews.ts';
export type {
  OwnReview,
  ReviewOfTrip,
  SampleReview,
  SpotReviews,
  TripReview,
} from './endpoints/places/reviews.ts';
export type { SavedPlaces } from './endpoints/places/saved-places.ts';
export type { Spot, SpotQuery, SpotFacets } from './endpoints/places/spots.ts';
export type {
  StaffPerson,
  SentInvitation,
  StaffInvitation,
  StaffMember,
} from './endpoints/agency/staff.ts';
export type {
  AgencyContact,
  GuestTrip,
  SharedTrip,
  Trip,
  TripShare,
  Voucher,
} from './endpoints/trips/trip.ts';
export type { Role, User } from './endpoints/people/users.ts';
export type { BookedWeek, MoneyIn, MoneySpan, Today } from './endpoints/agency/today.ts';
export * from './departures.ts';
export type { BookingFilter, BookingSummary } from './endpoints/trips/operator-bookings.ts';
export type { CacheGroup, Call } from './declaration/call.ts';
export type { AnyEndpoint, Endpoint } from './declaration/endpoint.ts';
export {
  isBytes,
  isFileBody,
  isMedia,
  type Content,
  type FileBody,
  type SentFile,
} from './declaration/media.ts';
export type * from './fields/bookings/booking-record.ts';
export type * from './fields/bookings/booking-list-item.ts';
export type * from './fields/bookings/cancellations.ts';
export type { ExportedPaymentLink, PaymentLink } from './fields/bookings/payment-link.ts';
export type {
  ExportedStatementLine,
  StatementLine,
  TransferredBooking,
} from './fields/bookings/statement-line.ts';
export type { Bookkeeping } from './fields/money/bookkeeping.ts';
export type { BankAccount, TransferTerms } from './fields/money/bank-account.ts';
export type { PaperCompany, PaperSettings } from './fields/money/papers.ts';
export type {
  Invoice,
  InvoiceSums,
  PaperNumbers,
  TripDocument,
  TripDocuments,
} from './endpoints/trips/money/papers.ts';
export type { BookedTrip } from './fields/bookings/booked-trip.ts';
export type * from './fields/spot-details.ts';
export type { SpotFacts } from './fields/spot-facts.ts';
export type * from './fields/pictures.ts';
export type { Problem } from './fields/problem.ts';
export type { Deleted } from './fields/text.ts';
export * from './forms/people/account-forms.ts';
export * from './forms/trips/operator-forms.ts';
export { CancelForm } from './forms/trips/cancel-form.ts';
export * from './forms/trips/check-in-form.ts';
export { ContactForm } from './forms/people/contact-form.ts';
export * from './forms/people/erase-form.ts';
export * from './forms/trips/exception-form.ts';
export * from './forms/places/hide-review-form.ts';
export * from './forms/trips/gift-forms.ts';
export * from './forms/trips/payment-link-form.ts';
export * from './forms/trips/promo-code-form.ts';
export * from './forms/trips/policy-form.ts';
export { reasonForm } from './forms/reason-form.ts';
export { CompanyForm } from './forms/money/company-form.ts';
export { paperNumbersForm } from './forms/money/paper-numbers-form.ts';
export { RenameForm } from './forms/trips/rename-form.ts';
export { ReportForm } from './forms/places/report-form.ts';
export * from './forms/places/review-form.ts';
export * from './forms/saved-view-form.ts';
export * from './forms/places/spot-form.ts';
export * from './forms/people/team-forms.ts';
export * from './forms/trips/customer-booking-form.ts';
export * from './forms/trips/trip-forms.ts';
export { wordsForm } from './forms/words-form.ts';
export * from './languages.ts';
export * from './options/site.ts';
export * from './options/spreadsheets.ts';
export * from './options/audit.ts';
export * from './settings/setting-texts.ts';
export * from './options/trips/booking-core.ts';
export * from './options/trips/bookings.ts';
export * from './options/trips/cancellation-reasons.ts';
export * from './options/catalogue.ts';
export * from './options/console.ts';
export * from './options/mail-delivery.ts';
export * from './options/limits.ts';
export * from './options/trips/mail-kinds.ts';
export * from './options/trips/mail-links.ts';
export * from './options/trips/operator-bookings.ts';
export * from './options/operator-spots.ts';
export * from './options/own-spots.ts';
export * from './options/pictures.ts';
export * from './options/problem-codes.ts';
export * from './options/reviews.ts';
export * from './options/saved-places.ts';
export * from './options/trips/phone-policies.ts';
export * from './options/trips/balance-path.ts';
export * from './options/trips/payment-links.ts';
export * from './options/money/books.ts';
export * from './options/money/reports.ts';
export * from './options/money/transfers.ts';
export * from './options/trips/trip-paths.ts';
export * from './options/today.ts';
export * from './options/money/promo-codes.ts';
export * from './options/money/statements.ts';
export * from './options/money/gift-vouchers.ts';
export * from './options/money/papers.ts';
export * from './options/trips/trips.ts';
export * from './options/world/countries.ts';
export * from './options/world/country-zones.ts';
export * from './settings/mail-words.ts';
export type { SettingKey, SettingPicture, SettingValue } from './settings/settings.ts';
export type {
  BodyOf,
  InputOf,
  OutputOf,
  ParamsOf,
  ParsedInputOf,
  QueryOf,
} from './declaration/types-of-calls.ts';
