import { usePublicConfig } from '../../api/public-config.ts';

/** Says that what stands above is sample content; nothing on a real installation. */
export function SampleNote({ text }: { text: string }) {
  const { mode } = usePublicConfig();
  return mode === 'demo' ? <p className="mt-6 text-sm text-muted">{text}</p> : null;
}
