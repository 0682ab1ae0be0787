// The memory that symmetric eigenproblems take on a GPU. Arithmetic only.
import { blocksOfReflectors } from '../../core/reflectors.ts';
import { partsOf } from '../cooperativeTiles.ts';
import { larfbWorkspace, reflectorsWorkspace, roomOf } from '../qr/qrBlocks.ts';
import type { Stages } from './stagesArg.ts';
import { SYTRD_TILES, sytrdMail } from './sytrdCooperativeTiles.ts';

/** Rows of the smallest tiles whose products the reduction sums apart. */
const TILE = 64;
/** Columns of a panel of the reduction with one dispatch a column, whose workgroups all read them, so that they are few. */
export const STEP_WIDTH = 16;
/** The largest order of it, and columns that one of its workgroups multiplies by. */
export const MOST_STEPS = 2048;
export const STEP_COLUMNS = 8;

/** Diagonals on each side of the band between the two stages of a reduction. */
export const STAGES_BANDWIDTH = 16;
/**
 * From which order on a matrix is reduced in two stages, without vectors or with few of them, and with all, which two stages transform back
 * twice. docs/adr/0031 has what an H100 took for either way, 0036 an H200; complex ones with all vectors gain nothing that was seen, and
 * calls name it.
 */
export const TWO_STAGES = {
  s: { n: 10240, v: 20480 },
  c: { n: 4096, v: Number.POSITIVE_INFINITY },
} as const;

/**
 * Up to this order the GPU waits for the host, and all blocks of reflectors are made ready while the host waits for it to apply them later.
 */
export const MOST_AHEAD = 2048;

/** Numbers that one of its dispatches leaves for the next, panels being `width` wide. */
export const stepProducts = (order: number, width: number): number =>
  4 * Math.ceil((order + 2 * width + 2 + Math.ceil((order + 2 * width) / STEP_COLUMNS)) / 4);

/** Numbers of its panel. */
export const stepPanel = (order: number, width: number): number => (3 * width + 2) * order;

/** Numbers of all blocks of reflectors where they are made ready. */
function aheadOf(n: number, block: number): number {
  if (n > MOST_AHEAD) return 0;
  let sum = 0;
  for (const [j, width] of blocksOfReflectors('l', 'n', n - 1, block)) {
    const { ldv, ldt } = roomOf(n - j, width);
    sum += ldv * width + ldt * ldt;
  }
  return sum;
}

/** Numbers for each row that divide and conquer keeps lists and values of, at most. */
const LISTS = 64;
/** Numbers that it takes whatever the order. */
const FIXED = 4096;

/**
 * See syevdWorkspace. The whole matrix with its panel; then sums of products while it is reduced, and with vectors those of the
 * tridiagonal matrix, which take two more matrices while halves are merged, and a block of reflectors in the end.
 */
export function syevdBytes(n: number, jobz: 'n' | 'v', stages: Stages = 'auto'): number {
  if (n === 0) return 0;
  const isTwo = stages === 'auto' ? n >= TWO_STAGES.s[jobz] : stages === 'two';
  const order = 4 * Math.ceil(n / 4);
  const panel = n < 2048 ? 32 : 64;
  const reduction = order * (order + 3 * panel) + 3 * order + 4;
  // What is left of a larger matrix is reduced with one dispatch a column beside what the others needed.
  const products = 4 * panel + order + 3 + order * (Math.ceil(order / TILE) + 1);
  const last = Math.min(order, MOST_STEPS);
  const steps = stepPanel(last, STEP_WIDTH) + 2 * stepProducts(last, STEP_WIDTH);
  const together = last * last + sytrdMail(last, partsOf(SYTRD_TILES, last, last - 1));
  const ending = Math.max(steps, together);
  const reducing = order <= MOST_STEPS ? Math.max(products, ending) : products + ending;
  // In two stages: the band with room beside it, a panel three times, the factors of a block; the second stage's reflectors.
  const two = isTwo ? STAGES_BANDWIDTH * (2 * n + 5 * order) + FIXED : 0;
  if (jobz === 'n') return 4 * (reduction + Math.max(reducing, two));
  const chased = isTwo ? order * n : 0;
  const block = Math.min(n, n <= 1024 ? 64 : 256);
  const merges = 2 * order * n + LISTS * n + FIXED;
  const reflections = reflectorsWorkspace(n, block) + larfbWorkspace(n, block);
  const solving = order * n + Math.max(merges, reflections, chased);
  return 4 * (reduction + chased + Math.max(reducing, two, aheadOf(n, block) + solving));
}
