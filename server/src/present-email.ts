export interface Reader {
  uid: string;
  email: string;
}

/**
 * The address of a row as shown to its reader. A client finds its own rows by email (spec §6), so the reader's own rows
 * show their current address. The stored rows and sent emails keep the address that was recorded.
 */
export function emailAsSeenBy(
  reader: Reader | null,
  { uid, address }: { uid: string | null; address: string },
): string {
  return reader !== null && reader.uid === uid ? reader.email : address;
}
