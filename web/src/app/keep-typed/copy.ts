/** Shown where a form has again what was typed before the session ended. */
export const keepTexts = {
  back: 'What you typed is back',
  replaced: (now: unknown) =>
    typeof now === 'string' && now !== ''
      ? `Since you typed this, it was changed to “${now.slice(0, 80)}”. Save to replace that.`
      : 'Since you typed this, it was changed. Save to replace that.',
} as const;
