export interface ListedPage {
  files: { key: string; storedAt: Date }[];
  /** The token for the next page. */
  next: string | undefined;
}

/** Reads the response of ListObjectsV2, which is XML with a fixed structure. */
export function readListing(xml: string): ListedPage {
  if (!/<ListBucketResult[\s>]/.test(xml)) throw new Error('the storage sent no listing');
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    key: textOf(entry, 'Key') ?? '',
    storedAt: new Date(textOf(entry, 'LastModified') ?? ''),
  }));
  const outside = xml.replaceAll(/<Contents>.*?<\/Contents>/gs, '');
  const isTruncated = textOf(outside, 'IsTruncated') === 'true';
  return { files, next: isTruncated ? textOf(outside, 'NextContinuationToken') : undefined };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function textOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xml)?.[1];
  return text?.replaceAll(
    /&(amp|lt|gt|quot|apos);/g,
    (all, entity: string) => ENTITIES[entity] ?? all,
  );
}
