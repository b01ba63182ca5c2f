export interface Reader {
  uid: string;
  email: string;
}

/**
 * The address of a row as its reader sees it. A client finds its own rows by email (spec §6), so these show the
 * reader's current address. Stored rows and sent emails keep the recorded one.
 */
export function emailAsSeenBy(
  reader: Reader | null,
  { uid, address }: { uid: string | null; address: string },
): string {
  return reader !== null && reader.uid === uid ? reader.email : address;
}
