/** Links to a trip for the people who come along. */
export const shareTexts = {
  title: 'Share with companions',
  text: 'Whoever has the link sees the place, the days, how to get there and what is included. No account is needed, and no price, address or surname is shown. It ends 30 days after the trip.',
  make: 'Make a link',
  failed: 'The link could not be made.',
  tooMany: 'There are ten links already. Stop sharing one of them first.',
  label: 'Link for companions',
  once: 'Copy it now: it is shown this once.',
  copy: 'Copy the link',
  copied: 'Link copied to clipboard!',
  copyFailed: 'The link could not be copied. Please select it by hand.',
  send: 'Send the link',
  message: (spot: string) => `Our trip to ${spot}`,
  live: 'Links that are open',
  madeOn: (day: string) => `Made on ${day}`,
  neverOpened: 'not opened yet',
  opened: (times: number, day: string | null) =>
    [`opened ${times === 1 ? 'once' : `${times} times`}`, day === null ? '' : `last on ${day}`]
      .filter((part) => part !== '')
      .join(', '),
  stop: 'Stop sharing',
  stopOf: (day: string) => ` the link of ${day}`,
  stopped: 'That link is closed.',
  stopFailed: 'The link could not be closed.',
} as const;
