/** Opens another document instead of this one, which Back then skips. */
export const openAddress = (address: string): void => location.replace(address);
