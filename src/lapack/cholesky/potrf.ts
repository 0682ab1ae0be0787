// POTRF: where it is computed. Arguments and documentation: potrf.spec.ts.
import type { Prec } from '../../core/field.ts';
import { front } from '../../runtime/front.ts';
import { potrfCpu } from './potrf.cpu.ts';
import { workspaceBytes } from './potrf.gpu.ts';
import { potrfHybrid } from './potrf.hybrid.ts';
import { potrfSpec } from './potrf.spec.ts';
import type { PotrfArgs } from './routines.gen.ts';

export const potrf = /* @__PURE__ */ front(potrfSpec, potrfCpu, potrfHybrid);

/**
 * Bytes of GPU memory that potrf with mode = 'native' takes besides its operands, at most: the blocks on the diagonal, and with
 * math = 'split' a panel's rows in halves.
 *
 * @example
 * const bytes = potrfWorkspace({ n: 4096, math: 'split' });
 */
export const potrfWorkspace = ({ n, nb = 0, math = 'strict' }: Pick<PotrfArgs<Prec>, 'n' | 'nb' | 'math'>): number =>
  workspaceBytes(n, nb, math);
