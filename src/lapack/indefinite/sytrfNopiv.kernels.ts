// The kernel of L D L^T without pivoting as the host sees it, and which of its shapes fits a device.
import type { Rule } from '../../autotune/pick.ts';
import type { Kernel } from '../../runtime/kernel.ts';
import { SINGLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { sytrf_nopiv } from './shaders.gen.ts';

/** Threads in each direction; elements of a thread in the block on the diagonal, and in the rows below it. */
export interface LdlShape {
  readonly SIDE: number;
  readonly D: number;
  readonly E: number;
}

interface LdlProblem {
  /** A software adapter: compiling a long text takes it longer than the work ever could. */
  readonly software: boolean;
}

export const ldlRules: readonly Rule<LdlProblem, LdlShape>[] = [
  {
    name: 'leaf-16',
    choice: { SIDE: 8, D: 2, E: 2 },
    fits: ({ software }) => software,
    why: 'a short text for a software adapter',
  },
  {
    name: 'leaf-64',
    choice: { SIDE: 16, D: 4, E: 4 },
    fits: () => true,
    why: 'block columns of 64 in the registers of a workgroup',
  },
];

export const ldlVariants = variants<'ACROSS' | 'HERMITIAN', LdlShape>({
  types: SINGLES,
  flags: { ACROSS: 2, HERMITIAN: 2 },
  tiles: ldlRules.map(({ choice }) => choice),
  legal: (v) => v['HERMITIAN'] === 0 || v['COMPLEX'] === 1,
});

export const sytrfNopivKernel: Kernel = { name: 'sytrf_nopiv', text: sytrf_nopiv, variants: ldlVariants.all };
