import type { Prec } from '../../core/field.ts';
import type { PotrfArgs } from './routines.gen.ts';
/**
 * Bytes of GPU memory that potrf with mode = 'native' takes besides its operands, at most: the blocks on the diagonal, and with
 * math = 'split' a panel's rows in halves.
 *
 * @example
 * const bytes = potrfWorkspace({ n: 4096, math: 'split' });
 */
export declare const potrfWorkspace: ({ n, nb, math }: Pick<PotrfArgs<Prec>, 'n' | 'nb' | 'math'>) => number;
