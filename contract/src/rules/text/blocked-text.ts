/** What a person is told whose account is blocked: how to reach the agency, and not why. */
export function blockedText(email: string | undefined): string {
  const where = email === undefined || email === '' ? 'on our contact page' : `at ${email}`;
  return `Your account is blocked. Your bookings and payments are kept. Please write to us ${where}.`;
}
