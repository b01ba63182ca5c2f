import { z } from 'zod/mini';
import * as calls from '../../calls/agency/pictures.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { ListPageQuery } from '../../fields/list-page.ts';
import { OwnPicture } from '../../fields/pictures.ts';
import { Deleted, IdParams, text } from '../../fields/text.ts';
import { CONSOLE_PAGE } from '../../options/console.ts';
import { TEXT_LIMITS } from '../../options/limits.ts';
import { AVIF_STATES, PICTURE_SUBJECTS, PICTURE_VIEWS } from '../../options/pictures.ts';

const PictureUse = z.object({
  kind: z.enum(PICTURE_SUBJECTS),
  _id: z.string(),
  /** The destination's name; empty if it was deleted, or if the picture is in the settings. */
  name: z.string(),
  /** True if visitors can see the picture there. */
  online: z.boolean(),
  alt: z.string(),
  cover: z.boolean(),
});

export const OperatorPicture = z.extend(OwnPicture, {
  /** Null once the uploader's account is deleted. */
  owner: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  createdAt: z.string(),
  /** The total size of all files of the picture. */
  bytes: z.number(),
  avif: z.enum(AVIF_STATES),
  /** The time since which nothing has used the picture, which is deleted a day later. Null while it is used. */
  unusedSince: z.nullable(z.string()),
  uses: z.array(PictureUse),
});
export type OperatorPicture = z.output<typeof OperatorPicture>;

/** A destination whose picture is on another host. */
export const ExternalPicture = z.object({
  _id: z.string(),
  spot: z.string(),
  country: z.string(),
  image: z.string(),
  contributed: z.boolean(),
  createdAt: z.string(),
});
export type ExternalPicture = z.output<typeof ExternalPicture>;

export const listOperatorPictures = endpoint(calls.listOperatorPictures, {
  summary: `Uploaded pictures with their owners and uses, newest first, ${CONSOLE_PAGE} at a time`,
  query: z.extend(ListPageQuery, {
    view: z.optional(z.enum(PICTURE_VIEWS)),
    /** Lists only pictures with this kind of use. */
    on: z.optional(z.enum(PICTURE_SUBJECTS)),
    owner: z.optional(text(64, 1)),
  }),
  response: z.array(OperatorPicture),
});

export const listExternalPictures = endpoint(calls.listExternalPictures, {
  summary: `Online destinations whose picture is on another host, newest first, ${CONSOLE_PAGE} at a time`,
  query: ListPageQuery,
  response: z.array(ExternalPicture),
});

export const removePicture = endpoint(calls.removePicture, {
  summary:
    'Delete an uploaded picture permanently, wherever it is used; its owner sees the reason. A destination falls back to its next picture, or to the drawing for its category',
  params: IdParams,
  body: z.object({ reason: text(TEXT_LIMITS.reason, 1) }),
  response: Deleted,
  errors: ['not_found', 'conflict'],
});
