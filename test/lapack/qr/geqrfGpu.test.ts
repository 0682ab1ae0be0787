// GEQRF, ORMQR and ORGQR on the GPU: the kernels of panels by name, levels of blocks, scales, columns of zeros, NaN, operands in one
// buffer.
import { describe, expect } from 'vitest';
import { geqrf, orgqr } from '../../../src/index.ts';
import { qrPanelRules } from '../../../src/lapack/qr/geqr2.kernels.ts';
import { enqueueGeqrf } from '../../../src/lapack/qr/geqrf.gpu.ts';
import { deviceMat } from '../../../src/runtime/buffer.ts';
import { type GeqrfData, type GeqrfProblem, geqrfCase } from '../../../testing/cases/lapack/qr/geqrf.ts';
import { orgqrCase } from '../../../testing/cases/lapack/qr/orgqr.ts';
import { ormqrCase } from '../../../testing/cases/lapack/qr/ormqr.ts';
import { attempt, judge } from '../../../testing/lib/case.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { some } from '../../lib/sampled.ts';
import { gpu, gpuSweep, gpuTest, gpuWide } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const software = gpu?.gpu?.software ?? true;
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');
const lanes = gpu?.gpu?.device.features.has('subgroups') ? (gpu.gpu.info.subgroupMinSize ?? 0) : 0;

type Run = (typeof geqrfCase)['run'];

/** With kernels and blocks by name. */
const forced =
  (force: string | undefined, nb: number, inner: number): Run =>
  async (queue, { m, n }, { A, tau }) =>
    enqueueGeqrf(queue, { m, n, A: deviceMat(A, A.ld), tau: deviceMat(tau, 1), nb, inner, force });

type Single = 's' | 'c';

async function expectGood(problem: GeqrfProblem, run: Run, what = '', prec: Single = 's'): Promise<GeqrfData> {
  const outcome = await attempt(gpu!, geqrfCase, problem, prec, run);
  expect(judge(geqrfCase, problem, prec, outcome), what).toEqual([]);
  const { data, offset, rows, parts = 1 } = outcome.after.tau;
  // tau, or its real part, is 0 or in 1..2
  const taus = Array.from({ length: rows }, (_, i) => data[parts * (offset + i)]!);
  expect(taus.filter((t) => !(t === 0 || (t >= 1 && t <= 2.000001)))).toEqual([]);
  return outcome.after;
}

/** The type of elements that a way of panels is for. */
const typeOf = (name: string): Single => (name.startsWith('pairs') ? 'c' : 's');

const blocks = qrPanelRules.flatMap(({ name, choice }) =>
  choice.block === undefined ? [] : [{ name, block: choice.block }],
);

describe('panels', () => {
  for (const { name, block } of blocks) {
    // Only what this device can run, and on a software adapter what it compiles in a moment.
    const fit = block.LANES <= lanes && (!software || block.THREADS * block.ROWS * block.WIDTH <= 1024);
    gpuTest(
      `${name}: heights and widths up to its own`,
      async () => {
        const { WIDTH } = block;
        const most = block.THREADS * block.ROWS;
        const shapes = [
          [most, WIDTH],
          [Math.min(most, 1000), 2 * WIDTH + 1],
          [WIDTH, WIDTH],
          [WIDTH + 1, WIDTH - 1],
          [1, 1],
          [3, 2],
        ] as const;
        for (const [m, n] of shapes)
          await expectGood(
            { m, n, layout: LAYOUT },
            forced(name, 2 * WIDTH + 1, 2 * WIDTH + 1),
            `${m} x ${n}`,
            typeOf(name),
          );
      },
      fit ? undefined : `hardware with subgroups of ${block.LANES}`,
    );
  }
});

describe('column by column', () => {
  for (const { name, choice } of qrPanelRules) {
    if (choice.columns === undefined) continue;
    const { WIDTH } = choice;
    gpuTest(
      `${name}: any height`,
      async () => {
        const shapes = slowly
          ? ([[300, WIDTH + 3]] as const)
          : ([
              [1, 1],
              [5, 3],
              [WIDTH, WIDTH],
              [129, 2 * WIDTH + 1],
              [700, WIDTH + 2],
              [20, 40],
            ] as const);
        for (const [m, n] of shapes)
          await expectGood(
            { m, n, layout: LAYOUT },
            forced(name, 2 * WIDTH + 1, 2 * WIDTH + 1),
            `${m} x ${n}`,
            typeOf(name),
          );
      },
      software && WIDTH > 4 ? 'a compiler that is quick with wide panels' : undefined,
    );
  }

  gpuSweep('the tallest panels have more than one chunk, and more than one row for each thread', async () => {
    const name = software ? 'columns-4' : 'columns-8';
    await expectGood({ m: 70000, n: 6 }, forced(name, 16, 16));
    await expectGood({ m: 70000, n: 6 }, forced(`pairs-${name}`, 16, 16), '', 'c');
  });
});

gpuSweep('levels of blocks, down to tiny ones', async (context) => {
  const shapes = slowly
    ? ([[70, 60, 24, 8]] as const)
    : ([
        [33, 33, 8, 4],
        [65, 64, 32, 8],
        [100, 129, 48, 16],
        [129, 100, 100, 24],
        [130, 128, 7, 0],
        [200, 200, 96, 40],
        [16, 100, 8, 8],
        [1000, 16, 16, 8],
        [300, 150, 0, 0],
      ] as const);
  for (const [m, n, nb, inner] of shapes)
    await expectGood({ m, n, layout: LAYOUT }, forced(undefined, nb, inner), `${m} x ${n}, ${nb}, ${inner}`);
  for (const [m, n, nb, inner] of some<readonly [number, number, number, number]>(shapes, 4))
    await expectGood({ m, n, layout: LAYOUT }, forced(undefined, nb, inner), `${m} x ${n}, ${nb}, ${inner}`, 'c');
  const { after } = await attempt(context, geqrfCase, { m: 90, n: 70 }, 's', forced(undefined, 32, 16));
  const { after: again } = await attempt(context, geqrfCase, { m: 90, n: 70 }, 's', forced(undefined, 32, 16));
  expect(again.A.data).toEqual(after.A.data);
});

const scaled =
  (factor: (j: number) => number): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    for (let j = 0; j < a.cols; j++) for (let i = 0; i < a.rows; i++) a.data[a.offset + i + j * a.ld]! *= factor(j);
  };
const native: Run = (queue, { m, n, nb = 16 }, { A, tau }) =>
  geqrf(queue, { m, n, A, lda: A.ld, tau, mode: 'native', nb });
const element = ({ A }: GeqrfData, i: number, j: number): number => A.data[A.offset + i + j * A.ld]!;
const tauOf = ({ tau }: GeqrfData, k: number): number => tau.data[tau.offset + k]!;

gpuTest('large and small numbers, and columns of very different sizes, lose no accuracy', async () => {
  for (const factor of [1e30, 1e-30, 2 ** 60, 2 ** -60]) {
    await expectGood({ m: 70, n: 50, source: scaled(() => factor), layout: LAYOUT }, native, `${factor}`);
    await expectGood({ m: 600, n: 5, source: scaled(() => factor) }, native, `${factor}, tall`);
  }
  await expectGood({ m: 60, n: 40, source: scaled((j) => 10 ** ((j % 7) * 8 - 24)) }, native);
});

gpuTest('a column counts as zero below 1e-27 of its own largest element, not before', async (context) => {
  for (const [small, seen] of [
    [1e-20, true],
    [1e-35, false],
  ] as const) {
    // Row 0 has the large elements; what is below row 0 in column 1 is small, and does not come from rounding.
    const values = [1, 0, 0, 1, 3 * small, 4 * small];
    const { after } = await attempt(
      context,
      geqrfCase,
      { m: 3, n: 2, source: formula((i, j) => values[i + 3 * j]!) },
      's',
      native,
    );
    expect(tauOf(after, 0)).toBe(0);
    expect(element(after, 0, 1)).toBe(1);
    if (seen) expect(element(after, 1, 1) / small).toBeCloseTo(-5, 4);
    expect(tauOf(after, 1)).toBeCloseTo(seen ? 1.6 : 0, 5);
    expect(element(after, 2, 1)).toBeCloseTo(seen ? 0.5 : 0, 5);
  }
});

gpuTest('columns of zeros, equal columns and equal rows', async () => {
  const zeros = (...columns: number[]): Source => scaled((j) => (columns.includes(j) ? 0 : 1));
  for (const [m, n] of [
    [60, 50],
    [300, 20],
    [20, 40],
  ] as const) {
    const sources = [
      zeros(0),
      zeros(n - 1),
      zeros(3, 4, 5, 6, 7),
      formula(() => 1),
      formula((i) => i + 1),
      formula((i, j) => (i % 3) * (j % 5)),
    ];
    for (const source of some(sources, 9)) await expectGood({ m, n, source, layout: LAYOUT }, native, `${m} x ${n}`);
    const zero = await expectGood({ m, n, source: formula(() => 0), layout: LAYOUT }, native);
    for (let k = 0; k < Math.min(m, n); k++) expect(tauOf(zero, k)).toBe(0);
  }
});

gpuTest('NaN and infinities spoil R from their column on, and no column in front of it', async (context) => {
  for (const [m, n] of [
    [70, 60],
    [300, 40],
  ] as const) {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      const places = [
        [0, 0],
        [50, 3],
        [m - 1, n - 1],
      ] as const;
      for (const [i, j] of some(places, 6)) {
        const source: Source = (a, prec, random) => {
          uniform(a, prec, random);
          a.data[a.offset + i + j * a.ld] = value;
        };
        const { after } = await attempt(context, geqrfCase, { m, n, source, layout: LAYOUT }, 's', native);
        const clean = (c: number) =>
          after.A.data
            .subarray(after.A.offset + c * after.A.ld, after.A.offset + c * after.A.ld + m)
            .every(Number.isFinite);
        expect(clean(j), `${value} at ${i}, ${j}`).toBe(false);
        for (let c = 0; c < n; c++) if (c < 16 * Math.floor(j / 16)) expect(clean(c), `column ${c}`).toBe(true);
      }
    }
  }
});

gpuTest('A and tau may lie in one buffer', async (context) => {
  const [m, n] = [70, 50];
  const problem = { m, n };
  const expected = await attempt(context, geqrfCase, problem, 's', native);
  const { A } = expected.before;
  const all = new Float32Array(m * n + n);
  all.set(A.data.subarray(A.offset, A.offset + m * n), 0);
  const buffer = context.upload('s', all);
  await geqrf(context.queue, { m, n, A: buffer, lda: m, tau: buffer.at(m * n), mode: 'native', nb: 16 });
  const found = await context.download(buffer);
  expect(found.subarray(0, m * n)).toEqual(expected.after.A.data.subarray(0, m * n));
  expect(found.subarray(m * n)).toEqual(expected.after.tau.data.subarray(0, n));
  buffer.dispose();
});

gpuWide('ormqr and orgqr in blocks of any size', async (context) => {
  for (const nb of slowly ? [24] : [1, 5, 24, 70]) {
    for (const side of ['l', 'r'] as const) {
      for (const trans of ['n', 't'] as const) {
        const [m, n] = side === 'l' ? [80, 33] : [33, 80];
        const problem = { side, trans, m, n, k: 70, nb, layout: LAYOUT, inC: nb === 5 };
        expect(judge(ormqrCase, problem, 's', await attempt(context, ormqrCase, problem, 's'))).toEqual([]);
      }
    }
    for (const [m, n, k] of [
      [80, 70, 70],
      [70, 70, 40],
      [90, 60, 0],
    ] as const) {
      const problem = { m, n, k, nb, layout: LAYOUT };
      expect(judge(orgqrCase, problem, 's', await attempt(context, orgqrCase, problem, 's'))).toEqual([]);
    }
  }
  const { queue } = context;
  const [A, tau] = [context.alloc('s', 100), context.alloc('s', 10)];
  await orgqr(queue, { m: 10, n: 10, k: 10, A, lda: 10, tau });
  expect(queue.trace.at(-1)).toMatchObject({ routine: 'sorgqr', backend: 'gpu' });
  for (const buffer of [A, tau]) buffer.dispose();
});

/** Both parts times a number that depends on the column. */
const scaledPairs =
  (factor: (j: number) => number): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    for (let j = 0; j < a.cols; j++)
      for (let p = 2 * (a.offset + j * a.ld); p < 2 * (a.offset + j * a.ld + a.rows); p++) a.data[p]! *= factor(j);
  };

gpuTest('complex panels at the ends of the range, with columns of zeros and of one number', async () => {
  for (const factor of [1e30, 1e-30])
    await expectGood({ m: 40, n: 20, source: scaledPairs(() => factor), layout: LAYOUT }, native, `${factor}`, 'c');
  await expectGood({ m: 40, n: 20, source: scaledPairs((j) => +(j % 3 > 0)), layout: LAYOUT }, native, 'zeros', 'c');
  const { A, tau } = await expectGood({ m: 1, n: 1, source: formula((_i, _j, part) => 3 + part) }, native, '', 'c');
  expect([...A.data.subarray(0, 2)]).toEqual([expect.closeTo(-5, 5), 0]);
  expect([...tau.data.subarray(0, 2)]).toEqual([expect.closeTo(1.6, 5), expect.closeTo(0.8, 5)]);
});

gpuTest(
  'NaN in one part of a complex number spoils R from its column on, and no block in front of it',
  async (context) => {
    for (const part of [0, 1]) {
      const source: Source = (a, prec, random) => {
        uniform(a, prec, random);
        a.data[2 * (a.offset + 30 + 20 * a.ld) + part] = Number.NaN;
      };
      const { after } = await attempt(context, geqrfCase, { m: 40, n: 24, source, layout: LAYOUT }, 'c', native);
      const { data, offset, ld } = after.A;
      const clean = (j: number) =>
        data.subarray(2 * (offset + j * ld), 2 * (offset + j * ld + 40)).every(Number.isFinite);
      expect(clean(20)).toBe(false);
      for (let j = 0; j < 16; j++) expect(clean(j), `column ${j}`).toBe(true);
    }
  },
);
