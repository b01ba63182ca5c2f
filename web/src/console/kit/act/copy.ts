export const actTexts = { close: 'Keep as it is' } as const;
