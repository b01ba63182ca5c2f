/** Texts of links to a trip for companions. */
export const shareTexts = {
  title: 'Share with companions',
  text: 'Anyone with the link can see the destination, the dates, how to get there and what’s included, without an account. It doesn’t show the price, your address or last names. It expires 30 days after the trip.',
  make: 'Create link',
  failed: 'The link couldn’t be created.',
  tooMany: 'You already have ten links. Stop sharing one of them first.',
  label: 'Link for companions',
  once: 'Copy it now. You won’t see it again.',
  copy: 'Copy link',
  copied: 'Link copied to clipboard!',
  copyFailed: 'The link couldn’t be copied. Please select and copy it yourself.',
  send: 'Send link',
  message: (spot: string) => `Our trip to ${spot}`,
  live: 'Active links',
  madeOn: (day: string) => `Created on ${day}`,
  neverOpened: 'not opened yet',
  opened: (times: number, day: string | null) =>
    [`opened ${times === 1 ? 'once' : `${times} times`}`, day === null ? '' : `last on ${day}`]
      .filter((part) => part !== '')
      .join(', '),
  stop: 'Stop sharing',
  stopOf: (day: string) => ` the link from ${day}`,
  stopped: 'Link closed',
  stopFailed: 'The link couldn’t be closed.',
} as const;
