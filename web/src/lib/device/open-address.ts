/** Opens another document in place of this one, so that Back skips this one. */
export const openAddress = (address: string): void => location.replace(address);
