import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../test/service.ts';

describe('the demo account chooser', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  const open = (query: string) => fetch(`${service.url}/__/auth/handler${query}`);
  const fromApp =
    '?apiKey=test-key&appName=%5BDEFAULT%5D&authType=signInViaPopup&eventId=1&providerId=google.com';

  it('opens for an app, says what it is, and keeps its opener', async () => {
    const page = await open(fromApp);
    expect(page.status).toBe(200);
    expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html).toContain('Demo accounts: no real Google sign-in');
    expect((await open('')).status).toBe(400);
  });

  it('runs under a policy without inline script or style', async () => {
    const page = await open(fromApp);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    const html = await page.text();
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=|\sstyle=/);
    const files = Array.from(html.matchAll(/(?:src|href)="([^"]+)"/g), ([, path]) => path);
    expect(files).toHaveLength(2);
    for (const path of files) {
      const file = await fetch(new URL(path ?? '', service.url));
      expect(file.status).toBe(200);
      expect(file.headers.get('content-type')).toMatch(/^text\/(javascript|css)/);
    }
  });
});
