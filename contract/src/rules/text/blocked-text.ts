/** The message for a blocked account: how to reach the agency, without the reason. */
export function blockedText(email: string | undefined): string {
  const where = email === undefined || email === '' ? 'on our contact page' : `at ${email}`;
  return `Your account is blocked. Your bookings and payments are kept. Please write to us ${where}.`;
}
