// GGEV as a case: residuals of right and left vectors, their lengths, pairs; without vectors the values that come with them.
import { ggev, type Prec } from '../../../../src/index.ts';
import { ggevRef } from '../../../../src/lapack/schur/ggev.ref.ts';
import { ggevSpec } from '../../../../src/specs.ts';
import { calling, type Data, type LaidOut, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { eigenvaluesIn, valueArrays, valueWindows } from '../../../lib/eigenvalues.ts';
import { copyElement, larger, type MatrixView } from '../../../lib/norms.ts';
import { integers, window } from '../../../lib/operands.ts';
import { columnOf } from '../../../lib/product.ts';
import { EPS } from '../../../lib/residuals.ts';
import { isPencilPaired, pencilError, pencilLengths } from '../../../lib/residualsPencil.ts';
import { layoutOf, type Source, uniform } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

export interface GgevProblem extends Sizes<'n'>, LaidOut {
  readonly jobvl: 'n' | 'v';
  readonly jobvr: 'n' | 'v';
  /** Default: uniform on (0,1). */
  readonly sourceA?: Source;
  readonly sourceB?: Source;
}

/** VL, VR: without columns where they are not wanted. */
export type GgevData = Data<'A' | 'B' | 'alphar' | 'alphai' | 'alpha' | 'beta' | 'VL' | 'VR', 'info'>;

const BOTH = { jobvl: 'v', jobvr: 'v' } as const;

const valuesOf = ({ alphar, alphai, alpha, beta }: GgevData) => {
  const { re, im } = eigenvaluesIn({ WR: alphar, WI: alphai, W: alpha });
  const step = beta.parts ?? 1;
  // Of pairs the imaginary part must be zero.
  const real = columnOf(beta, 0).filter((x, p) => p % step === 0 || x !== 0);
  return { re, im, beta: real.length === re.length ? real : re.map(() => Number.NaN) };
};

function reference({ jobvl, jobvr, n }: GgevProblem, operands: GgevData): void {
  const { A, B, VL, VR, info } = operands;
  const { alphar: WR, alphai: WI, alpha: W, beta } = operands;
  const alpha = valueArrays({ WR, WI, W });
  const step = beta.parts ?? 1;
  const pairs = beta.data.subarray(step * beta.offset, step * (beta.offset + n));
  const values = { alphar: alpha.WR, alphai: alpha.WI, beta: pairs };
  const vectors = { VL: hostMat(VL), VR: hostMat(VR) };
  info.data[info.offset] = ggevRef({ jobvl, jobvr, n, A: hostMat(A), B: hostMat(B), ...values, ...vectors });
}

function data(
  { jobvl, jobvr, n, sourceA = uniform, sourceB = uniform, layout }: GgevProblem,
  prec: Prec,
  random: Parameters<Source>[2],
): GgevData {
  const [A, B] = [window(prec, n, n, layout, 'read'), window(prec, n, n, layout, 'read')];
  sourceA(A, prec, random);
  sourceB(B, prec, random);
  const vectors = (job: 'n' | 'v') => (job === 'v' ? window(prec, n, n, layout) : window(prec, 0, 0, layout));
  const { WR, WI, W } = valueWindows(prec, n, layout);
  const values = { alphar: WR, alphai: WI, alpha: W, beta: window(prec, n, 1, layout) };
  return { A, B, ...values, VL: vectors(jobvl), VR: vectors(jobvr), info: integers(1, layout) };
}

function parts({ jobvl, jobvr, n, layout }: GgevProblem, before: GgevData, after: GgevData): number[] {
  const w = valuesOf(after);
  if (after.info.data[after.info.offset] !== 0 || !isPencilPaired(w, after.A.parts)) return [Number.NaN];
  if (n === 0) return [0];
  const { parts: step } = before.A;
  const isSingle = before.A.data instanceof Float32Array;
  const prec = step === 2 ? (isSingle ? 'c' : 'z') : isSingle ? 's' : 'd';
  const eps = EPS[prec];
  const of = (V: MatrixView, left: boolean): number[] => [
    pencilError(before.A, before.B, w, V, left, eps),
    pencilLengths(w, V) / n,
  ];
  const errors = [...(jobvr === 'v' ? of(after.VR, false) : []), ...(jobvl === 'v' ? of(after.VL, true) : [])];
  if (errors.length > 0) return errors;
  // Values alone are those that come with vectors.
  const sources = [before.A, before.B].map(
    (X): Source =>
      (to) => {
        for (let j = 0; j < n; j++)
          for (let i = 0; i < n; i++) copyElement(to, to.offset + i + j * to.ld, X, X.offset + i + j * X.ld);
      },
  );
  const whole = { ...BOTH, n, sourceA: sources[0]!, sourceB: sources[1]!, ...(layout && { layout }) };
  const operands = data(whole, prec, undefined as never);
  reference(whole, operands);
  const known = valuesOf(operands);
  const same = (['re', 'im', 'beta'] as const).every((name) => w[name].every((x, k) => x === known[name][k]));
  return same ? parts(whole, before, operands) : [Number.NaN];
}

export const ggevCase: Case<GgevProblem, GgevData> = {
  spec: ggevSpec,
  tolerance: 40,
  sweep: [
    ...[0, 1, 2, 3, 4, 5, 8, 12, 25, 60].map((n) => ({ ...BOTH, n, layout: ODD })),
    ...(['n', 'v'] as const).flatMap((jobvl) =>
      (['n', 'v'] as const).flatMap((jobvr) => [7, 30].map((n) => ({ jobvl, jobvr, n, layout: ODD }))),
    ),
  ],

  fromOptions: ({ n }, o) => ({ jobvl: o.jobvl, jobvr: o.jobvr, n, layout: layoutOf(o) }),
  data: (problem, prec, random) => data(problem, prec, random),

  run(queue, problem, at) {
    const { jobvl, jobvr } = problem;
    const { VL, VR, ...rest } = at;
    const operands = { ...rest, ...(jobvl === 'v' && { VL }), ...(jobvr === 'v' && { VR }) };
    return calling(ggev, ggevSpec)(queue, problem, operands as never);
  },

  reference,
  parts,
  error: (problem, before, after) => parts(problem, before, after).reduce(larger),
};
