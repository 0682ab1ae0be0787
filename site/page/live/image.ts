// The tile of the picture: columns of basalt, or the reader's own, by its largest singular values.
import { byId, element, threeDigits } from '../dom.ts';
import { type Link, orShow } from './link.ts';

const SIZE = 128;
/** Distance of the columns' centres, and of the joints' width, in pixels. */
const [STEP, JOINT] = [22, 1.6];

export function imageTile(link: Link): void {
  const canvas = byId<HTMLCanvasElement>('image-canvas');
  const rank = byId<HTMLInputElement>('image-rank');
  const told = byId('image-told');
  const context = canvas.getContext('2d')!;
  rank.max = String(SIZE);

  let picture = columns();
  /** Whether the worker has the picture: an order that brought it may have been superseded. */
  let known = false;
  const draw = (): void => {
    const k = Number(rank.value);
    const pixels = picture;
    const order = { rank: k, ...(known ? {} : { picture: { pixels, size: SIZE } }) };
    orShow(
      told,
      link.ask('image', order).then(({ pixels: shown, error, ms }) => {
        known = pixels === picture;
        const data = context.createImageData(SIZE, SIZE);
        for (const [i, value] of shown.entries()) {
          const grey = 255 * value;
          data.data.set([grey, grey, grey, 255], 4 * i);
        }
        context.putImageData(data, 0, 0);
        const numbers = Math.round((100 * k * (2 * SIZE + 1)) / SIZE ** 2);
        told.textContent = `${k} of ${SIZE} values: ${numbers} % of the numbers, error ${(100 * error).toFixed(1)} %, ${threeDigits(ms)} ms.`;
      }),
    );
  };

  rank.addEventListener('input', draw);
  byId<HTMLInputElement>('image-file').addEventListener('change', ({ target }) => {
    const [file] = (target as HTMLInputElement).files ?? [];
    if (file === undefined) return;
    orShow(
      told,
      pixelsOf(file).then((pixels) => {
        picture = pixels;
        known = false;
        draw();
      }),
    );
  });
  draw();
}

/** The middle square of a picture, in grey. */
async function pixelsOf(file: File): Promise<Float64Array> {
  const bitmap = await createImageBitmap(file);
  const side = Math.min(bitmap.width, bitmap.height);
  const context = element('canvas', { width: String(SIZE), height: String(SIZE) }).getContext('2d')!;
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  context.drawImage(bitmap, left, top, side, side, 0, 0, SIZE, SIZE);
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  return Float64Array.from({ length: SIZE ** 2 }, (_, i) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * i, 4 * i + 3);
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
  });
}

/** Basalt as it lies at the shore: six-sided columns of various heights, seen from above. */
function columns(): Float64Array {
  const centres: { x: number; y: number; grey: number }[] = [];
  for (let row = -1; row * STEP * 0.866 < SIZE + STEP; row++) {
    for (let column = -1; column * STEP < SIZE + STEP; column++) {
      const noise = (seed: number) => Math.abs(Math.sin(97.1 * row + 31.7 * column + seed) * 43758.5) % 1;
      const x = (column + (row % 2 === 0 ? 0 : 0.5) + 0.3 * (noise(1) - 0.5)) * STEP;
      centres.push({ x, y: (row * 0.866 + 0.3 * (noise(2) - 0.5)) * STEP, grey: 0.25 + 0.5 * noise(3) });
    }
  }
  return Float64Array.from({ length: SIZE ** 2 }, (_, i) => {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    const near = centres
      .map((centre) => ({ centre, far: Math.hypot(centre.x - x, centre.y - y) }))
      .sort((a, b) => a.far - b.far);
    const [one, two] = [near[0]!, near[1]!];
    if (two.far - one.far < JOINT) return 0.06;
    // Light from the upper left.
    return one.centre.grey + (0.14 * (one.centre.x - x + one.centre.y - y)) / STEP;
  });
}
