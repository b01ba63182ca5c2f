import type { Page } from '@playwright/test';

/** The conditions under which a sheet of paper is photographed, for tests of the camera. */
export interface Shot {
  /** Selects the random noise. */
  seed: number;
  /** The part of the paper that is visible, in pixels of the paper. */
  frame: { x: number; y: number; width: number; height: number };
  /** Rotation in degrees. */
  turned: number;
  /** The fraction by which the far side is shorter than the near side; 0.2 is a fifth. */
  tilted: number;
  /** Blur radius in pixels. */
  blurred: number;
  /** The largest deviation of a pixel's value, out of 255. */
  noise: number;
  /** The share of light in the darkest corner, 0 to 1. */
  dimmest: number;
  /** JPEG quality, 0 to 1. */
  quality: number;
}

export interface Photograph {
  jpeg: Buffer;
  /** The size in pixels; `data` has the decoded pixels in RGBA. */
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

const SIZE = { width: 1280, height: 960 };

/**
 * Photographs a sheet of paper as a person with a phone does: from the side, out of focus, in bad light. Draws the
 * picture in a separate page and returns a JPEG.
 */
export async function photograph(page: Page, paper: Buffer, shot: Shot): Promise<Photograph> {
  const studio = await page.context().newPage();
  try {
    const source = `data:image/png;base64,${paper.toString('base64')}`;
    const { jpeg, rgba } = await studio.evaluate(develop, { source, shot, size: SIZE });
    const bytes = Buffer.from(rgba, 'base64');
    return {
      jpeg: Buffer.from(jpeg, 'base64'),
      ...SIZE,
      data: new Uint8ClampedArray(bytes.buffer, bytes.byteOffset, bytes.length),
    };
  } finally {
    await studio.close();
  }
}

interface Order {
  source: string;
  shot: Shot;
  size: { width: number; height: number };
}

/** Draws the photo. This function runs in the browser, so it contains everything it needs. */
async function develop({ source, shot, size }: Order): Promise<{ jpeg: string; rgba: string }> {
  const { width, height } = size;

  function canvasOf(w: number, h: number) {
    const canvas = document.createElement('canvas');
    canvas.width = w;
    canvas.height = h;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    return { canvas, context };
  }

  async function pixelsOf(address: string, blur = 0) {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const { context } = canvasOf(picture.naturalWidth, picture.naturalHeight);
    if (blur > 0) context.filter = `blur(${blur}px)`;
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, picture.naturalWidth, picture.naturalHeight);
  }

  /** A generator of numbers from 0 to 1, which are the same for a seed on every machine. */
  function randomOf(seed: number) {
    let state = seed;
    return () => {
      state = (state + 0x6d_2b_79_f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
  }

  const paper = await pixelsOf(source);
  const { canvas, context } = canvasOf(width, height);
  const taken = context.createImageData(width, height);
  const { frame, turned, tilted } = shot;
  const angle = (turned * Math.PI) / 180;
  const scale = Math.max(frame.width / width, frame.height / height);
  const center = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };

  /** The brightness of the paper, interpolated between four pixels. Beyond the paper's edges is a dark table. */
  function paperAt(x: number, y: number): number {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    if (left < 0 || top < 0 || left + 1 >= paper.width || top + 1 >= paper.height) return 60;
    const at = (px: number, py: number) => paper.data[(py * paper.width + px) * 4 + 1] ?? 255;
    const [dx, dy] = [x - left, y - top];
    const upper = at(left, top) * (1 - dx) + at(left + 1, top) * dx;
    const lower = at(left, top + 1) * (1 - dx) + at(left + 1, top + 1) * dx;
    return upper * (1 - dy) + lower * dy;
  }

  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      // distance from the middle; the top is farther away
      const away = 1 + (tilted * (height / 2 - y)) / height;
      const [u, v] = [(x - width / 2) * away * scale, (y - height / 2) * away * scale];
      const px = center.x + u * Math.cos(angle) - v * Math.sin(angle);
      const py = center.y + u * Math.sin(angle) + v * Math.cos(angle);
      // light from the upper left, and the phone's shadow across the picture
      const dark = (x / width + y / height) / 2;
      const shadow = Math.abs(x - 0.7 * width + 0.3 * y) < 0.12 * width ? 0.85 : 1;
      const light = (1 - (1 - shot.dimmest) * dark) * shadow;
      const value = paperAt(px, py) * light;
      const pixel = (y * width + x) * 4;
      taken.data.set([value, value * 0.98, value * 0.92, 255], pixel);
    }
  }
  context.putImageData(taken, 0, 0);
  const soft = await pixelsOf(canvas.toDataURL('image/png'), shot.blurred);
  const random = randomOf(shot.seed);
  for (let index = 0; index < soft.data.length; index += 4) {
    for (const channel of [0, 1, 2]) {
      const value = soft.data[index + channel] ?? 0;
      soft.data[index + channel] = value + (random() * 2 - 1) * shot.noise;
    }
  }
  context.putImageData(soft, 0, 0);
  const jpeg = canvas.toDataURL('image/jpeg', shot.quality);
  const { data } = await pixelsOf(jpeg);
  let text = '';
  const piece = 0x80_00;
  for (let at = 0; at < data.length; at += piece) {
    text += String.fromCharCode(...data.subarray(at, at + piece));
  }
  return { jpeg: jpeg.slice(jpeg.indexOf(',') + 1), rgba: btoa(text) };
}
