// GELQF, ORGLQ, ORMLQ and GEQR2 on every backend: the cases' sweeps, numbers at the ends of the range, NaN, zero rows, and the same bits with
// any number of threads.
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import type { Context } from '../../../src/index.ts';
import { gelqfRef } from '../../../src/lapack/qr/gelqf.ref.ts';
import { orglqRef } from '../../../src/lapack/qr/orglq.ref.ts';
import { ormlqRef } from '../../../src/lapack/qr/ormlq.ref.ts';
import { gelqfCase } from '../../../testing/cases/lapack/qr/gelqf.ts';
import { geqr2Case } from '../../../testing/cases/lapack/qr/geqr2.ts';
import { orglqCase } from '../../../testing/cases/lapack/qr/orglq.ts';
import { ormlqCase } from '../../../testing/cases/lapack/qr/ormlq.ts';
import { attempt, type Case, checkRandom, complaints, judge } from '../../../testing/lib/case.ts';
import { copied, type Operands } from '../../../testing/lib/operands.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { hostMat } from '../../../testing/lib/views.ts';
import { contexts, cpu, gpu } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const PRECS = ['s', 'd'] as const;
const cases = [gelqfCase, orglqCase, ormlqCase, geqr2Case] as unknown as readonly Case[];

/** Stands for all bits of the operands. */
function digest(operands: Operands): string {
  const hash = createHash('sha1');
  for (const { data } of Object.values(operands))
    hash.update(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
  return hash.digest('hex');
}

const backends = contexts.map((context) => [context.backend, context] as const);

/** llvmpipe takes up to seconds for a pipeline, and seconds for some thousand dispatches. */
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');
const thinned = <P>(sweep: readonly P[], backend: string): readonly P[] =>
  slowly && backend === 'gpu' ? sweep.filter((_, i) => i % 4 === 2) : sweep;

describe.each(backends)('on the %s backend', (backend, context: Context) => {
  // A software adapter compiles a pipeline in up to a second; what a shape is good for it has shown on the CPU.
  const precs = backend === 'cpu' ? PRECS : (['s'] as const);

  it.each(cases.map((c) => [c.spec.name, c] as const))('%s does the whole sweep', async (_name, c) => {
    for (const prec of precs) {
      for (const problem of thinned(c.sweep, backend)) expect(await complaints(context, c, problem, prec)).toEqual([]);
    }
    expect(context.queue.trace.at(-1)).toMatchObject({ backend });
  });
});

it.each(PRECS)('the references agree with the reflectors (%s)', (prec) => {
  const sweep = [gelqfCase, orglqCase, ormlqCase] as unknown as readonly Case[];
  for (const c of sweep) {
    for (const problem of c.sweep) {
      const before = c.data(problem, prec, new Random());
      const after = copied(before, Object.keys(before));
      c.reference(problem, after);
      const error = c.error(problem, before, after, { level: 1, random: checkRandom() });
      expect(error < 30 * EPS[prec], `${c.spec.name} ${JSON.stringify(problem)}: ${error}`).toBe(true);
    }
  }
});

it.each(PRECS)('numbers near the ends of the range lose no accuracy (%s)', async (prec) => {
  const [low, high] = prec === 's' ? [2 ** -118, 2 ** 120] : [2 ** -1010, 2 ** 1015];
  for (const factor of [low, high]) {
    const source: Source = (a, p, random) => {
      uniform(a, p, random);
      for (let i = 0; i < a.data.length; i++) a.data[i] = a.data[i]! * factor;
    };
    for (const [m, n] of [
      [4, 9],
      [66, 70],
    ] as const) {
      expect(await complaints(cpu, gelqfCase, { m, n, source, layout: LAYOUT }, prec), `${factor}`).toEqual([]);
    }
  }
});

it('zero rows are left alone, and rows in front of a NaN are finite', async () => {
  for (const prec of PRECS) {
    const zero = await attempt(cpu, gelqfCase, { m: 36, n: 40, source: formula(() => 0) }, prec);
    expect(zero.after.tau.data.every((t) => t === 0)).toBe(true);
    const source: Source = (a, p, random) => {
      uniform(a, p, random);
      a.data[a.offset + 20 + 30 * a.ld] = Number.NaN;
    };
    const { A } = (await attempt(cpu, gelqfCase, { m: 40, n: 50, source }, prec)).after;
    const row = (i: number) => Array.from({ length: 50 }, (_, j) => A.data[A.offset + i + j * A.ld]!);
    for (let i = 0; i < 20; i++) expect(row(i).every(Number.isFinite)).toBe(true);
    expect(row(20).every(Number.isFinite)).toBe(false);
  }
});

it('a factorization, its Q and its product agree', () => {
  const [m, n] = [6, 10];
  const before = gelqfCase.data({ m, n }, 'd', new Random());
  const after = copied(before, ['A', 'tau']);
  gelqfRef(m, n, hostMat(after.A), after.tau.data);
  const L = Float64Array.from({ length: m * n }, (_, p) => (p % m >= Math.floor(p / m) ? after.A.data[p]! : 0));
  ormlqRef('r', 'n', m, n, m, hostMat(after.A), after.tau.data, 0, { data: L, off: 0, ld: m });
  for (let p = 0; p < m * n; p++) expect(L[p]).toBeCloseTo(before.A.data[p]!, 12);
  orglqRef(m, n, m, hostMat(after.A), after.tau.data);
  for (let i = 0; i < m; i++) {
    let dot = 0;
    for (let j = 0; j < n; j++) dot += after.A.data[i + j * m]! * after.A.data[((i + 1) % m) + j * m]!;
    expect(dot).toBeCloseTo(0, 12);
  }
});

/** Of what a case leaves with blocks of nb. */
const digestOf = async (c: Case<object>, problem: object): Promise<string> =>
  digest((await attempt(cpu, c, problem, 's')).after);

it.each(cases.slice(0, 3).map((c) => [c.spec.name, c] as const))(
  '%s takes nb, up to 32, on the CPU',
  async (_name, c) => {
    const problem = { m: 70, n: 80, side: 'r', trans: 'n', k: 66, layout: LAYOUT };
    const nbs = [0, 32, 33, 31, 5];
    const [own, ...others] = await Promise.all(nbs.map((nb) => digestOf(c as Case<object>, { ...problem, nb })));
    expect(others.map((bits) => bits === own)).toEqual([true, true, false, false]);
  },
);

describe('with any number of threads', () => {
  afterEach(() => {
    const e = engine();
    if (e) e.pool.threads = 2;
  });

  it.each(cases.map((c) => [c.spec.name, c] as const))('%s gives the same bits', async (_name, c) => {
    const e = engine()!;
    const problem = { m: 110, n: 140, side: 'l', trans: 't', k: 100 };
    const results: string[] = [];
    for (const threads of [1, 3]) {
      e.pool.threads = threads;
      const { after } = await attempt(cpu, c as Case<typeof problem>, problem, 's');
      results.push(digest(after));
    }
    expect(new Set(results).size).toBe(1);
  });
});

it('the case of gelqf finds a wrong L, v or tau', async () => {
  const problem = { m: 33, n: 33, layout: LAYOUT };
  const { before, after } = await attempt(cpu, gelqfCase, problem, 'd');
  for (const [name, place] of [
    ['A', 7],
    ['A', 7 * 36],
    ['tau', 5],
  ] as const) {
    const wrong = copied(after, ['A', 'tau']);
    wrong[name].data[wrong[name].offset + place]! += 1e-9;
    expect(judge(gelqfCase, problem, 'd', { before, after: wrong })).toHaveLength(1);
  }
});
