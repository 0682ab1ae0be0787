// The kernels of pooling and its gradient as the host sees them.
import type { Kernel } from '../../runtime/kernel.ts';
import { REALS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { pool, pool_gradient } from './shaders.gen.ts';

/** Threads of a workgroup. */
export const POOL_THREADS = 256;

/** Units of a thread: those of four channels, or of one, which are not spread. */
const SPANS = [{ SPAN: 4 }, { SPAN: 2 }, { SPAN: 1 }] as const;
export type PoolSpan = (typeof SPANS)[number];
export const poolVariants = variants({
  types: REALS,
  flags: { KIND: 3, WIDE: 2 },
  tiles: SPANS,
  always: { THREADS: POOL_THREADS },
  legal: ({ WIDE, SPAN }) => WIDE === 1 || SPAN === 1,
});
/** The largest that divides the units of a pixel. */
export const poolSpan = (units: number, wide: boolean): PoolSpan =>
  SPANS.find(({ SPAN }) => units % SPAN === 0 && (wide || SPAN === 1))!;

export const gradientVariants = variants({
  types: REALS,
  flags: { KIND: 3, WIDE: 2 },
  always: { THREADS: POOL_THREADS },
});

export const poolKernel: Kernel = { name: 'pool', text: pool, variants: poolVariants.all };
export const poolGradient: Kernel = { name: 'pool_gradient', text: pool_gradient, variants: gradientVariants.all };
