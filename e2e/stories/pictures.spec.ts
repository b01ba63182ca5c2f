import type { Locator, Page } from '@playwright/test';
import { checkA11y, expect, test } from '../fixtures.ts';
import { telephonePicture } from '../telephone-picture.ts';
import { register, someone } from '../traveler.ts';

/** Swipes across an element from right to left. */
async function swipe(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to swipe');
  const browser = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const at = (x: number) => [{ x, y }];
  const [right, left] = [box.x + box.width * 0.8, box.x + box.width * 0.2];
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: at(x) });
  await touch('touchStart', right);
  await touch('touchMove', (left + right) / 2);
  await touch('touchMove', left);
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('@phone photographs of a telephone become the pictures of a place, and the gallery turns by key and by finger', async ({
  page,
  watch,
}) => {
  await register(page, someone('pictures'), '/addTouristSpots');
  const name = `Bay of pictures ${Date.now()}`;
  await page.getByLabel('Tourist spot name').fill(name);
  await page.getByRole('combobox', { name: 'Country' }).fill('Spain');
  await page.getByRole('option', { name: 'Spain' }).click();
  await page.getByLabel('Average cost per day').fill('90');
  const files = [];
  for (const [at, hue] of [210, 20, 280].entries()) {
    const buffer = await telephonePicture(page, hue);
    files.push({ name: `IMG_${at + 1}.jpg`, mimeType: 'image/jpeg', buffer });
  }
  expect(files[0]?.buffer.length).toBeGreaterThan(1_000_000);
  await page.getByLabel('Choose pictures').setInputFiles(files);
  const list = page.getByRole('list', { name: 'Your pictures' });
  await expect(list.getByRole('listitem')).toHaveCount(3, { timeout: 60_000 });
  await page.getByLabel('Description of picture 1').fill('The bay in the evening');
  await checkA11y(page);
  await page.getByRole('button', { name: 'Add Destination' }).click();
  await expect(page.getByText('Tourist Spot Added Successfully!')).toBeVisible();
  await page.getByRole('link', { name: `See ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const dots = page.getByRole('group', { name: 'Pictures' }).getByRole('button');
  await expect(dots).toHaveCount(3);

  const enlarge = page.getByRole('button', { name: 'Enlarge picture 1 of 3' });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('img', { name: 'The bay in the evening' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const second = dialog.getByRole('img', { name: `${name}, picture 2 of 3` });
  await expect(second).toBeVisible();
  await expect(second).not.toHaveJSProperty('naturalWidth', 0);
  await checkA11y(page);
  await swipe(page, second);
  await expect(dialog.getByRole('img', { name: `${name}, picture 3 of 3` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();
  expect(watch.complaints()).toEqual([]);
});
