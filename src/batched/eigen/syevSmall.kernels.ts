// The kernel of eigenproblems of order 8 at most as the host sees it: how many threads a workgroup has, and every variant.
import { pick, type Rule } from '../../autotune/pick.ts';
import type { Limits } from '../../autotune/space.ts';
import type { Kernel } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { syev_small } from './shaders.gen.ts';

/** Up to this order a thread has a matrix and its vectors in registers. */
export const TINY = 8;

interface TinyShape {
  readonly N: number;
  readonly THREADS: number;
}

const SHAPES: readonly TinyShape[] = Array.from({ length: TINY }, (_, k) => ({ N: k + 1, THREADS: k < 4 ? 64 : 32 }));

interface TinyProblem extends Limits {
  /** Matrices lie one behind the other, and nothing else is in their buffer. */
  readonly packed: boolean;
  readonly bytes: number;
  readonly software: boolean;
}

/** Whether matrices pass through workgroup memory. */
export const tinyRules: readonly Rule<TinyProblem, number>[] = [
  {
    name: 'staged',
    choice: 1,
    fits: (p) => p.packed && !p.software && p.bytes <= p.workgroupBytes,
    why: 'the matrices of a workgroup are brought together',
  },
  { name: 'direct', choice: 0, fits: () => true, why: 'each thread reads where its matrix lies' },
];

export const tinyVariants = variants({
  tiles: SHAPES,
  flags: { VECTORS: 2, LISTED: 2, STAGED: 2, W_IN_A: 2 },
  legal: ({ STAGED, LISTED, W_IN_A }) => STAGED === 0 || (LISTED === 0 && W_IN_A === 0),
});

export const syevSmall: Kernel = { name: 'syev_small', text: syev_small, variants: tinyVariants.all };

/** The shape for an order, and whether matrices are staged on a device; `force` names a rule, which must fit. */
export function pickTiny(n: number, p: Omit<TinyProblem, 'bytes'>, force?: string) {
  const shape = SHAPES[Math.max(1, n) - 1]!;
  const problem = { ...p, bytes: 4 * shape.THREADS * (shape.N * shape.N + 4) };
  const { choice } = pick(tinyRules, problem, force);
  if (choice === 1 && !problem.packed) throw new RangeError('only packed matrices can be staged');
  return { shape, staged: choice };
}
