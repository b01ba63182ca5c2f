/**
 * An in-memory storage with S3's protocol, as its documentation describes it: it checks each request's signature
 * (Signature Version 4) and each content's hash, and fails on demand.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const KEYS = { accessKeyId: 'AKIATESTKEY', secretAccessKey: 'test/secret+key' };
export const BUCKET = 'agency-pictures';
const REGION = 'eu-central-1';

export type Fault =
  | 'silent'
  | 'broken'
  | 'cut'
  /** Reads a part of the request and hangs up. */
  | 'hung-up';

interface StoredObject {
  content: Buffer;
  type: string;
  storedAt: Date;
}

export interface S3Server {
  url: string;
  objects: Map<string, StoredObject>;
  faults: Fault[];
  requests: number;
  pageSize: number;
  close(): Promise<void>;
}

const hex = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) =>
  createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`); // prettier-ignore

/** Implements https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSigned({ method = '', headers }: IncomingMessage, url: URL): boolean {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/;
  const [, keyId, day = '', region = '', names = '', signature = ''] =
    form.exec(headers.authorization ?? '') ?? [];
  const at = String(headers['x-amz-date']);
  const required = ['host', 'x-amz-date', 'x-amz-content-sha256'];
  const signed = names.split(';');
  if (keyId !== KEYS.accessKeyId || region !== REGION || !at.startsWith(day)) return false;
  if (!required.every((name) => signed.includes(name))) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const canonical = [
    method,
    url.pathname.split('/').map((part) => encode(decodeURIComponent(part))).join('/'), // prettier-ignore
    query,
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${KEYS.secretAccessKey}`, day));
  const expected = hmac(key, ['AWS4-HMAC-SHA256', at, scope, hex(canonical)].join('\n'));
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

async function contentOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`);
}

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function listing({ objects, pageSize }: S3Server, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, pageSize);
  const more = keys.length > page.length;
  const entries = page.map((key) => {
    const { content, storedAt } = objects.get(key) ?? { content: '', storedAt: new Date(0) };
    return `<Contents><Key>${xml(key)}</Key><LastModified>${storedAt.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`;
  });
  const next = more ? `<NextContinuationToken>${xml(page.at(-1) ?? '')}</NextContinuationToken>` : ''; // prettier-ignore
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${BUCKET}</Name><IsTruncated>${more}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`;
}

async function answer(server: S3Server, request: IncomingMessage, response: ServerResponse) {
  server.requests += 1;
  const fault = server.faults.shift();
  if (fault === 'silent') return;
  if (fault === 'hung-up') {
    request.once('data', () => request.socket.destroy());
    return;
  }
  const content = await contentOf(request);
  if (fault === 'broken') return refuse(response, 500, 'InternalError');
  const url = new URL(request.url ?? '/', 'http://storage.test');
  if (!isSigned(request, url)) return refuse(response, 403, 'SignatureDoesNotMatch');
  if (hex(content) !== request.headers['x-amz-content-sha256'])
    return refuse(response, 400, 'XAmzContentSHA256Mismatch');
  const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
  if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
  const key = rest.join('/');
  if (request.method === 'PUT') {
    const type = request.headers['content-type'] ?? '';
    server.objects.set(key, { content, type, storedAt: new Date() });
    return response.writeHead(200).end();
  }
  if (request.method === 'DELETE') {
    server.objects.delete(key);
    return response.writeHead(204).end();
  }
  if (key === '') {
    response.writeHead(200, { 'content-type': 'application/xml' });
    return response.end(listing(server, url.searchParams));
  }
  const found = server.objects.get(key);
  if (!found) return refuse(response, 404, 'NoSuchKey');
  response.writeHead(200, { 'content-type': found.type, 'content-length': found.content.length });
  if (request.method === 'HEAD') return response.end();
  if (fault !== 'cut') return response.end(found.content);
  response.write(found.content.subarray(0, found.content.length / 2), () => response.destroy());
}

export async function startS3Server(): Promise<S3Server> {
  const http = createServer((request, response) => {
    answer(server, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const server: S3Server = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    objects: new Map(),
    faults: [],
    requests: 0,
    pageSize: 1000,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  return server;
}

export function bucketOf({ url }: S3Server) {
  return { kind: 's3', url, bucket: BUCKET, region: REGION, ...KEYS } as const;
}
