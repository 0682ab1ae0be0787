// GEQRF: where it is computed. Arguments and documentation: geqrf.spec.ts.
import type { Prec } from '../../core/field.ts';
import { front } from '../../runtime/front.ts';
import { geqrfCpu } from './geqrf.cpu.ts';
import { geqrfBytes, geqrfHybrid } from './geqrf.hybrid.ts';
import { geqrfSpec } from './geqrf.spec.ts';
import type { GeqrfArgs } from './routines.gen.ts';

export const geqrf = /* @__PURE__ */ front(geqrfSpec, geqrfCpu, geqrfHybrid);

/**
 * Bytes of GPU memory that geqrf takes besides its operands, at most, beside what products in strict math may take. Hybrid mode takes
 * the part that is its panel's before the first step, and as much again twice on the host.
 *
 * @example
 * const bytes = geqrfWorkspace({ m: 8192, n: 8192, mode: 'native' });
 */
export const geqrfWorkspace = ({
  m,
  n,
  mode = 'auto',
  math = 'strict',
  nb = 0,
}: Pick<GeqrfArgs<Prec>, 'm' | 'n' | 'mode' | 'math' | 'nb'>): number => geqrfBytes(m, n, mode, math, nb);
