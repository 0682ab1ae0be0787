import { workspaceBytes } from './choleskyBlocks.js';
/**
 * Bytes of GPU memory that potrf with mode = 'native' takes besides its operands, at most: the blocks on the diagonal, and with
 * math = 'split' a panel's rows in halves.
 *
 * @example
 * const bytes = potrfWorkspace({ n: 4096, math: 'split' });
 */
export const potrfWorkspace = ({ n, nb = 0, math = 'strict' }) => workspaceBytes(n, nb, math);
