export interface Reader {
  uid: string;
  email: string;
}

/**
 * The address in a row as shown to its reader. A client finds its own rows by email (spec §6), so in the reader's own
 * rows it is their current address. Stored rows and sent emails keep the recorded address.
 */
export function emailAsSeenBy(
  reader: Reader | null,
  { uid, address }: { uid: string | null; address: string },
): string {
  return reader !== null && reader.uid === uid ? reader.email : address;
}
