/** The promise of a confirmation, wherever travelers read it before booking (spec §2). `hours` is at least 1. */
export function confirmationText(hours: number): string {
  return `You will receive our confirmation within ${hours} ${hours === 1 ? 'hour' : 'hours'}, by email.`;
}
