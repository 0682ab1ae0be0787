// GEMV on every backend: the case's sweep, what is not read, long grids, and what is added up nowhere else.
import { describe, expect, it } from 'vitest';
import { gemv } from '../../src/index.ts';
import { gemvCase } from '../../testing/cases/blas2/gemv.ts';
import { attempt, complaints } from '../../testing/lib/case.ts';
import { sampled, some } from '../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../setup/contexts.ts';

const PLAIN = { trans: 'n', m: 9, n: 5, alpha: 1, incx: 1, beta: 0, incy: 1 } as const;
const kindOf = (p: (typeof gemvCase.sweep)[number]): string => `${p.trans}, incx ${p.incx}`;
const kinds = [...new Set(gemvCase.sweep.map(kindOf))];

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'gemv on the %s backend',
  (_, context) => {
    it.each(kinds)('multiplies the whole sweep of trans %s', async (kind) => {
      const problems = gemvCase.sweep.filter((p) => kindOf(p) === kind);
      for (const problem of some(problems, problems.length)) {
        expect(await complaints(context, gemvCase, problem, 's')).toEqual([]);
      }
    });

    it.each(['n', 't'] as const)('passes NaN on, also past a zero in x (trans %s)', async (trans) => {
      const poisoned: typeof gemvCase = {
        ...gemvCase,
        data(problem, prec, random) {
          const operands = gemvCase.data(problem, prec, random);
          operands.x.data.fill(0);
          operands.A.data[operands.A.offset] = Number.NaN;
          return operands;
        },
      };
      const { after } = await attempt(context, poisoned, { ...PLAIN, trans }, 's');
      expect([...after.y.data].map(Number.isNaN).indexOf(true)).toBe(0);
      expect([...after.y.data].filter(Number.isNaN).length).toBe(1);
    });
  },
);

it('multiplies the whole sweep in double precision on the CPU', async () => {
  for (const problem of some(gemvCase.sweep, 4)) expect(await complaints(cpu, gemvCase, problem, 'd')).toEqual([]);
});

it.each(contexts.map((context) => [context.backend, context] as const))(
  'multiplies the whole sweep in half precision on the %s backend',
  async (_, context) => {
    for (const problem of sampled(context, gemvCase.sweep, 2))
      expect(await complaints(context, gemvCase, problem, 'h')).toEqual([]);
  },
);

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'cgemv on the %s backend',
  (_, context) => {
    it('multiplies the whole sweep', async () => {
      for (const problem of some(gemvCase.sweep, context.backend === 'gpu' ? 15 : 40))
        expect(await complaints(context, gemvCase, problem, 'c')).toEqual([]);
    });

    it("tells 'c' from 't', and keeps infinity in its part where scalars are real", async () => {
      const A = context.upload('c', Float32Array.of(1, 2, 3, -1));
      const x = context.upload('c', Float32Array.of(0, 1, 2, 0));
      const y = context.upload('c', Float32Array.of(Infinity, 5));
      const call = { m: 2, n: 1, A, lda: 2, x, y } as const;
      await gemv(context.queue, { ...call, trans: 't', beta: 1 });
      expect([...(await context.download(y))]).toEqual([Infinity, 4]);
      await gemv(context.queue, { ...call, trans: 't' });
      // (1 + 2i) i + (3 - i) 2, (1 - 2i) i + (3 + i) 2
      expect([...(await context.download(y))]).toEqual([4, -1]);
      await gemv(context.queue, { ...call, trans: 'c', alpha: { re: 0, im: 1 } });
      expect([...(await context.download(y))]).toEqual([-3, 8]);
    });
  },
);

it('zgemv multiplies the whole sweep on the CPU', async () => {
  for (const problem of some(gemvCase.sweep, 40)) expect(await complaints(cpu, gemvCase, problem, 'z')).toEqual([]);
});

gpuTest('gemv needs no more workgroups per axis than the device has', async (context) => {
  const { queue } = context;
  const limit = queue.groupLimit;
  queue.groupLimit = 2;
  try {
    for (const trans of ['n', 't'] as const) {
      expect(await complaints(context, gemvCase, { ...PLAIN, trans, m: 200, n: 400 }, 's')).toEqual([]);
    }
  } finally {
    queue.groupLimit = limit;
  }
});

gpuTest('gemv gives the same bits every time', async (context) => {
  const problem = { ...PLAIN, m: 64, n: 400 };
  const [a, b] = [await attempt(context, gemvCase, problem, 's'), await attempt(context, gemvCase, problem, 's')];
  expect(a.after.y.data).toEqual(b.after.y.data);
});

gpuTest('gemv says how it loads the matrix', async (context) => {
  await complaints(context, gemvCase, { ...PLAIN, m: 12, layout: { align: 4 } }, 's');
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'sgemv', backend: 'gpu', kernel: 'gemv_n-vec4' });
  await complaints(context, gemvCase, { ...PLAIN, trans: 't' }, 's');
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'sgemv', backend: 'gpu', kernel: 'gemv_t-scalar' });
});

gpuTest('gemv in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, gemvCase, PLAIN, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dgemv', backend: 'cpu' });
});
