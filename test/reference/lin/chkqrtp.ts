// LAPACK's test programs of triangles on top of pentagons, xchkqrtp (xqrt05): factors, Q, and products with Q, for pentagons that are full
// and for those that end in a triangle. Q is written out from the v's and tau alone; products use all of T.
import { tpmqrt, tpqrt } from '../../../src/index.ts';
import type { MatrixView } from '../../../testing/lib/norms.ts';
import { Random } from '../../../testing/lib/random.ts';
import { Desk, type NumberPrec, type Operand, type Step } from './desk.ts';
import { identity, made, multiplyByQ, scalarOf } from './matrices.ts';
import { adjointOn, factorsRatio, orthogonalityRatio, productRatio, timesQ, upperOf } from './qrRatios.ts';
import { BLOCKS, SEED, type Setting, SIZES, sample } from './setting.ts';
import { solution } from './systems.ts';
import { Tally } from './tally.ts';

const PRODUCTS = [
  ['l', false],
  ['l', true],
  ['r', false],
  ['r', true],
] as const;

export async function chkqrtp({ context, prec, every }: Setting<NumberPrec>): Promise<Tally> {
  const tally = new Tally();
  const random = new Random(SEED);
  const wanted = sample(every);
  for (const m of SIZES) {
    for (const n of SIZES) {
      const desk = new Desk(context, prec);
      const steps: Step[] = [];
      for (const l of new Set([0, Math.min(m, n)])) {
        for (const nb of BLOCKS.filter((block) => block <= n).filter(wanted)) {
          steps.push(check({ desk, tally, random, m, n, l, nb }));
        }
      }
      await desk.perform(steps);
    }
  }
  return tally;
}

interface Test {
  readonly desk: Desk<NumberPrec>;
  readonly tally: Tally;
  readonly random: Random;
  readonly m: number;
  readonly n: number;
  readonly l: number;
  readonly nb: number;
}

function check({ desk, tally, random, m, n, l, nb }: Test): Step {
  const { queue } = desk.context;
  const { prec } = desk;
  const where = `${m} x ${n}, l ${l}, nb ${nb}`;
  const order = m + n;
  const any = solution(order, n, prec, random);
  /** Whether element (i, j) of the triangle on top of the pentagon is there. */
  const isThere = (i: number, j: number): boolean => (i < n ? i <= j : i < order - l || i - (order - l) <= j);
  const a = made(order, n, (i, j) => (isThere(i, j) ? scalarOf(any, i, j) : 0), any.parts);
  const A = desk.matrix('A', n, n, (i, j) => (isThere(i, j) ? scalarOf(a, i, j) : undefined));
  const B = desk.matrix('B', m, n, (i, j) => (isThere(n + i, j) ? scalarOf(a, n + i, j) : undefined));
  const T = desk.matrix('T', nb, n);
  const given = { l: solution(order, n, prec, random), r: solution(n, order, prec, random) };
  const products = PRODUCTS.map(([side, adjoint]) => {
    const c = given[side];
    const [rows, cols] = side === 'l' ? [n, 0] : [0, n];
    const first = desk.matrix('C1', n, n, (i, j) => scalarOf(c, i, j));
    const second = desk.matrix('C2', c.rows - rows, c.cols - cols, (i, j) => scalarOf(c, i + rows, j + cols));
    return { side, adjoint, trans: adjoint ? adjointOn(prec) : ('n' as const), c, first, second };
  });
  return {
    async run() {
      await tpqrt(queue, { m, n, l, nb, A, lda: A.ld, B, ldb: B.ld, T, ldt: T.ld });
      for (const { side, trans, first, second } of products) {
        const Q = { k: n, l, nb, V: B, ldv: B.ld, T, ldt: T.ld };
        const C = { A: first, lda: first.ld, B: second, ldb: second.ld };
        await tpmqrt(queue, { side, trans, m: second.rows, n: second.cols, ...Q, ...C });
      }
    },
    judge() {
      const v = made(order, n, (i, j) => (i >= n && isThere(i, j) ? scalarOf(B.view, i - n, j) : 0), a.parts);
      const tau = Array.from({ length: n }, (_, j) => scalarOf(T.view, j % nb, j));
      const q = multiplyByQ(v, tau, false, identity(order, a.parts));
      tally.ratio('factors', where, factorsRatio(a, q, upperOf(A.view, order), prec));
      tally.ratio('orthogonal', where, orthogonalityRatio(q, prec));
      for (const { side, adjoint, trans, c, first, second } of products) {
        const found = joined(side, first, second);
        const exact = timesQ(side, adjoint, q, c);
        tally.ratio('products', `${where}, side ${side}, trans ${trans}`, productRatio(found, exact, c, order, prec));
      }
    },
  };
}

/** One matrix on top of the other, or beside it. */
function joined(
  side: 'l' | 'r',
  { view: first }: Operand<NumberPrec>,
  { view: second }: Operand<NumberPrec>,
): MatrixView {
  const [rows, cols] = side === 'l' ? [first.rows, 0] : [0, first.cols];
  return made(
    rows + second.rows,
    cols + second.cols,
    (i, j) => (i < first.rows && j < first.cols ? scalarOf(first, i, j) : scalarOf(second, i - rows, j - cols)),
    first.parts,
  );
}
