import { pictureAddress, type ExternalPicture, type OperatorPicture } from '@wayfarer/contract';
import type { ExternalRow, UploadedRow, UseRow } from './store.ts';

export function presentOperatorPicture(row: UploadedRow, uses: readonly UseRow[]): OperatorPicture {
  const { id, hash, width, height, placeholder, files, avifState, ownerUid } = row;
  return {
    _id: id,
    url: pictureAddress(hash, width),
    width,
    height,
    placeholder,
    owner: ownerUid === null ? null : { _id: ownerUid, name: row.ownerName ?? '' },
    createdAt: row.createdAt.toISOString(),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    avif: avifState,
    unusedSince: row.idleSince?.toISOString() ?? null,
    uses: uses.map(({ subject, subjectId, name, online, alt, position }) => ({
      kind: subject,
      _id: subjectId,
      name: name ?? '',
      online,
      alt,
      cover: position === 0,
    })),
  };
}

export function presentExternal({ id, createdAt, ...spot }: ExternalRow): ExternalPicture {
  return { _id: id, ...spot, createdAt: createdAt.toISOString() };
}
