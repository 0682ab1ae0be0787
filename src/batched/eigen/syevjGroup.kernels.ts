// The kernel of Jacobi's method with a workgroup to a matrix as the host sees it: where the matrix is, and every variant.
import type { Limits } from '../../autotune/space.ts';
import type { Kernel } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { syevj_group } from './shaders.gen.ts';

interface GroupShape {
  readonly N: number;
  readonly THREADS: number;
  /** The matrix and its vectors are in workgroup memory. */
  readonly INSIDE: number;
}

/** Matrices of larger orders have no kernel. */
export const JACOBI_MOST = 1920;

const SHAPES: readonly GroupShape[] = [
  { N: 16, THREADS: 64, INSIDE: 1 },
  { N: 32, THREADS: 128, INSIDE: 1 },
  { N: 48, THREADS: 256, INSIDE: 1 },
  { N: 64, THREADS: 256, INSIDE: 1 },
  { N: JACOBI_MOST, THREADS: 256, INSIDE: 0 },
];

const triangle = (n: number): number => (n * (n + 1)) / 2;
/** Elements of a problem's workspace. */
export const roomOf = (n: number, vectors: boolean): number => triangle(n) + (vectors ? n * n : 0);

const bytesOf = ({ N, INSIDE }: GroupShape, vectors: boolean): number =>
  4 * (N + 1) + 4 * N + 8 + 4 * INSIDE * roomOf(N, vectors);

/** The first that holds the order here; bits do not depend on it. */
export function pickJacobi(n: number, vectors: boolean, { workgroupBytes }: Limits, inside = true): GroupShape {
  const shape = SHAPES.find((s) => n <= s.N && bytesOf(s, vectors) <= workgroupBytes && (inside || s.INSIDE === 0));
  if (shape === undefined) throw new RangeError(`matrices of order ${n} are above ${JACOBI_MOST}`);
  return shape;
}

export const jacobiVariants = variants({ tiles: SHAPES, flags: { VECTORS: 2, LISTED: 2, W_IN_A: 2 } });

export const syevjGroup: Kernel = { name: 'syevj_group', text: syevj_group, variants: jacobiVariants.all };
