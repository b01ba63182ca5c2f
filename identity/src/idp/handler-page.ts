import type { FastifyInstance, FastifyReply } from 'fastify';
import type { HandlerAssets } from './handler-assets.ts';
import type { PopupEvent } from './popup-event.ts';

const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Mounts the pop-up's script and style files. */
export function mountHandlerAssets(scope: FastifyInstance, assets: HandlerAssets): void {
  const scripts = ['chooser.js', 'relay.js'] as const;
  for (const name of scripts) {
    scope.get(`/assets/${name}`, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(assets[name]),
    );
  }
  scope.get('/assets/handler.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(assets['handler.css']),
  );
}

/**
 * Sends a page of the pop-up with headers that forbid inline scripts and framing, but keep the connection to the window
 * that opened it.
 */
export function sendPage(reply: FastifyReply, html: string, status = 200): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', CSP)
    .header('cross-origin-opener-policy', 'same-origin-allow-popups')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** The event that the SDK's resolver in the app listens for. */
export interface AuthEvent {
  readonly type: string;
  readonly eventId: string;
  readonly urlResponse: string | null;
  readonly sessionId: string | null;
  readonly postBody: null;
  readonly tenantId: null;
  readonly error?: { readonly code: string; readonly message: string };
}

/** A page that passes an event to the app and closes. */
export function relayPage(popup: PopupEvent, event: AuthEvent): string {
  const message = { channel: `fbauth:${popup.apiKey}:${popup.appName}`, authEvent: event };
  const text = event.error ? 'Sign-in was not completed.' : 'You are signed in.';
  return page(`${text} You can close this window.`, JSON.stringify(message));
}

/** A page with a message, for example for people who opened the pop-up's address without the app. */
export function problemPage(sentence: string): string {
  return page(sentence);
}

function page(sentence: string, message?: string): string {
  const data = message === undefined ? '' : ` data-message="${escapeHtml(message)}"`;
  const script = message === undefined ? '' : '<script src="/__/auth/assets/relay.js"></script>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sign in</title>
<link rel="stylesheet" href="/__/auth/assets/handler.css">
</head>
<body${data}>
<main><p role="status">${escapeHtml(sentence)}</p></main>
${script}
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
