// POTRF: the memory that it takes.
import type { Prec } from '../../core/field.ts';
import { workspaceBytes } from './choleskyBlocks.ts';
import type { PotrfArgs } from './routines.gen.ts';

/**
 * Bytes of GPU memory that potrf with mode = 'native' takes besides its operands, at most: the blocks on the diagonal, and with
 * math = 'split' a panel's rows in halves.
 *
 * @example
 * const bytes = potrfWorkspace({ n: 4096, math: 'split' });
 */
export const potrfWorkspace = ({ n, nb = 0, math = 'strict' }: Pick<PotrfArgs<Prec>, 'n' | 'nb' | 'math'>): number =>
  workspaceBytes(n, nb, math);
