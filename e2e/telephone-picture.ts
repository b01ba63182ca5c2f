import type { Page } from '@playwright/test';

/** A photo of 12 megapixels like one taken with a phone, with sky, sea and sensor noise. */
export async function telephonePicture(page: Page, hue: number): Promise<Buffer> {
  const base64 = await page.evaluate(async (color) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [4000, 3000];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const sky = context.createLinearGradient(0, 0, 0, 3000);
    sky.addColorStop(0, `hsl(${color} 70% 35%)`);
    sky.addColorStop(0.6, `hsl(${color + 40} 80% 75%)`);
    sky.addColorStop(0.61, `hsl(${color - 20} 60% 30%)`);
    sky.addColorStop(1, `hsl(${color - 20} 60% 12%)`);
    context.fillStyle = sky;
    context.fillRect(0, 0, 4000, 3000);
    for (let grain = 0; grain < 60_000; grain += 1) {
      context.fillStyle = `hsl(${color} 40% ${(grain * 37) % 100}% / 0.25)`;
      context.fillRect((grain * 7919) % 4000, (grain * 104_729) % 3000, 6, 6);
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95)); // prettier-ignore
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? []);
    let text = '';
    for (let at = 0; at < bytes.length; at += 0x80_00)
      text += String.fromCharCode(...bytes.subarray(at, at + 0x80_00));
    return btoa(text);
  }, hue);
  return Buffer.from(base64, 'base64');
}
