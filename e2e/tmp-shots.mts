import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findBrowser } from '/work/trees/mails/scripts/browser/find-browser.ts';
const path = await findBrowser();
const browser = await chromium.launch({
  executablePath:
    typeof path === 'string' ? path : (path as { executablePath: string }).executablePath,
  args: ['--no-sandbox'],
});
for (const lang of ['de', 'ar']) {
  const mails = JSON.parse(readFileSync(`/tmp/shots/mails/${lang}.json`, 'utf8'));
  for (const [width, scheme] of [
    [390, 'light'],
    [390, 'dark'],
    [1440, 'light'],
    [1440, 'dark'],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme: scheme });
    // several mails on one sheet
    const names = mails.map((m: { name: string }) => m.name);
    for (let i = 0; i < names.length; i += 1) {
      await page.setContent(mails[i].html);
      const over = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (over) console.log('OVERFLOW', lang, width, names[i]);
      if (width === 390 || i % 6 === 0)
        await page.screenshot({
          path: `/tmp/shots/mails/${lang}-${width}-${scheme}-${String(i).padStart(2, '0')}.png`,
          fullPage: true,
        });
    }
    await page.close();
  }
}
await browser.close();
