import { checkA11y, expect, test } from '../fixtures.ts';
import { demoSpot, register, someone } from '../traveler.ts';

const PICTURE = '/media/destinations/alhambra-960.avif';

test('adds a destination, finds it, changes it and takes it away again @phone', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 404.*no-such-picture/);
  await register(page, someone('spots'), '/addTouristSpots');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a tourist spot');
  const submit = page.getByRole('button', { name: 'Add Destination' });
  await submit.click();
  const name = page.getByLabel('Tourist spot name');
  await expect(name).toBeFocused();
  await expect(page.getByText('Please enter a tourist spot name')).toHaveCount(2);
  await checkA11y(page);

  await name.fill('Garden of the seven courts');
  // a country's complete name is accepted, no matter how soon the field loses focus
  await page.getByRole('combobox', { name: 'Country' }).fill('Italy');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Italy');
  await page.getByRole('combobox', { name: 'Country' }).fill('Spain');
  await page.getByRole('option', { name: 'Spain' }).click();
  await page.getByLabel('Category').selectOption('Historical');
  await page.getByLabel('Average cost per day').pressSequentially('$1a40');
  await expect(page.getByLabel('Average cost per day')).toHaveValue('140');
  await page.getByLabel('Best season').selectOption('Spring (March - May)');
  // a picture that doesn't load is reported before anything is published
  await page.getByLabel('Image URL').fill('/media/destinations/no-such-picture.avif');
  await expect(page.getByText('No picture loads from this address').first()).toBeVisible();
  await page.getByLabel('Image URL').fill(PICTURE);
  await expect(page.getByText('No picture loads from this address')).toHaveCount(0);
  const preview = page.getByRole('region', { name: 'Live preview' });
  await expect(preview).toContainText('Garden of the seven courts');
  await expect(preview).toContainText('$140');
  const picture = preview.getByRole('img', { name: 'Garden of the seven courts' });
  await expect(picture).toHaveJSProperty('naturalWidth', 960);

  // no typed text is lost when the page is left
  await page.goto('/aboutus');
  await page.goto('/addTouristSpots');
  await expect(name).toHaveValue('Garden of the seven courts');
  await expect(page.getByLabel('Average cost per day')).toHaveValue('140');
  await submit.click();
  await expect(page.getByText('Tourist Spot Added Successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/allTouristSpots$/);
  await page.getByRole('link', { name: 'See Garden of the seven courts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garden of the seven courts');

  await page.goto('/mytouristspots');
  const card = page.getByRole('article').filter({ hasText: 'Garden of the seven courts' });
  await expect(card).toContainText('Your Creation');
  await expect(page.getByText('Showing 1 of 1 destinations')).toBeVisible();
  await expect(page.getByText('100%')).toBeVisible();
  await checkA11y(page);
  await page.getByRole('searchbox').fill('iceland');
  await expect(page.getByText('No destinations found')).toBeVisible();
  await expect(page).toHaveURL(/search=iceland/);
  await page.getByRole('button', { name: 'Clear Search' }).click();

  await card.getByRole('link', { name: 'Edit Garden of the seven courts' }).click();
  await expect(name).toHaveValue('Garden of the seven courts');
  await checkA11y(page);
  await name.fill('Garden of the eight courts');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Tourist spot updated successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Garden of the eight courts' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await checkA11y(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Delete Garden of the eight courts' }).click();
  await dialog.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(page.getByText('Tourist spot deleted successfully!')).toBeVisible();
  await expect(page.getByText('No destinations added yet.')).toBeVisible();
  await checkA11y(page);
});

test(
  'neither changes nor shows a destination of someone else',
  { tag: '@once' },
  async ({ page }) => {
    await register(page, someone('stranger'), '/myTouristSpots');
    await expect(page.getByText('No destinations added yet.')).toBeVisible();
    const spot = await demoSpot(page);
    await page.goto(`/updateTouristSpot/${spot._id}`);
    await expect(page.getByRole('heading', { name: 'Destination Not Found' })).toBeVisible();
    await checkA11y(page);
  },
);
