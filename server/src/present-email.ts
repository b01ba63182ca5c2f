export interface Reader {
  uid: string;
  email: string;
}

/**
 * The address of a row as its reader sees it: a client finds its own rows by the e-mail (spec §6), so
 * those carry the reader's address of today. Rows and mails keep the one that was written down.
 */
export function emailAsSeenBy(
  reader: Reader | null,
  { uid, address }: { uid: string | null; address: string },
): string {
  return reader !== null && reader.uid === uid ? reader.email : address;
}
