import type { FastifyInstance } from 'fastify';
import { requireEmail } from '../protocol/email-address.ts';
import { bodyOf, readText, type Body } from '../protocol/fields.ts';
import { MAX_DISPLAY_NAME } from '../protocol/profile-fields.ts';
import type { DemoGoogle } from './demo-google.ts';
import type { HandlerAssets } from './handler-assets.ts';
import { problemPage, sendPage } from './handler-page.ts';
import { readPopupEvent } from './popup-event.ts';

/** Mounts the demo's account chooser: a page, and the call that issues a token for the chosen account. */
export function mountChooser(
  scope: FastifyInstance,
  assets: HandlerAssets,
  demo: DemoGoogle,
): void {
  scope.get('/handler', (request, reply) => {
    const query = new URL(request.url, 'http://localhost').searchParams;
    return readPopupEvent(query)
      ? sendPage(reply, assets['chooser.html'])
      : sendPage(reply, problemPage('This page opens from the sign-in button.'), 400);
  });
  scope.post('/demo/token', (request) => vouch(demo, bodyOf(request.body)));
}

async function vouch(demo: DemoGoogle, body: Body): Promise<{ idToken: string }> {
  const email = requireEmail(body['email']);
  const name = readText(body, 'name', 'INVALID_DISPLAY_NAME', MAX_DISPLAY_NAME)?.trim();
  const [localPart = email] = email.split('@');
  return { idToken: await demo.mint({ email, name: name || localPart }) };
}
