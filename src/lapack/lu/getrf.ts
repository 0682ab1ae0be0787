// GETRF: where it is computed. Arguments and documentation: getrf.spec.ts.
import type { Bound } from '../../core/args.ts';
import { UnsupportedError } from '../../core/errors.ts';
import { isComplex, type Prec } from '../../core/field.ts';
import { front } from '../../runtime/front.ts';
import { getrfCpu } from './getrf.cpu.ts';
import { getrfBytes, getrfHybrid } from './getrf.hybrid.ts';
import { getrfSpec } from './getrf.spec.ts';
import type { GetrfArgs } from './routines.gen.ts';

type Call = Bound<GetrfArgs<Prec>>;

/** What norms of complex matrices would tell is not computed yet. */
function withoutComplexGrowth(a: Call): Call {
  if (isComplex(a.prec) && a.growth !== undefined)
    throw new UnsupportedError(`${a.routine}: growth is computed for real matrices only; leave it out`);
  return a;
}

export const getrf = /* @__PURE__ */ front<Call>(getrfSpec, getrfCpu, getrfHybrid, { as: withoutComplexGrowth });

/**
 * Bytes of GPU memory that getrf takes besides its operands, at most, beside what products in strict math and `growth` may take. Hybrid
 * mode takes its part before the first step, and as much again twice on the host.
 *
 * @example
 * const bytes = getrfWorkspace({ m: 8192, n: 8192, mode: 'hybrid', nb: 128 });
 */
export const getrfWorkspace = ({
  m,
  n,
  mode = 'auto',
  math = 'strict',
  nb = 0,
}: Pick<GetrfArgs<Prec>, 'm' | 'n' | 'mode' | 'math' | 'nb'>): number => getrfBytes(m, n, mode, math, nb);
