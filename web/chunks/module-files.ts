/** One of these file names, without its ending, in one of these folders. */
export const files = (folders: Record<string, readonly string[]>) =>
  new RegExp(
    Object.entries(folders)
      .map(([folder, names]) => `/${folder}/(?:${names.join('|')})(?:\\.[a-z]+)?$`)
      .join('|'),
  );

export const ICONS = 'lucide/dist/esm/icons';
