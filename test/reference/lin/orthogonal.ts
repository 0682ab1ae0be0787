// What LAPACK's test programs of QR and LQ factorizations, xchkqr and xchklq, have in common: of every matrix and block size the factors,
// Q written out in full and in part, products with Q of fewer reflectors, and a system that gels solves. An LQ factorization is judged as
// the QR factorization of A^H.
import { gels, lacpy, type Ptr, type Queue } from '../../../src/index.ts';
import type { MatrixView } from '../../../testing/lib/norms.ts';
import { Random } from '../../../testing/lib/random.ts';
import { Desk, type NumberPrec, type Operand, type Step } from './desk.ts';
import { scalarOf } from './matrices.ts';
import {
  adjointOn,
  COLUMNS,
  factorsRatio,
  type Lines,
  leading,
  orthogonalityRatio,
  productRatio,
  ROWS,
  timesQ,
  upperOf,
} from './qrRatios.ts';
import { residualRatio } from './ratios.ts';
import { distinctBlocks, SEED, type Setting, SIZES, sample } from './setting.ts';
import { rightHandSide, solution, valuesOf } from './systems.ts';
import { Tally } from './tally.ts';
import { general, typesOf } from './types.ts';

type Matrix = Operand<NumberPrec>;

/** The routines of a factorization and of its Q = H(1) ... H(k). */
export interface Family {
  /** L Q instead of Q R: the v's, and what a Q in part consists of, are rows. */
  readonly byRows: boolean;
  factor(queue: Queue, call: { m: number; n: number; A: Matrix; tau: Matrix; nb: number }): Promise<void>;
  /** The first columns (rows) of Q in the place of the first k v's. */
  generate(queue: Queue, call: { m: number; n: number; k: number; A: Matrix; tau: Matrix; nb: number }): Promise<void>;
  apply(queue: Queue, call: Product): Promise<void>;
}

interface Product {
  readonly side: 'l' | 'r';
  readonly trans: 'n' | 't' | 'c';
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly A: Matrix;
  readonly tau: Matrix;
  readonly C: Matrix;
  readonly nb: number;
}

/** As dchkaa passes them on: the first of dtest.in. */
const NRHS = 1;
const PRODUCTS = [
  ['l', false],
  ['l', true],
  ['r', false],
  ['r', true],
] as const;

export async function orthogonal(family: Family, { context, prec, every }: Setting<NumberPrec>): Promise<Tally> {
  const tally = new Tally();
  const random = new Random(SEED);
  const wanted = sample(every);
  for (const m of SIZES) {
    for (const n of SIZES) {
      const desk = new Desk(context, prec);
      const steps = typesOf('qr', m, n)
        .filter(wanted)
        .flatMap((type) => {
          const a = general(m, n, type, prec, random, 'qr');
          return testsOf({ family, desk, tally, a, where: `${m} x ${n}, type ${type}`, random });
        });
      await desk.perform(steps);
    }
  }
  return tally;
}

interface Test {
  readonly family: Family;
  readonly desk: Desk<NumberPrec>;
  readonly tally: Tally;
  readonly a: MatrixView;
  readonly where: string;
  readonly random: Random;
}

interface Factored {
  readonly factors: Matrix;
  readonly tau: Matrix;
  readonly nb: number;
  readonly label: string;
}

const linesOf = ({ byRows }: Family): Lines => (byRows ? ROWS : COLUMNS);

/**
 * All tests of one matrix: every block size, and with every one that makes a difference Q of all reflectors, of none, of one and of half of
 * them. The system is solved once.
 */
function testsOf(test: Test): Step[] {
  const { rows: order, cols: count } = linesOf(test.family).view(test.a);
  const most = Math.min(order, count);
  const numbers = [...new Set([most, 0, Math.min(1, most), Math.floor(most / 2)])];
  const blocks = distinctBlocks(most).flatMap((nb) => {
    const { factored, step } = factor(test, nb);
    const checked = numbers.filter((k) => distinctBlocks(k).includes(nb));
    return [step, ...checked.map((k) => check(test, factored, k))];
  });
  return order >= count ? [...blocks, solve(test)] : blocks;
}

function factor({ family, desk, a, where }: Test, nb: number): { factored: Factored; step: Step } {
  const { rows: m, cols: n } = a;
  const factors = desk.matrix('factors', m, n, valuesOf(a));
  const tau = desk.vector('tau', Math.min(m, n));
  const step: Step = {
    run: () => family.factor(desk.context.queue, { m, n, A: factors, tau, nb }),
    judge() {},
  };
  return { factored: { factors, tau, nb, label: `${where}, nb ${nb}` }, step };
}

/** An array for the first `count` columns (rows) of Q, and what puts them there: the v's of k reflectors are all that it may read of it. */
function writtenOut({ family, desk }: Test, { factors, tau, nb }: Factored, order: number, count: number, k: number) {
  const { queue } = desk.context;
  const { byRows } = family;
  const [m, n] = byRows ? [count, order] : [order, count];
  const A = desk.matrix('Q', m, n);
  const vectors = Math.min(k, order - 1);
  const behind = ({ buffer, offset, ld }: Matrix): Ptr<NumberPrec> => ({ buffer, offset: offset + (byRows ? ld : 1) });
  return {
    Q: A,
    async generate() {
      if (vectors > 0) {
        const part = byRows
          ? ({ uplo: 'u', m: vectors, n: order - 1 } as const)
          : ({ uplo: 'l', m: order - 1, n: vectors } as const);
        await lacpy(queue, { ...part, A: behind(factors), lda: factors.ld, B: behind(A), ldb: A.ld });
      }
      await family.generate(queue, { m, n, k, A, tau, nb });
    },
  };
}

/** Q of k reflectors: written out in full, with the factors of the first k columns (rows) in part, and multiplied by. */
function check(test: Test, factored: Factored, k: number): Step {
  const { family, desk, tally, a, random } = test;
  const { queue } = desk.context;
  const { prec } = desk;
  const { view, norm } = linesOf(family);
  const { rows: order, cols: count } = view(a);
  const label = `${factored.label}, k ${k}`;
  const full = writtenOut(test, factored, order, order, k);
  const isWhole = k === Math.min(order, count);
  const part = isWhole ? full : count <= order ? writtenOut(test, factored, order, count, k) : undefined;
  const given = { l: solution(order, count, prec, random), r: solution(count, order, prec, random) };
  const products = PRODUCTS.map(([side, adjoint]) => {
    const c = given[side];
    const trans = adjoint ? adjointOn(prec) : ('n' as const);
    return { side, adjoint, trans, c, C: desk.matrix('C', c.rows, c.cols, valuesOf(c)) };
  });
  return {
    async run() {
      await full.generate();
      if (part !== full) await part?.generate();
      for (const { side, trans, c, C } of products) {
        const { factors: A, tau, nb } = factored;
        await family.apply(queue, { side, trans, m: c.rows, n: c.cols, k, A, tau, C, nb });
      }
    },
    judge() {
      if (part !== undefined) {
        const q = view(part.Q.view);
        const columns = isWhole ? count : k;
        const r = upperOf(leading(view(factored.factors.view), order, columns), q.cols);
        tally.ratio('factors', label, factorsRatio(leading(view(a), order, columns), q, r, prec, norm));
        tally.ratio('orthogonal', label, orthogonalityRatio(q, prec));
      }
      for (const { side, adjoint, trans, c, C } of products) {
        const exact = timesQ(side, adjoint, full.Q.view, c);
        tally.ratio('products', `${label}, side ${side}, trans ${trans}`, productRatio(C.view, exact, c, order, prec));
      }
    },
  };
}

/** A consistent system, over-determined with columns, under-determined with rows. */
function solve({ desk, tally, a, where, random }: Test): Step {
  const { prec } = desk;
  const { rows: m, cols: n } = a;
  const b = rightHandSide(a, 'n', solution(n, NRHS, prec, random), prec);
  const A = desk.matrix('A', m, n, valuesOf(a));
  const X = desk.matrix('X', Math.max(m, n), NRHS, (i) => (i < m ? scalarOf(b, i, 0) : undefined));
  const info = desk.integers('info', 1);
  return {
    async run() {
      await gels(desk.context.queue, { trans: 'n', m, n, nrhs: NRHS, A, lda: A.ld, B: X, ldb: X.ld, info });
    },
    judge() {
      tally.info('gels', where, info.values[0]!, 0);
      tally.ratio('solve', where, residualRatio(a, leading(X.view, n, NRHS), b, 'n', prec));
    },
  };
}
