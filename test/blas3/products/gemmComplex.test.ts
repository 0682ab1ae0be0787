// Complex products on the GPU: every way that gemm has, forced, against three plain loops in double precision.
import { describe, expect } from 'vitest';
import { type DeviceGemm, enqueueGemm } from '../../../src/blas3/products/gemm.gpu.ts';
import { im, re } from '../../../src/core/complex.ts';
import type { Complex } from '../../../src/core/field.ts';
import type { Trans } from '../../../src/core/matrix.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { Random } from '../../../testing/lib/random.ts';
import { fewest, full, some } from '../../lib/sampled.ts';
import { gpuTest } from '../../setup/contexts.ts';

/** Where a matrix lies: so many elements in front of it, and so many between its columns. */
interface Layout {
  readonly offset: number;
  readonly pad: number;
}

interface Problem {
  readonly transA: Trans;
  readonly transB: Trans;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly alpha: number | Complex;
  readonly beta: number | Complex;
  readonly layout: Layout;
  readonly batch?: number;
  /** Factors that lie in C's buffer, apart from C. */
  readonly inC?: readonly ('A' | 'B')[];
  /** The value of everything that must not be read. */
  readonly unread?: number;
}

const LETTERS = ['n', 't', 'c'] as const;
const PAIRS = LETTERS.flatMap((transA) => LETTERS.map((transB) => ({ transA, transB })));
const ALIGNED = { offset: 4, pad: 2 };
const ODD = { offset: 3, pad: 1 };
const ALPHA = { re: 0.75, im: -0.5 };
const BETA = { re: -0.25, im: 1.25 };
const GENERAL = { alpha: ALPHA, beta: BETA } as const;

interface Placed {
  readonly rows: number;
  readonly cols: number;
  readonly ld: number;
  readonly stride: number;
  /** Of the first element of the first matrix. */
  readonly off: number;
}

function shapesOf({ transA, transB, m, n, k, layout }: Problem): Record<'A' | 'B' | 'C', Placed> {
  const placed = (rows: number, cols: number): Placed => {
    const ld = rows + layout.pad;
    return { rows, cols, ld, stride: ld * cols + 4, off: layout.offset };
  };
  return {
    A: transA === 'n' ? placed(m, k) : placed(k, m),
    B: transB === 'n' ? placed(k, n) : placed(n, k),
    C: placed(m, n),
  };
}

const lengthOf = ({ off, stride }: Placed, batch: number): number => off + stride * batch;

/** op(X)(i, j) of matrix b. */
function entry(x: Float32Array, at: Placed, trans: Trans, b: number, i: number, j: number): [number, number] {
  const [row, col] = trans === 'n' ? [i, j] : [j, i];
  const place = 2 * (at.off + b * at.stride + row + col * at.ld);
  return [x[place]!, trans === 'c' ? -x[place + 1]! : x[place + 1]!];
}

/** What C becomes, in doubles, and what each entry may differ by. */
function expected(p: Problem, at: Record<'A' | 'B' | 'C', Placed>, a: Float32Array, b: Float32Array, c: Float32Array) {
  const { m, n, k, batch = 1 } = p;
  const result = Float64Array.from(c);
  const bound = new Float64Array(c.length);
  const [ar, ai, br, bi] = [re(p.alpha), im(p.alpha), re(p.beta), im(p.beta)];
  const product = ar !== 0 || ai !== 0;
  const update = br !== 0 || bi !== 0;
  for (let z = 0; z < batch; z++)
    for (let j = 0; j < n; j++)
      for (let i = 0; i < m; i++) {
        let [sr, si, size] = [0, 0, 0];
        for (let l = 0; product && l < k; l++) {
          const [xr, xi] = entry(a, at.A, p.transA, z, i, l);
          const [yr, yi] = entry(b, at.B, p.transB, z, l, j);
          sr += xr * yr - xi * yi;
          si += xr * yi + xi * yr;
          size += Math.hypot(xr, xi) * Math.hypot(yr, yi);
        }
        const place = 2 * (at.C.off + z * at.C.stride + i + j * at.C.ld);
        const [cr, ci] = update ? [c[place]!, c[place + 1]!] : [0, 0];
        const scaled = product ? [ar * sr - ai * si, ar * si + ai * sr] : [0, 0];
        result[place] = scaled[0]! + br * cr - bi * ci;
        result[place + 1] = scaled[1]! + br * ci + bi * cr;
        const most = Math.hypot(ar, ai) * size + Math.hypot(br, bi) * Math.hypot(cr, ci);
        bound[place] = bound[place + 1] = (product ? 2 * k + 8 : 8) * 2 ** -24 * (most || 0);
      }
  return { result, bound };
}

/** What is wrong with the product of random matrices; entries beyond C must keep their bits. */
async function wrong(context: Context, p: Problem, how: Partial<DeviceGemm> = {}): Promise<string[]> {
  const { batch = 1, inC = [] } = p;
  const at = shapesOf(p);
  const random = new Random();
  const fresh = (placed: Placed): Float32Array => random.fill(new Float32Array(2 * lengthOf(placed, batch)), 'rands');
  const [a, b, c] = [fresh(at.A), fresh(at.B), fresh(at.C)];
  if (p.unread !== undefined) {
    if (re(p.beta) === 0 && im(p.beta) === 0) c.fill(p.unread);
    if (p.k === 0 || (re(p.alpha) === 0 && im(p.alpha) === 0)) for (const x of [a, b]) x.fill(p.unread);
  }
  // C, and behind it the factors that share its buffer.
  const parts = [c, ...inC.map((name) => (name === 'A' ? a : b))];
  const whole = new Float32Array(parts.reduce((sum, x) => sum + x.length, 0));
  const starts: number[] = [];
  parts.reduce((start, x) => {
    whole.set(x, start);
    starts.push(start / 2);
    return start + x.length;
  }, 0);
  const C = context.upload('c', whole);
  const own = { A: inC.includes('A') ? C : context.upload('c', a), B: inC.includes('B') ? C : context.upload('c', b) };
  const mat = (name: 'A' | 'B') => {
    const start = inC.includes(name) ? starts[1 + inC.indexOf(name)]! : 0;
    return { data: own[name], off: start + at[name].off, ld: at[name].ld };
  };
  const { transA, transB, m, n, k, alpha, beta } = p;
  const strides = { strideA: at.A.stride, strideB: at.B.stride, strideC: at.C.stride };
  const operands = { A: mat('A'), B: mat('B'), C: { data: C, off: at.C.off, ld: at.C.ld } };
  const sizes = { transA, transB, m, n, k, alpha, beta, batch };
  enqueueGemm(context.queue, { ...sizes, ...operands, ...(batch > 1 ? strides : {}), ...how }, 'forced');
  const got = await context.download(C);
  for (const buffer of new Set([C, own.A, own.B])) buffer.dispose();
  const { result, bound } = expected(p, at, a, b, c);
  const complaints: string[] = [];
  for (let place = 0; place < got.length; place++) {
    const wanted = place < result.length ? result[place]! : whole[place]!;
    const near = Math.abs(got[place]! - wanted) <= (bound[place] ?? 0) || Object.is(got[place], wanted);
    if (!near) complaints.push(`word ${place}: ${got[place]} instead of ${wanted}`);
  }
  return complaints.slice(0, 3);
}

/** Ways that take any layout, and those that need an aligned one; the slices have a depth to cut. */
const ANY = ['direct-small', 'direct-narrow', 'direct-flat', 'padded-medium', 'direct-small-slices'] as const;
const VECTORS = ['tiled-small', 'tiled-middle', 'tiled-small-slices', 'complex-pair', 'complex-pair-slices'] as const;

/** In a short run one pair of transposes for each way, by turns: software adapters compile a kernel for each. */
const pairsOf = (context: Context, turn: number) => (full ? fewest(context, PAIRS, 4) : [PAIRS[(4 * turn) % 9]!]);
const depthOf = (name: string): number => (name.endsWith('slices') ? 200 : 18);

describe.each(ANY.map((force, turn) => [force, turn] as const))('%s', (force, turn) => {
  gpuTest('all nine transposes, any layout', async (context) => {
    for (const pair of pairsOf(context, turn))
      for (const size of [
        { m: 21, n: 37, k: depthOf(force) + 1 },
        { m: 3, n: 2, k: 1 },
      ])
        expect(await wrong(context, { ...GENERAL, ...pair, ...size, layout: ODD }, { force })).toEqual([]);
  });
});

describe.each(VECTORS.map((force, turn) => [force, turn + ANY.length] as const))('%s', (force, turn) => {
  gpuTest('all nine transposes, beyond whole tiles and within', async (context) => {
    for (const pair of pairsOf(context, turn))
      for (const size of [
        { m: 34, n: 36, k: depthOf(force) },
        { m: 32, n: 64, k: depthOf(force) - 2 },
      ])
        expect(await wrong(context, { ...GENERAL, ...pair, ...size, layout: ALIGNED }, { force })).toEqual([]);
  });
});

describe.each(['quads', 'quads-flat', 'quads-narrow'])('%s', (force) => {
  gpuTest(
    'all nine transposes, any layout',
    async (context) => {
      for (const pair of fewest(context, PAIRS, 4))
        expect(await wrong(context, { ...GENERAL, ...pair, m: 35, n: 21, k: 19, layout: ODD }, { force })).toEqual([]);
    },
    'subgroups',
  );
});

const WAYS = [...ANY, ...VECTORS];
const shape = (force: string) => ({ m: 34, n: 36, k: depthOf(force), layout: ALIGNED });

describe('scalars', () => {
  const scalars: readonly Pick<Problem, 'alpha' | 'beta'>[] = [
    { alpha: 1, beta: 0 },
    { alpha: 1, beta: 1 },
    { alpha: -1, beta: { re: 0, im: 1 } },
    { alpha: { re: 0, im: 1 }, beta: 0 },
    { alpha: 0, beta: BETA },
    { alpha: { re: 0, im: 0 }, beta: { re: 0, im: 0 } },
  ];
  gpuTest('of all kinds; what has no part in the product is not read', async (context) => {
    for (const force of some(WAYS, 4))
      for (const pair of scalars)
        expect(
          await wrong(context, { ...pair, transA: 'c', transB: 't', ...shape(force), unread: Number.NaN }, { force }),
        ).toEqual([]);
  });

  gpuTest('without depth beta C, whatever alpha is', async (context) => {
    for (const force of some(WAYS, 4))
      for (const alpha of [ALPHA, Number.NaN, { re: 0, im: Number.POSITIVE_INFINITY }]) {
        const problem = { alpha: ALPHA, beta: BETA, transA: 'n', transB: 'n', ...shape(force), k: 0 } as const;
        expect(await wrong(context, { ...problem, unread: Number.NaN }, { force, alpha })).toEqual([]);
      }
  });
});

gpuTest('factors in the buffer of C', async (context) => {
  for (const force of some(['direct-small', 'tiled-small', 'padded-medium', 'direct-small-slices'], 2))
    for (const inC of [['A'], ['B'], ['A', 'B']] as const)
      for (const pair of fewest(context, PAIRS, 4))
        expect(await wrong(context, { ...GENERAL, ...pair, ...shape(force), inC }, { force })).toEqual([]);
});

gpuTest('batches, with a factor that all share', async (context) => {
  for (const force of ['direct-small', 'tiled-small'])
    for (const pair of fewest(context, PAIRS, 4))
      expect(await wrong(context, { ...GENERAL, ...pair, ...shape(force), batch: 3 }, { force })).toEqual([]);
});

gpuTest('what is chosen for a shape, a few rows beyond large tiles apart', async (context) => {
  for (const size of [
    { m: 5, n: 200, k: 400 },
    { m: 300, n: 1, k: 300 },
    { m: 1, n: 7, k: 300 },
    { m: 130, n: 260, k: 66 },
  ])
    for (const layout of [ALIGNED, ODD])
      expect(await wrong(context, { ...GENERAL, transA: 'c', transB: 'n', ...size, layout })).toEqual([]);
});

describe('C overwrites a factor', () => {
  const overwrite = async (context: Context, over: 'A' | 'B', order: number, others: number, odd: boolean) => {
    const random = new Random();
    const ld = odd ? (over === 'B' ? order : others) + 1 : over === 'B' ? order : others;
    const square = random.fill(new Float32Array(2 * order * order), 'rands');
    const length = ld * (over === 'B' ? others : order);
    const before = random.fill(new Float32Array(2 * length), 'rands');
    const [T, X] = [context.upload('c', square), context.upload('c', before)];
    const [t, x] = [
      { data: T, off: 0, ld: order },
      { data: X, off: 0, ld },
    ];
    const [m, n] = over === 'B' ? [order, others] : [others, order];
    const [A, B] = over === 'B' ? [t, x] : [x, t];
    enqueueGemm(context.queue, { m, n, k: order, alpha: ALPHA, A, B, beta: 0, C: x });
    const got = await context.download(X);
    for (const buffer of [T, X]) buffer.dispose();
    const placed = (rows: number, cols: number, ld: number) => ({ rows, cols, ld, stride: 0, off: 0 });
    const at = {
      A: over === 'B' ? placed(order, order, order) : placed(m, order, ld),
      B: over === 'B' ? placed(order, n, ld) : placed(order, order, order),
      C: placed(m, n, ld),
    };
    const p = { transA: 'n', transB: 'n', m, n, k: order, alpha: ALPHA, beta: 0, layout: ODD } as const;
    const [a, b] = over === 'B' ? [square, before] : [before, square];
    const { result, bound } = expected(p, at, a, b, before);
    return Array.from(got).filter((value, place) => !(Math.abs(value - result[place]!) <= bound[place]!)).length;
  };
  gpuTest('up to order 128', async (context) => {
    for (const over of ['A', 'B'] as const)
      for (const [order, others, odd] of [
        [128, 40, false],
        [37, 45, true],
      ] as const)
        expect(await overwrite(context, over, order, others, odd)).toBe(0);
  });
});

gpuTest('reproducible: every tile gives the same bits', async (context) => {
  const { m, n, k } = { m: 70, n: 68, k: 38 };
  const random = new Random();
  const upload = (length: number) => context.upload('c', random.fill(new Float32Array(2 * length), 'rands'));
  const [A, B] = [upload(m * k), upload(k * n)];
  const bits: Uint32Array[] = [];
  for (const force of ['direct-middle', 'tiled-middle', 'tiled-small']) {
    const C = context.upload('c', new Float32Array(2 * m * n).fill(0.3));
    const mats = { A: { data: A, off: 0, ld: k }, B: { data: B, off: 0, ld: n }, C: { data: C, off: 0, ld: m } };
    const how = { transA: 'c', transB: 't', reproducible: true, force } as const;
    enqueueGemm(context.queue, { m, n, k, ...GENERAL, ...mats, ...how });
    bits.push(new Uint32Array((await context.download(C)).buffer.slice(0)));
    C.dispose();
  }
  for (const other of bits.slice(1)) expect(other).toEqual(bits[0]);
  for (const buffer of [A, B]) buffer.dispose();
});
