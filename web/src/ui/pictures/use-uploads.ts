import { PICTURE_UPLOAD } from '@wayfarer/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { shrinkPicture } from '../../lib/device/shrink-picture.ts';
import { texts } from './copy.ts';

export interface PendingFile {
  key: number;
  name: string;
  state: 'waiting' | 'sending' | 'failed';
  preview: string | null;
  /** The reason for a failure, as a text for the person. */
  why: string;
}

interface Queued extends PendingFile {
  file: File;
}

interface Sent {
  _id: string;
  url: string;
}

export interface Uploading<Picture extends Sent = Sent> {
  upload: (content: Blob) => Promise<Picture>;
  explain: (error: unknown) => string;
  onSent: (picture: Picture) => void;
}

/** Uploads files one after another. A failed one keeps its place and says why. */
export function useUploads<Picture extends Sent>({ upload, explain, onSent }: Uploading<Picture>) {
  const [files, setFiles] = useState<readonly Queued[]>([]);
  const [done, setDone] = useState(0);
  const keys = useRef(0);
  const change = (key: number, part: Partial<Queued>) =>
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: number) => setFiles((before) => before.filter((one) => one.key !== key));
  const next = files.some(({ state }) => state === 'sending')
    ? undefined
    : files.find(({ state }) => state === 'waiting');

  const send = useEffectEvent(async ({ file, key }: Queued) => {
    change(key, { state: 'sending' });
    try {
      const { content, preview } = await shrinkPicture(file);
      change(key, { preview });
      if (content.size > PICTURE_UPLOAD.maxBytes) {
        change(key, { state: 'failed', why: texts.tooLarge });
        return;
      }
      onSent(await upload(content));
      setDone((before) => before + 1);
      drop(key);
    } catch (error) {
      change(key, { state: 'failed', why: explain(error) });
    }
  });
  const nextKey = next?.key;
  useEffect(() => {
    const queued = files.find(({ key }) => key === nextKey);
    if (queued) void send(queued);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each file is begun once, by its key
  }, [nextKey]);

  return {
    files: files as readonly PendingFile[],
    done,
    dismiss: drop,
    /** Adds files to the queue; those beyond the limit fail immediately. */
    add: (chosen: readonly File[], room: number) => {
      setDone(0);
      const queued = chosen.map((file, at): Queued => {
        keys.current += 1;
        const fits = at < room;
        const state = fits ? 'waiting' : 'failed';
        return { key: keys.current, name: file.name, file, state, preview: null, why: fits ? '' : texts.tooMany }; // prettier-ignore
      });
      setFiles((before) => [...before.filter(({ state }) => state !== 'failed'), ...queued]);
    },
  };
}
